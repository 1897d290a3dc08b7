import type { OwnerHome, OwnerHomeListing } from '@dira/data'
import { expect, it } from 'vitest'
import { shownHome } from './shownHome.ts'

const NOW = new Date('2026-11-22T12:00:00')

const gate: OwnerHomeListing = {
  id: 'gate',
  slug: 'etosha-east-gate',
  name: 'Etosha East Gate',
  category: 'accommodation',
  country: 'NA',
  province: 'Oshikoto',
  city: 'Namutoni',
  address: null,
  status: 'published',
  packageTier: 'premium',
  paidUntil: '2026-11-29',
  checks: {},
  has: { phone: true, hours: true, place: true },
  changed: undefined,
  waits: [],
  weeks: [],
  isPaid: true,
  renewsFrom: '2026-11-29',
  paymentReference: '4K729QXB',
  paymentNote: undefined,
}
const enquiries = { enquiries: [], more: false, count: 0, new: 0 }
const home = (...listings: OwnerHomeListing[]): OwnerHome => ({
  today: '2026-11-22',
  countingSince: '2026-01-01',
  listings,
  enquiries,
})
const stripOf = (...listings: OwnerHomeListing[]) => shownHome(home(...listings), NOW).strip
const factsOf = (listing: OwnerHomeListing) => shownHome(home(listing), NOW).listings[0]?.facts

it.each([
  ['2026-12-23', undefined],
  ['2026-12-22', 'Etosha East Gate ends in 30 days'],
  ['2026-11-29', 'Etosha East Gate ends in 7 days'],
  ['2026-11-23', 'Etosha East Gate ends tomorrow'],
  ['2026-11-22', 'Etosha East Gate ends today'],
  ['2026-11-21', 'Etosha East Gate ended on 21 November 2026'],
  ['2026-09-01', undefined],
])('a package that is paid until %s: %s', (paidUntil, heading) => {
  expect(stripOf({ ...gate, paidUntil })?.heading).toBe(heading)
})

it('says of an ended package what happens to the page, and when', () => {
  expect(stripOf({ ...gate, paidUntil: '2026-11-08' })?.text).toMatch(/^Until Sunday 22 November 2026 the page stays/)
  expect(stripOf({ ...gate, paidUntil: '2026-11-07' })?.text).toMatch(/^The page goes on as Classified\./)
})

it('speaks of the one that ends soonest, and of a payment where nothing else is to be done', () => {
  const oven = { ...gate, id: 'oven', name: 'Outjo Oven', paidUntil: '2026-12-01' }
  const paid = { ...gate, paymentNote: { tier: 'premium', years: 1, notedAt: '2026-11-22T08:00:00Z' } } as const
  expect(stripOf(oven, gate)?.heading).toBe('Etosha East Gate ends in 7 days')
  expect(stripOf(oven, paid)?.heading).toBe('Outjo Oven ends in 9 days')
  expect(stripOf(paid)).toEqual({
    heading: 'We look for your payment',
    text: 'You said today that Premium for Etosha East Gate is paid. The date moves on when we have found the money.',
    action: undefined,
  })
  expect(shownHome(home(oven, paid), NOW).packages.map(({ state }) => state)).toEqual(['renew', 'looking'])
})

it.each([
  ['Ends 14 March 2027.', 'paid', { paidUntil: '2027-03-14', renewsFrom: '2027-03-14' }],
  ['Ends 14 March 2027.', 'renew', { isPaid: false, paidUntil: '2027-03-14', renewsFrom: '2027-03-14' }],
  ['No payment is recorded for it.', 'renew', { isPaid: false, paidUntil: undefined, renewsFrom: undefined }],
  [
    'Ends 14 March 2027. No payment is recorded for it.',
    'renew',
    { isPaid: false, paidUntil: '2027-03-14', renewsFrom: undefined },
  ],
  ['Ended 1 November 2026.', 'renew', { isPaid: false, paidUntil: '2026-11-01', renewsFrom: '2026-11-01' }],
] as const)('says of a package "%s", as %s, with the way to renew it', (text, state, bought) => {
  expect(shownHome(home({ ...gate, ...bought }), NOW).packages).toMatchObject([
    { text: `R1995 a year. ${text}`, state, renewHref: '/owner/renew/etosha-east-gate' },
  ])
})

it('says what is live, what waits and what is asked', () => {
  const changed = { columns: ['phone'], at: '2026-11-20T10:00:00' } as const
  const waits = [
    {
      reference: 'DIRA 7K4 M92',
      status: 'new',
      columns: ['images', 'city_name', 'address', 'business_name'],
      sentAt: '2026-11-21T16:40:00',
      question: undefined,
    },
    {
      reference: 'DIRA 7K4 M93',
      status: 'asked-back',
      columns: ['phone'],
      sentAt: '2026-11-20T16:40:00',
      question: 'Which?',
    },
  ] satisfies OwnerHomeListing['waits']
  expect(
    factsOf({ ...gate, changed: { ...changed, columns: [...changed.columns] }, waits })?.slice(0, 3),
  ).toMatchObject([
    { state: 'live', text: 'The page. You changed the phone on Friday.' },
    { state: 'waits', text: 'The name, the address and the photographs. Sent yesterday 16:40, DIRA 7K4 M92.' },
    { state: 'asked', text: 'About the phone: ‘Which?’ DIRA 7K4 M93.' },
  ])
  expect(factsOf({ ...gate, status: 'draft' })).toEqual([
    { state: 'away', text: 'The page is a draft: nobody sees it yet.' },
  ])
})

it('says what was checked within a year, and what was not', () => {
  const checks = {
    phone: { on: '2026-11-02', how: 'owner' },
    hours: { on: '2025-12-31', how: 'administrator' },
    place: { on: '2025-08-01', how: 'call' },
  } as const
  expect(factsOf({ ...gate, checks })?.slice(1)).toEqual([
    { state: 'checked', text: 'The phone in November by you and the hours in December 2025 by Dira.' },
    { state: 'toCheck', text: 'Nobody has checked the place since August 2025.' },
  ])
  expect(factsOf({ ...gate, packageTier: 'standard' })?.slice(1)).toEqual([
    { state: 'toCheck', text: 'Nobody has checked the phone and the place yet.' },
  ])
})

it('has eight weeks with the empty ones, and none before counting began', () => {
  const weeks = [{ week: '2026-11-09', views: 171, contacts: 6 }]
  const numbersOf = (countingSince: string) =>
    shownHome({ ...home({ ...gate, weeks }), countingSince }, NOW).listings[0]?.numbers
  expect(numbersOf('2026-01-01')).toMatchObject({ began: undefined })
  expect(numbersOf('2026-01-01')?.weeks.map(({ week, views }) => [week, views])).toEqual([
    ['2026-09-28', 0],
    ['2026-10-05', 0],
    ['2026-10-12', 0],
    ['2026-10-19', 0],
    ['2026-10-26', 0],
    ['2026-11-02', 0],
    ['2026-11-09', 171],
    ['2026-11-16', 0],
  ])
  expect(numbersOf('2026-11-20')?.weeks).toHaveLength(2)
  expect(numbersOf('2026-11-22')?.began).toEqual({ on: '2026-11-22', daysAgo: 0 })
  expect(numbersOf('2026-11-19')?.began).toBeUndefined()
})
