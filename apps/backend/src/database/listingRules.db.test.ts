import { locationNamed, listingSchema, LISTING_LIMITS, type Listing } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { describe, expect, test } from 'vitest'
import { listingFromRow, rowFromListing, type ListingRow } from '@dira/data'
import { serviceKeyHeaders, useTestBackend } from '../testing/testBackend.ts'

const database = useTestBackend()

const listing: Listing = {
  id: 'rules',
  slug: 'rules',
  businessName: 'Rules',
  category: 'shopping',
  location: locationNamed('KE'),
  address: '',
  phone: '',
}

let count = 0
async function store(change: Partial<Listing>, more: object = {}) {
  count += 1
  const given = { ...listing, slug: `rules-${count}`, ...change, id: `rules-${count}` }
  return database().ask('/rest/v1/listings', {
    method: 'POST',
    headers: serviceKeyHeaders(database()),
    body: { ...rowFromListing(given), status: 'published', ...more },
  })
}

const offer = { id: 'o', title: 'Lunch', description: '' }
const image = { id: 'i', url: 'https://pictures.example/1.jpg', alt: '' }

const ACCEPTED: readonly [string, Partial<Listing>][] = [
  ['a name of the longest length', { businessName: 'x'.repeat(LISTING_LIMITS.businessName) }],
  ['a name of emoji up to the longest length', { businessName: '🦁'.repeat(LISTING_LIMITS.businessName / 2) }],
  ['names in other scripts', { businessName: 'مطعم الشام', slug: 'مطعم-الشام' }],
  ['a website without its scheme', { website: 'www.naro.example/rooms?x=1' }],
  ['a website with a port', { website: 'http://naro.example:8080' }],
  ['an e-mail address', { email: "o'neill+stay@naro.co.example" }],
  ['coordinates at the edges', { mapCoordinates: { lat: -90, lng: 180 } }],
  ['twenty images', { images: Array.from({ length: 20 }, () => image) }],
  ['an empty list', { socialMedia: [] }],
  ['a telephone link', { socialMedia: [{ platform: 'WhatsApp', url: 'tel:+254700000000' }] }],
  ['a mail link', { socialMedia: [{ platform: 'Mail', url: 'mailto:a@b.example' }] }],
  ['offers with and without an end', { specialOffers: [offer, { ...offer, validUntil: '2028-02-29' }] }],
  ['hours left open', { businessHours: [{ day: 'Monday', hours: '' }] }],
]

const REFUSED: readonly [string, Partial<Listing>][] = [
  ['a name of blanks', { businessName: ' \t\u00a0\u2003' }],
  ['a name that is too long', { businessName: 'x'.repeat(LISTING_LIMITS.businessName + 1) }],
  ['an empty category', { category: '' }],
  ['an empty country', { location: locationNamed('') }],
  [
    'a city that is too long',
    { location: { country: 'KE', city: { slug: 'x', name: 'x'.repeat(LISTING_LIMITS.place + 1) } } },
  ],
  ['a description that is too long', { description: 'x'.repeat(LISTING_LIMITS.description + 1) }],
  ['an address that is too long', { address: 'x'.repeat(LISTING_LIMITS.address + 1) }],
  ['a phone that is too long', { phone: '1'.repeat(LISTING_LIMITS.phone + 1) }],
  ['an e-mail address without a domain', { email: 'naro@example' }],
  ['an e-mail address with two dots', { email: 'na..ro@naro.example' }],
  ['half of the coordinates out of range', { mapCoordinates: { lat: 90.1, lng: 0 } }],
  ['twenty-one images', { images: Array.from({ length: 21 }, () => image) }],
  ['an image by script', { images: [{ ...image, url: 'javascript:alert(1)' }] }],
  ['an image from data', { images: [{ ...image, url: 'data:text/html,x' }] }],
  ['a link with a user name', { socialMedia: [{ platform: 'X', url: 'https://bank.example@evil.example/' }] }],
  ['a link with a user name and password', { socialMedia: [{ platform: 'X', url: 'https://a:80@evil.example/' }] }],
  ['a link with a line break', { socialMedia: [{ platform: 'X', url: 'https://a.example/\nx' }] }],
  ['a link that turns its text around', { socialMedia: [{ platform: 'X', url: 'https://a.example/\u202ex' }] }],
  ['a link without a host', { socialMedia: [{ platform: 'X', url: 'https://' }] }],
  ['a link to a number that is no address', { socialMedia: [{ platform: 'X', url: 'https://1.2.3.999/' }] }],
  ['a link with a port beyond the last', { socialMedia: [{ platform: 'X', url: 'https://a.example:65536/' }] }],
  ['an offer on a day that is not in the calendar', { specialOffers: [{ ...offer, validUntil: '2026-02-29' }] }],
  ['an offer until some time', { specialOffers: [{ ...offer, validUntil: 'soon' }] }],
  ['an offer without a title', { specialOffers: [{ ...offer, title: ' ' }] }],
]

