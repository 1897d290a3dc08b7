import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { categoryEntries } from '../scope/categoryEntries.ts'
import { categorySchema } from '../category/categorySchema.ts'
import { contactMessageSchema } from '../contact/contactMessageSchema.ts'
import { filterStateSchema } from '../filter/filterStateSchema.ts'
import { LISTING_LIMITS, listingSchema } from '../listing/listing.ts'
import { cityEntries, countryEntries } from '../scope/locationEntries.ts'
import { placeIndex } from '../location/placeIndex.ts'
import { cityEntrySchema, countryEntrySchema } from '../location/placeSchemas.ts'
import { pricingPlanSchema } from '../pricing/pricingPlanSchema.ts'
import { fullListing } from '../testing/fullListing.ts'
import { listingOf } from '../testing/listingOf.ts'
import { parseEach, parseWith } from './parseWith.ts'
import { categoryName } from '../names/displayNames.ts'
import * as en from '../names/en/index.ts'

const SCHEMAS = {
  listing: listingSchema,
  category: categorySchema,
  country: countryEntrySchema,
  city: cityEntrySchema,
  filters: filterStateSchema,
  plan: pricingPlanSchema,
  contactMessage: contactMessageSchema,
} satisfies Record<string, z.ZodType>

const reasons = (input: unknown, schema: z.ZodType = listingSchema) => {
  const result = parseWith(schema, input)
  return result.ok ? [] : result.error.issues.map(({ path, reason }) => `${path}: ${reason}`)
}

