import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import { fullListing } from '../testing/fullListing.ts'
import { listingOf } from '../testing/listingOf.ts'
import { PACKAGE_TIERS } from '../tier/packageTier.ts'
import { COMPARE_LIMIT, parseComparison, serialiseComparison } from './compareParams.ts'
import { compareView, type CompareCell } from './compareView.ts'
import { readPhones } from '../contact/phone.ts'
import * as en from '../names/en/index.ts'
import { locationIn } from '../testing/locationIn.ts'

const COMPARE_WORDS = { 'not-given': 'Not given', 'not-in-package': 'Not in this package' }

/** A Monday, 12:00 in Cape Town. */
const NOW = Date.parse('2026-11-23T10:00:00Z')

/** The cells of a row in words. */
function row(listings: readonly Listing[], field: string): string[] {
  const rows = compareView(listings, { now: NOW, names: en }).groups.flatMap((group) => group.rows)
  return rows.find((one) => one.field === field)?.cells.map(words) ?? []
}

function words(cell: CompareCell): string {
  return cell.state === 'given' ? cell.lines.map(({ text }) => text).join('; ') : COMPARE_WORDS[cell.state]
}

const PREMIUM = fullListing({ slug: 'premium', packageTier: 'premium' })
const STANDARD = fullListing({ slug: 'standard', packageTier: 'standard' })
const CLASSIFIED = fullListing({ slug: 'classified', packageTier: 'classified' })
const BARE = listingOf({ slug: 'bare', packageTier: 'premium' })

