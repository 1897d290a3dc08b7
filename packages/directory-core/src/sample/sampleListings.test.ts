import { describe, expect, it } from 'vitest'
import { CATEGORIES } from '../category/categories.ts'
import { listingSchema } from '../listing/listing.ts'
import { slugify } from '../text/slugify.ts'
import { tierOf } from '../tier/packageTier.ts'
import { SAMPLE_LISTINGS } from './index.ts'

/** South, north, west and east edge of each country, in degrees, rounded outwards. */
const BOUNDS: Record<string, readonly [number, number, number, number]> = {
  ZA: [-34.9, -22.1, 16.4, 33],
  NA: [-29, -16.9, 11.7, 25.3],
  BW: [-27, -17.7, 19.9, 29.4],
  KE: [-4.7, 5.1, 33.9, 41.9],
  ZW: [-22.5, -15.6, 25.2, 33.1],
  MZ: [-26.9, -10.4, 30.2, 40.9],
  SZ: [-27.4, -25.7, 30.7, 32.2],
  TZ: [-11.8, -0.9, 29.3, 40.5],
  CD: [-13.5, 5.4, 12.2, 31.4],
  MA: [27.6, 36, -13.3, -0.9],
  EG: [21.9, 31.7, 24.6, 36.9],
}

/** The country's dialling code, from which a reader tells at a glance that a number belongs there. */
const DIALLING_CODES: Record<string, string> = {
  ZA: '+27 ',
  NA: '+264 ',
  BW: '+267 ',
  KE: '+254 ',
  ZW: '+263 ',
  MZ: '+258 ',
  SZ: '+268 ',
  TZ: '+255 ',
  CD: '+243 ',
  MA: '+212 ',
  EG: '+20 ',
}

describe('the sample directory', () => {
  it('holds listings as the schema has them, unchanged by parsing', () => {
    for (const listing of SAMPLE_LISTINGS) expect(listingSchema.parse(listing)).toEqual(listing)
  })

  it('gives no id, slug, name, phone, e-mail or website to two businesses', () => {
    for (const field of ['id', 'slug', 'businessName', 'phone', 'email', 'website'] as const) {
      const values = SAMPLE_LISTINGS.map((listing) => listing[field]).filter(Boolean)
      expect(
        values.filter((value, index) => values.indexOf(value) !== index),
        field,
      ).toEqual([])
    }
  })

  it('takes every slug from the name of the business', () => {
    for (const { slug, businessName } of SAMPLE_LISTINGS) expect(slug).toBe(slugify(businessName))
  })

  it('leads to no real address: e-mail, websites, social links and images end in .example', () => {
    for (const listing of SAMPLE_LISTINGS) {
      const links = [
        listing.website,
        ...[...(listing.socialMedia ?? []), ...(listing.images ?? [])].map(({ url }) => url),
      ]
      const hosts = links
        .filter((link) => link !== undefined)
        .map((link) => link.replace(/^https:\/\//, '').split('/')[0])
      if (listing.email) hosts.push(listing.email.split('@')[1])
      for (const host of hosts) expect(host).toMatch(/^[a-z0-9.-]+\.example$/)
    }
  })

  it('places every business inside its country and gives it a number of that country', () => {
    for (const { businessName, location, mapCoordinates, phone } of SAMPLE_LISTINGS) {
      expect(phone.startsWith(DIALLING_CODES[location.country] ?? '?'), `${businessName} ${phone}`).toBe(true)
      expect(phone, businessName).toMatch(/55/)
      if (mapCoordinates === undefined) continue
      const [south, north, west, east] = BOUNDS[location.country] ?? [0, 0, 0, 0]
      const { lat, lng } = mapCoordinates
      expect(lat > south && lat < north && lng > west && lng < east, `${businessName} ${lat} ${lng}`).toBe(true)
    }
  })

  it('uses the seven categories, and a subcategory wherever its category has them', () => {
    const allowedIn = new Map<string, readonly string[]>(CATEGORIES.map((one) => [one.slug, one.subcategories]))
    for (const { businessName, category, subcategory } of SAMPLE_LISTINGS) {
      const allowed = allowedIn.get(category) ?? ['no such category']
      expect(allowed.length === 0 ? [undefined] : allowed, businessName).toContain(subcategory)
    }
  })

  it('gives hours, offers and social links to premium listings only, and a story to no classified one', () => {
    for (const listing of SAMPLE_LISTINGS) {
      const tier = tierOf(listing)
      const { description, email, website, images, businessHours, socialMedia, specialOffers } = listing
      if (tier !== 'premium')
        expect([businessHours, socialMedia, specialOffers]).toEqual([undefined, undefined, undefined])
      if (tier === 'classified')
        expect([description, email, website, images]).toEqual([undefined, undefined, undefined, undefined])
    }
  })

  it('speaks plainly: no exclamation marks and none of the words that the voice rules out', () => {
    const cliche =
      /exotic|dark continent|hidden gem|authentic|paradise|breathtaking|nestled|unforgettable|world-class|stunning/i
    for (const { businessName, description = '', specialOffers = [] } of SAMPLE_LISTINGS) {
      const text = [description, ...specialOffers.flatMap((offer) => [offer.title, offer.description])].join(' ')
      // The click of !Nara is a letter, not a mark.
      expect(text, businessName).not.toMatch(/!(?!\p{Ll})/u)
      expect(`${businessName} ${text}`, businessName).not.toMatch(cliche)
    }
  })

  it('tells no two stories alike, nor opens two of them with the same four words', () => {
    const stories = SAMPLE_LISTINGS.map(({ description }) => description).filter((text) => text !== undefined)
    const openings = stories.map((text) => text.split(' ').slice(0, 4).join(' '))
    expect(stories.length).toBeGreaterThan(390)
    expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([])
  })

  it('leaves gaps as owners do: among standard listings some without description, e-mail, website or place on the map', () => {
    const standard = SAMPLE_LISTINGS.filter((listing) => tierOf(listing) === 'standard')
    for (const field of ['description', 'email', 'website', 'mapCoordinates'] as const) {
      const given = standard.filter((listing) => listing[field] !== undefined).length
      expect(given / standard.length, field).toBeGreaterThan(0.7)
      expect(given, field).toBeLessThan(standard.length)
    }
  })
})