describe('parseWith', () => {
  it('gives the value of what it can trust', () => {
    expect(parseWith(listingSchema, fullListing())).toEqual({ ok: true, value: fullListing() })
  })

  it.each([
    ['info@hôtel-exemple.example', true],
    ['a@سوق.مصر', true],
    ['a@b.xn--wgbh1c', true],
    ['info(at)lodge.example', false],
    ['a@b\u200E.example', false],
    ['a@b\u{1F600}.example', false],
    ['a@b..example', false],
    ['a@b', false],
  ])('takes an e-mail address at a domain in any writing, and no other text: %s, %s', (email, isTaken) =>
    expect(parseWith(listingSchema, { ...fullListing(), email }).ok).toBe(isTaken),
  )

  it('names every place and reason of what it cannot', () => {
    expect(
      reasons({
        ...fullListing(),
        businessName: ' ',
        location: { country: 'KE', province: { slug: 'coast', name: 'Coast' }, city: 7 },
        email: 'nobody',
        packageTier: 'gold',
        images: [{ id: 'a', url: 'javascript:alert(1)', alt: '' }],
        specialOffers: [{ id: 'o', title: 'Stay', description: '', validUntil: '2026-02-30' }],
      }),
    ).toEqual([
      'businessName: Required',
      'location.city: Invalid input: expected object, received number',
      'email: Please enter a valid email address',
      'packageTier: Invalid option: expected one of "classified"|"standard"|"premium"',
      'images[0].url: Invalid address: only http, https, mailto and tel links without a user name are allowed',
      'specialOffers[0].validUntil: Invalid ISO date',
    ])
    expect(reasons(null)).toEqual([': Invalid input: expected object, received null'])
    expect(reasons({ ...fullListing(), id: undefined })).toEqual(['id: Required'])
  })

  const refuse = () => {
    throw new Error('no')
  }
  const revoked = Proxy.revocable({}, {})
  revoked.revoke()
  const cyclic: Record<string, unknown> = { ...listingOf() }
  cyclic['location'] = cyclic
  it.each([
    ['a getter that throws', Object.defineProperty({}, 'id', { get: refuse, enumerable: true })],
    ['a proxy that throws', new Proxy({}, { get: refuse })],
    ['a revoked proxy', revoked.proxy],
    ['a cycle', cyclic],
    ['a function', () => undefined],
    ['a symbol', Symbol('x')],
    ['a bigint', 1n],
    ['a date', new Date(NaN)],
    ['a prototype', JSON.parse('{"__proto__": {"id": "x"}, "constructor": 1}')],
  ])('refuses %s with a reason, by every schema, and never throws', (_, input) => {
    for (const schema of Object.values(SCHEMAS)) {
      const result = parseWith(schema, input)
      expect(result.ok).toBe(false)
      if (!result.ok) for (const { reason } of result.error.issues) expect(reason).not.toBe('')
    }
  })

  it('never throws, whatever it is given', () => {
    const anything = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withNullPrototype: true,
      withSparseArray: true,
      withObjectString: true,
    })
    const fields = ['id', 'businessName', 'slug', 'location', 'images', 'mapCoordinates', 'website'] as const
    const nearListing = fc.dictionary(fc.constantFrom(...fields), anything)
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          nearListing.map((some) => ({ ...fullListing(), ...some })),
        ),
        (input) => {
          for (const schema of Object.values(SCHEMAS)) expect(typeof parseWith(schema, input).ok).toBe('boolean')
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('parseEach', () => {
  it('keeps the good of a list and says where the others stood', () => {
    const list = [listingOf(), null, listingOf({ slug: 'b' }), { ...listingOf(), id: '' }]
    const { values, refused } = parseEach(listingSchema, list)
    expect(values.map(({ slug }) => slug)).toEqual(['karoo-lodge', 'b'])
    expect(refused).toEqual([
      { index: 1, issues: [{ path: '', reason: 'Invalid input: expected object, received null' }] },
      { index: 3, issues: [{ path: 'id', reason: 'Required' }] },
    ])
  })
})

describe('listingSchema', () => {
  it('needs only what every listing has', () => {
    expect(reasons(listingOf())).toEqual([])
  })

  it('drops what it does not know', () => {
    expect(parseWith(listingSchema, { ...listingOf(), password: 'x' })).toEqual({ ok: true, value: listingOf() })
  })

  it('brings text to NFC, well formed and without control characters', () => {
    const result = parseWith(listingSchema, {
      ...listingOf(),
      businessName: '  Cafe\u0301 \u0007Mo\u0308we ',
      description: 'One\r\ntwo\u0000\tthree \uD800',
    })
    expect(result.ok && [result.value.businessName, result.value.description]).toEqual([
      'Café Möwe',
      'One\ntwo\tthree \uFFFD',
    ])
  })

  const TEXTS = ['businessName', 'slug', 'category', 'address', 'phone', 'description'] as const
  it.each(TEXTS)('lets %s have as many characters as its limit and no more', (field) => {
    const most = LISTING_LIMITS[field]
    expect(reasons({ ...listingOf(), [field]: 'x'.repeat(most) })).toEqual([])
    expect(reasons({ ...listingOf(), [field]: 'x'.repeat(most + 1) })).toEqual([
      `${field}: Too long: at most ${most} characters`,
    ])
  })

  it('lets a list have twenty entries and no more', () => {
    const rows = (count: number) => Array.from({ length: count }, () => ({ day: 'Mon', hours: '' }))
    expect(reasons(listingOf({ businessHours: rows(20) }))).toEqual([])
    expect(reasons(listingOf({ businessHours: rows(21) }))).toHaveLength(1)
  })

  it.each(['a b', '../admin', 'a/b', 'a?b', 'a#b', 'a%2Fb', 'a.b', 'a\u200Bb', '__proto__'])(
    'refuses the slug %j',
    (slug) =>
      expect(reasons(listingOf({ slug }))).toEqual([
        'slug: Invalid slug: only letters, digits and hyphens are allowed',
      ]),
  )

  it.each(['karoo-lodge', 'ቡና-ቤት', 'مقهى-2', '7'])('accepts the slug %j', (slug) =>
    expect(reasons(listingOf({ slug }))).toEqual([]),
  )

  it.each(['javascript:alert(1)', 'no site yet', 'ftp://a.example', 'https://u:p@a.example'])(
    'refuses the website %j',
    (website) => expect(reasons(listingOf({ website }))).toEqual(['website: Invalid website']),
  )

  it.each(['', 'a.example', 'https://a.example/b'])('accepts the website %j', (website) =>
    expect(reasons(listingOf({ website }))).toEqual([]),
  )

  it.each([
    [91, 0],
    [-91, 0],
    [0, 181],
    [0, -181],
    [NaN, 0],
    [0, Infinity],
  ])('refuses the coordinates %d, %d', (lat, lng) =>
    expect(reasons(listingOf({ mapCoordinates: { lat, lng } }))).toHaveLength(1),
  )

  it('gives its own results back unchanged', () => {
    const words = fc.string({ unit: 'binary', maxLength: 60 })
    const listing = fc.record({
      businessName: words,
      address: words,
      phone: words.map((text) => text.slice(0, 40)),
      description: words,
    })
    fc.assert(
      fc.property(listing, (fields) => {
        const input = { ...listingOf(), ...fields }
        const before = structuredClone(input)
        const once = parseWith(listingSchema, input)
        if (once.ok) expect(parseWith(listingSchema, once.value)).toEqual(once)
        expect(input).toEqual(before)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the other schemas', () => {
  const listings = [fullListing({ packageTier: 'premium' })]

  it('read what the package itself computes', () => {
    const places = placeIndex(listings)
    for (const entry of countryEntries(places, en))
      expect(parseWith(countryEntrySchema, entry)).toEqual({ ok: true, value: entry })
    for (const entry of cityEntries(places, en))
      expect(parseWith(cityEntrySchema, entry)).toEqual({ ok: true, value: entry })
    for (const { slug, icon, count } of categoryEntries(listings)) {
      const entry = { id: slug, name: categoryName(en, slug), slug, icon, count }
      expect(parseWith(categorySchema, entry)).toEqual({ ok: true, value: entry })
    }
  })

  it('give a category whose icon nobody drew that of accommodation', () => {
    const banks = { id: 'banks', name: 'Banks', slug: 'banks', icon: 'coin', count: 1 }
    expect(parseWith(categorySchema, banks)).toEqual({ ok: true, value: { ...banks, icon: 'accommodation' } })
  })

  it('refuse a count that is none', () => {
    for (const count of [-1, 0.5, NaN, '1', 2 ** 53]) {
      const kenya = { code: 'KE', name: 'Kenya', slug: 'kenya', region: 'east', count, topRegions: [] }
      expect(reasons(kenya, countryEntrySchema)).toHaveLength(1)
    }
  })
})
