import { NEAREST, type Listing, type SearchState } from '@dira/directory-core'
import { mulberry32 } from '@dira/directory-core/sample'
import { pick } from './corpus.ts'
import { queryPasses } from './queries.ts'

/** 12:00 in Nairobi, on a Monday of which every time zone database says the same: a database has its own, which can be older than JavaScript's. */
export const NOW = Date.parse('2026-06-15T09:00:00Z')

/** The made-up listings with what the filters `open`, `has`, `near` and `box` look at, and with ids as databases give them. */
export function withFacts(listings: readonly Listing[]): Listing[] {
  const random = mulberry32(3)
  const towns = new Map<string, { readonly lat: number; readonly lng: number }>()
  return listings.map((listing, at) => {
    const key = `${listing.location.country}/${listing.location.city?.slug}`
    const town = towns.get(key) ?? { lat: random() * 65 - 33, lng: random() * 65 - 16 }
    towns.set(key, town)
    const spread = () => (random() - 0.5) * random() * 0.2
    const opens = 6 + Math.floor(random() * 5)
    const closes = 15 + Math.floor(random() * 9)
    return {
      ...listing,
      id: uuid(at, random),
      phone: random() < 0.6 ? '+254712000000' : '+254202000000',
      ...(random() < 0.95 && { mapCoordinates: { lat: town.lat + spread(), lng: town.lng + spread() } }),
      ...(random() < 0.3 && { website: 'https://business.example' }),
      ...(random() < 0.3 && { images: [{ id: 'a', url: '/a.jpg', alt: '' }] }),
      ...(random() < 0.5 && { businessHours: [{ day: 'Mon-Sat', hours: `${opens}:00-${closes}:00` }] }),
      ...(random() < 0.1 && {
        specialOffers: [{ id: 'o', title: 'Offer', description: '', validUntil: '2026-12-31' }],
      }),
    }
  })
}

/** Texts as they are typed, of which every other one also asks for what is near, open, had or on a map. */
export function storeQueries(listings: readonly Listing[], passes: number): SearchState[] {
  const random = mulberry32(5)
  const queries: SearchState[] = []
  const typed = queryPasses(listings)
  while (passes > 0) {
    queries.push(...(typed.next().value ?? []))
    passes -= 1
  }
  return queries.map((state, at) => {
    const point = pick(random, listings).mapCoordinates ?? { lat: -1.29, lng: 36.82 }
    const { lat, lng } = { lat: Math.round(point.lat * 100) / 100, lng: Math.round(point.lng * 100) / 100 }
    const asked: readonly Partial<SearchState>[] = [
      {},
      { near: { lat, lng }, sort: NEAREST },
      {},
      { open: 'now' },
      {},
      { near: { lat, lng, within: pick(random, [5, 50, 500]) }, sort: NEAREST },
      {},
      { has: ['whatsapp'] },
      {},
      { box: { south: lat - 0.5, north: lat + 0.5, west: lng - 0.5, east: lng + 0.5 } },
    ]
    return { ...state, ...asked[at % asked.length] }
  })
}

/** Bits by chance in the form of a UUID. */
function uuid(at: number, random: () => number): string {
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(6)}${at.toString(16).padStart(6, '0')}`
}