describe('the database and the listing schema agree', () => {
  test.each(ACCEPTED)('on accepting %s', async (_, change) => {
    const { status, body } = await store(change)
    expect({ status, body: status === 201 ? '' : body }).toStrictEqual({ status: 201, body: '' })
    const [row] = body as [ListingRow]
    const stored = listingFromRow(row)
    expect(listingSchema.parse(stored)).toStrictEqual(stored)
    expect(stored).toMatchObject(change)
  })

  test.each(REFUSED)('on refusing %s, as the sender’s mistake', async (_, change) => {
    expect(listingSchema.safeParse({ ...listing, ...change }).success).toBe(false)
    expect(await store(change)).toMatchObject({ status: 400, body: { code: '22023' } })
  })

  test('on every sample listing, which reads back unchanged', async () => {
    // With other names, because the seed contains the same listings.
    const copies = SAMPLE_LISTINGS.map((one) => ({ ...one, id: `copy-${one.id}`, slug: `copy-${one.slug}` }))
    const stored = new Map<string, Listing>()
    for (let index = 0; index < copies.length; index += 500) {
      const { body } = await database().ask('/rest/v1/listings', {
        method: 'POST',
        headers: serviceKeyHeaders(database()),
        body: copies.slice(index, index + 500).map(rowFromListing),
      })
      for (const row of body as ListingRow[]) stored.set(row.id, listingFromRow(row))
    }
    expect(copies.map(({ id }) => stored.get(id))).toStrictEqual(copies)
  })
})

describe('what only the database checks, beyond supabase/tests/database/listings.test.sql', () => {
  test.each<[string, object]>([
    // As in HTML forms, an emoji counts as two characters.
    ['a name of emoji that is too long', { business_name: '🦁'.repeat(LISTING_LIMITS.businessName / 2 + 1) }],
    ['a website with a user name', { website: 'https://bank.example@evil.example' }],
    ['a coordinate that is no number', { lat: 'NaN', lng: 0 }],
    ['a slug with a slash', { slug: 'a/b' }],
    ['a slug of dots', { slug: '..' }],
    ['images that are no list', { images: { id: 'x' } }],
    ['an image that is no object', { images: ['x'] }],
    ['an image with a field that nobody knows', { images: [{ ...image, onload: 'x' }] }],
    ['an image with a number for a text', { images: [{ ...image, alt: 1 }] }],
    ['an image without its address', { images: [{ id: 'x', alt: '' }] }],
    ['no status', { status: null }],
  ])('it refuses %s', async (_, columns) => {
    expect(await store({}, columns)).toMatchObject({ status: 400, body: { code: '22023' } })
  })

  test('a slug belongs to one listing', async () => {
    expect((await store({ slug: 'taken' })).status).toBe(201)
    expect(await store({ slug: 'taken' })).toMatchObject({ status: 409, body: { code: '23505' } })
  })

  test('text is normalised and trimmed', async () => {
    const { body } = await store({ businessName: '  Cafe\u0301 \u0007\n', email: '' })
    expect(body).toMatchObject([{ business_name: 'Café', email: null }])
  })

  test('the database sets the id and the time of a change', async () => {
    const long = '2001-01-01T00:00:00Z'
    const { body } = await store({}, { updated_at: long })
    const [{ id, updated_at: made }] = body as [{ id: string; updated_at: string }]
    expect(new Date(made).getFullYear()).toBeGreaterThan(2001)
    const changed = await database().ask(`/rest/v1/listings?id=eq.${id}`, {
      method: 'PATCH',
      headers: serviceKeyHeaders(database()),
      body: { id: 'another', created_at: long, updated_at: long, phone: '+254' },
    })
    expect(changed.body).toMatchObject([{ id, phone: '+254' }])
    const [row] = changed.body as [{ created_at: string; updated_at: string }]
    expect(new Date(row.created_at).getFullYear()).toBeGreaterThan(2001)
    expect(new Date(row.updated_at).getTime()).toBeGreaterThanOrEqual(new Date(made).getTime())
  })
})
