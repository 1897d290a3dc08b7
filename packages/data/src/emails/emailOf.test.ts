import { expect, it } from 'vitest'
import { emailOf } from './emailOf.ts'
import { emailText } from './emailText.ts'
import type { Reminder } from './reminderEmail.ts'

const REMINDER: Reminder = {
  kind: 'reminder',
  name: 'Etosha East Gate',
  slug: 'etosha-east-gate',
  country: 'NA',
  tier: 'premium',
  paidUntil: '2026-11-29',
  renewsFrom: '2026-11-29',
  isOwned: false,
}
const siteUrl = 'https://dira.example'
const reminded = (today: string, more: Partial<typeof REMINDER> = {}) =>
  emailOf({ ...REMINDER, ...more }, { siteUrl, today })

it.each([
  ['2026-10-30', 'Etosha East Gate ends in 30 days', '30 days left'],
  ['2026-11-22', 'Etosha East Gate ends in 7 days', 'Seven days left'],
  ['2026-11-28', 'Etosha East Gate ends tomorrow', 'One day left'],
  ['2026-11-29', 'Etosha East Gate ends today', 'The last day'],
  ['2026-11-30', 'Etosha East Gate ended yesterday', 'Your package has ended'],
  ['2026-12-13', 'Etosha East Gate ended 14 days ago', 'Your package has ended'],
])('on %s it says "%s"', (today, subject, heading) => {
  expect(reminded(today)).toMatchObject({ subject, heading })
})

it('names the price and the year that a payment on that day covers', () => {
  expect(reminded('2026-11-22').facts).toEqual([
    ['One year more', 'R1995'],
    ['From', 'Monday 30 November 2026'],
    ['To', 'Monday 29 November 2027'],
  ])
})

it('says that a payment covers what was left without one', () => {
  const from = (renewsFrom: string | undefined) => reminded('2026-11-22', { renewsFrom }).facts?.[1]
  expect(from(undefined)).toEqual(['From', 'Sunday 22 November 2026'])
  expect(from('2026-11-10')).toEqual(['From', 'Wednesday 11 November 2026'])
})

it('keeps a subject short', () => {
  expect(reminded('2026-11-22', { name: 'x'.repeat(200) }).subject.length).toBeLessThan(64)
})

it('is plain text that can be read anywhere', () => {
  expect(emailText(reminded('2026-11-22'))).toMatchInlineSnapshot(`
    "Seven days left

    Premium for Etosha East Gate ends on Sunday 29 November 2026.

    Renew before then and not one word on the page changes.

    One year more   R1995
    From            Monday 30 November 2026
    To              Monday 29 November 2027

    See your page: https://dira.example/listings/etosha-east-gate

    To renew, answer this email and ask for an invoice. Bank details never stand in an email like this. If one gives you some, call us.

    If you do nothing, the page goes on as Classified after Sunday 13 December 2026. Nothing is deleted, and all of it comes back when you renew.

    Dira, 12 Loop Street, Cape Town, South Africa. Call +27 21 555 0100.

    You get this 30, 7 and 1 days before the end and on the day, because Etosha East Gate is in the guide.
    "
  `)
})

it('leads who looks after the listing to the page that renews it, and names no account', () => {
  const text = emailText(reminded('2026-11-22', { isOwned: true }))
  expect(text).toContain('Renew: https://dira.example/owner/renew/etosha-east-gate\n')
  expect(text).toContain('The account to pay to is on that page, which asks you to sign in.')
  expect(text).not.toContain('answer this email')
})

it('says who invites, and has the link only for the one who sends it', () => {
  const invitation = {
    kind: 'invitation',
    purpose: 'invitation',
    name: undefined,
    madeBy: 'thandi@dira.example',
    expiresAt: '2026-11-29T10:00:00.000Z',
  } as const
  const context = { siteUrl, today: '2026-11-22' }
  expect(emailText(emailOf(invitation, context, 'abc'))).toContain('https://dira.example/admin/invitation#abc')
  const seen = emailText(emailOf(invitation, context))
  expect(seen).toContain('thandi@dira.example invites you')
  expect(seen).not.toContain('/admin/invitation')
})

const CLAIM = {
  name: 'Jetty Kabeljou',
  slug: 'jetty-kabeljou',
  country: 'NA',
  claimant: 'Selma Nangolo',
  askedAt: '2026-11-22T09:12:00.000Z',
} as const

it('tells the listed mailbox who claims its page, and has the link only for the one who sends it', () => {
  const context = { siteUrl, today: '2026-11-22' }
  const subject = { ...CLAIM, kind: 'claim-link', expiresAt: '2026-11-23T09:12:00.000Z' } as const
  const sent = emailText(emailOf(subject, context, 'abc'))
  expect(sent).toContain('Choose a password: https://dira.example/owner/invitation#abc')
  expect(sent).toContain('Selma Nangolo asked to look after the page of Jetty Kabeljou')
  expect(emailText(emailOf(subject, context))).not.toContain('/owner/invitation')
  expect(emailText(emailOf({ ...subject, claimant: '' }, context))).toContain('Somebody asked')
})

it('tells who looks after a page of another claim, by its reference', () => {
  const subject = { ...CLAIM, kind: 'claim-notice', reference: 'DIRA 7K4 M92' } as const
  const text = emailText(emailOf(subject, { siteUrl, today: '2026-11-22' }))
  expect(text).toContain('Reference   DIRA 7K4 M92')
  expect(text).toContain('https://dira.example/listings/jetty-kabeljou')
})

it('asks a new address whether it is one, and tells the one of before, neither with more than it needs', () => {
  const context = { siteUrl, today: '2026-11-22' }
  const change = { kind: 'email-change', expiresAt: '2026-11-29T09:12:00.000Z' } as const
  expect(emailText(emailOf(change, context, 'abc'))).toContain(
    'Use this address: https://dira.example/owner/invitation#abc',
  )
  expect(emailText(emailOf(change, context))).not.toContain('/owner/invitation')
  const notice = {
    kind: 'email-notice',
    address: 'n••••@etosha.example',
    isDone: false,
    at: '2026-11-22T09:12:00.000Z',
  } as const
  const asked = emailText(emailOf(notice, context))
  expect(asked).toContain('asked that its address become n••••@etosha.example')
  expect(asked).toContain('choose a new password at once')
  expect(emailText(emailOf({ ...notice, isDone: true }, context))).toContain('you sign in with n••••@etosha.example')
})

it('leads owners to the page for owners, and names their business', () => {
  const owner = {
    kind: 'invitation',
    purpose: 'owner',
    name: 'Etosha East Gate',
    expiresAt: '2026-11-29T09:26:00.000Z',
  } as const
  const context = { siteUrl, today: '2026-11-22' }
  const invited = emailOf({ ...owner, madeBy: 'thandi@dira.example' }, context, 'abc')
  expect(invited.subject).toBe('Look after the page of Etosha East Gate')
  expect(emailText(invited)).toContain('https://dira.example/owner/invitation#abc')
  const forgotten = emailOf({ ...owner, purpose: 'owner-password', name: undefined, madeBy: undefined }, context, 'abc')
  expect(emailText(forgotten)).toContain('https://dira.example/owner/invitation#abc')
  expect(emailText(forgotten)).not.toContain('undefined')
})