describe('compareView', () => {
  const labels = (...listings: readonly Listing[]) =>
    compareView(listings, { now: NOW, names: en }).groups.map(({ title, rows }) =>
      [title, ...rows.map(({ label }) => label)].join(', '),
    )

  it('has the rows of four groups', () => {
    expect(labels(PREMIUM)).toEqual([
      'What they are, Category, Subcategory, Description',
      'Where, Location, Address',
      'Reach them, Phone, WhatsApp, Email, Website',
      'Time and offers, Today, Special offers, Photo gallery, Social media',
    ])
  })

  it.each([
    // Everything but its place and its hours is the same, so the last group is the first.
    [
      'two packages',
      STANDARD,
      ['Time and offers, Today', 'What they are, Category', 'Where, Location', 'Reach them, Ph'],
    ],
    [
      'an address',
      { ...PREMIUM, slug: 'x', address: '2 Long Street' },
      ['Where, Address, Loc', 'What', 'Reach', 'Time'],
    ],
    ['nothing', { ...PREMIUM, slug: 'x' }, ['What they are, Category', 'Where, Location', 'Reach', 'Time']],
    ['much', BARE, ['What they are, Subcategory, Description, Category', 'Where, Address, Loc', 'Reach', 'Time']],
  ] as const)('begins with what differs: %s', (_what, other, begins) => {
    expect(labels(PREMIUM, other).map((group, at) => group.startsWith(begins[at]!))).toEqual([true, true, true, true])
  })

  it('shows photographs of known origins only', () => {
    const listing = { ...PREMIUM, images: [{ id: '1', url: 'https://img.example/a.jpg', alt: 'The lodge' }] }
    const hasPhoto = (imageOrigins: readonly string[]) =>
      compareView([listing], { now: NOW, names: en, imageOrigins }).columns.map((card) => 'photo' in card)
    expect(hasPhoto(['https://img.example'])).toEqual([true])
    expect(hasPhoto([])).toEqual([false])
  })

  it.each([
    ['category', ...Array<string>(4).fill('Accommodation')],
    ['subcategory', 'Safari Lodges', 'Safari Lodges', 'Safari Lodges', 'Not given'],
    ['description', 'A quiet house.', 'A quiet house.', 'Not in this package', 'Not given'],
    ['location', ...Array<string>(4).fill('Cape Town, Western Cape, South Africa')],
    ['address', '1 Long Street', '1 Long Street', '1 Long Street', 'Not given'],
    ['phone', '+27 21 555 0100', '+27 21 555 0100', '+27 21 555 0100', 'Not given'],
    ['email', 'hello@karoo.example', 'hello@karoo.example', 'Not in this package', 'Not given'],
    ['website', 'karoo.example', 'karoo.example', 'Not in this package', 'Not given'],
    ['today', '08:00-17:00', 'Not in this package', 'Not in this package', 'Not given'],
    ['specialOffers', 'Stay three', 'Not in this package', 'Not in this package', 'Not given'],
    ['gallery', '1 of 10 images', '1 of 6 images', 'Not in this package', 'Not given'],
    ['socialMedia', 'Instagram', 'Not in this package', 'Not in this package', 'Not given'],
  ])('tells what is not in the package from what is not given: %s', (field, ...cells) =>
    expect(row([PREMIUM, STANDARD, CLASSIFIED, BARE], field)).toEqual(cells),
  )

  it('links what can be reached', () => {
    const listing = { ...PREMIUM, phone: '082 555 1234' }
    const [, , reach] = compareView([listing], { now: NOW, names: en, readPhones }).groups
    expect(reach?.rows.map(({ cells }) => cells[0])).toEqual([
      { state: 'given', lines: [{ text: '+27 82 555 1234', href: 'tel:+27825551234' }] },
      { state: 'given', lines: [{ text: '+27 82 555 1234', href: 'https://wa.me/27825551234' }] },
      { state: 'given', lines: [{ text: 'hello@karoo.example', href: 'mailto:hello@karoo.example' }] },
      { state: 'given', lines: [{ text: 'karoo.example', href: 'https://www.karoo.example/' }] },
    ])
  })

  it('calls a gallery without an image not given', () => {
    const [, , , time] = compareView([BARE], { now: NOW, names: en, placeholderBase: false }).groups
    expect(time?.rows.find(({ field }) => field === 'gallery')?.cells).toEqual([{ state: 'not-given' }])
  })

  it.each([
    ['open', [{ day: 'Mon-Fri', hours: '08:00-17:00' }], '08:00-17:00', 'open'],
    ['closed', [{ day: 'Mon', hours: 'Closed' }], 'Closed', 'closed'],
    ['a day left out, which is closed', [{ day: 'Tue', hours: '08:00-17:00' }], '', 'closed'],
    ['hours that nobody can read', [{ day: 'Mon', hours: 'by chance' }], 'by chance', 'unknown'],
    ['days that nobody can read', [{ day: 'Market days', hours: 'early' }], 'Market days: early', 'unknown'],
  ])('says of today whether it is open, and the hours as written: %s', (_, businessHours, text, state) => {
    const listing = fullListing({ packageTier: 'premium', businessHours })
    const [, , , time] = compareView([listing], { now: NOW, names: en }).groups
    const cell = time?.rows[0]?.cells[0]
    expect(cell).toMatchObject({ state: 'given', openStatus: { state } })
    expect(cell && words(cell)).toBe(text)
  })

  it('shows all hours where the clock of the place is not known', () => {
    const location = locationIn('Narnia')
    expect(row([fullListing({ packageTier: 'premium', location })], 'today')).toEqual(['Monday: 08:00-17:00'])
  })

  it('marks the rows in which two listings differ', () => {
    const differing = (listings: readonly Listing[]) =>
      compareView(listings, { now: NOW, names: en })
        .groups.flatMap(({ rows }) => rows)
        .filter(({ differs }) => differs)
        .map(({ field }) => field)
    expect(differing([PREMIUM, STANDARD])).toEqual(['today', 'specialOffers', 'gallery', 'socialMedia'])
    expect(
      differing([STANDARD, fullListing({ slug: 'other', packageTier: 'standard', address: '2 Long Street' })]),
    ).toEqual(['address'])
    expect(differing([PREMIUM])).toEqual([])
    expect(differing([])).toEqual([])
  })

  it('takes the first four, each once', () => {
    const listings = [PREMIUM, PREMIUM, STANDARD, CLASSIFIED, BARE, listingOf({ slug: 'fifth' })]
    const { columns } = compareView(listings, { now: NOW, names: en })
    expect(columns.map(({ slug }) => slug)).toEqual(['premium', 'standard', 'classified', 'bare'])
  })

  it('has a cell for each column and lets nothing out that a package does not show', () => {
    const tier = fc.constantFrom(...PACKAGE_TIERS)
    fc.assert(
      fc.property(fc.array(tier, { maxLength: 6 }), (tiers) => {
        const listings = tiers.map((packageTier, index) => fullListing({ slug: `${index}`, packageTier }))
        const before = structuredClone(listings)
        const { columns, groups } = compareView(listings, { now: NOW, names: en })
        expect(columns).toHaveLength(Math.min(tiers.length, COMPARE_LIMIT))
        for (const { cells } of groups.flatMap(({ rows }) => rows)) expect(cells).toHaveLength(columns.length)
        if (tiers.every((one) => one === 'classified')) {
          expect(JSON.stringify({ columns, groups })).not.toMatch(/hello@|A quiet house|Instagram|Stay three/)
        }
        expect(listings).toEqual(before)
      }),
    )
  })
})

describe('the address of a comparison', () => {
  it('names the listings in their order', () => {
    expect(serialiseComparison(['b', 'a']).toString()).toBe('listing=b&listing=a')
    expect(parseComparison(new URLSearchParams('listing=b&listing=a'))).toEqual(['b', 'a'])
  })

  it('names different ones, and no more than forty, however hostile the query', () => {
    const query = `listing=a&listing=a&listing=&listing=${'x'.repeat(161)}&other=z&listing=b&listing=c&listing=d&listing=e`
    expect(parseComparison(new URLSearchParams(query))).toEqual(['a', 'b', 'c', 'd', 'e'])
    const many = Array.from({ length: 100 }, (_, index) => `${index}`)
    expect(parseComparison(serialiseComparison(many))).toEqual(many.slice(0, 40))
  })

  it('comes back as it was', () => {
    const slug = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.uniqueArray(slug, { maxLength: COMPARE_LIMIT }), (slugs) => {
        const query = serialiseComparison(slugs).toString()
        expect(parseComparison(new URLSearchParams(query))).toEqual(slugs)
      }),
    )
  })
})
