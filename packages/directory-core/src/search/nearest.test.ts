// @module-tag ci
import { describe, expect, it } from 'vitest'
import type { Listing } from '../listing/listing.ts'
import { kilometresBetween } from '../location/kilometresBetween.ts'
import type { GeoPoint } from '../location/near.ts'
import { listingOf } from '../testing/listingOf.ts'
import { createDirectory } from './createDirectory.ts'
import { GEO_SEARCH } from './geoSearch.ts'
import { EMPTY_SEARCH, type SearchState } from './searchState.ts'

const SIZE = 126_000

/** Numbers from 0 to 1 that are the same in every run. */
function* draws(): Generator<number, never> {
  for (let state = 7; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

/** A third anywhere in Africa, a third around towns, a third in their centres, and one in twenty nowhere. */
function madeListings(): Listing[] {
  const random = draws()
  const next = () => random.next().value
  const towns = Array.from({ length: 40 }, () => ({ lat: next() * 70 - 35, lng: next() * 70 - 18 }))
  return Array.from({ length: SIZE }, (_, at) => {
    const town = towns[Math.floor(next() * towns.length)]!
    const spread = [70, 0.5, 0.01][at % 3]!
    const from = at % 3 === 0 ? { lat: 0, lng: 17 } : town
    const mapCoordinates = { lat: from.lat + (next() - 0.5) * spread, lng: from.lng + (next() - 0.5) * spread }
    const fields = { id: String(at), businessName: `${at % 7 === 0 ? 'Hotel' : 'Shop'} ${at}` }
    return listingOf(at % 20 === 19 ? fields : { ...fields, mapCoordinates })
  })
}

/** Every distance in metres, sorted: nearest first, equal ones as given. */
function bruteForce(listings: readonly Listing[], point: GeoPoint, page: number): string[] {
  return listings
    .map(({ id, mapCoordinates: at }) => ({
      id,
      metres: at ? Math.round(kilometresBetween(point, { lat: exact(at.lat), lng: exact(at.lng) }) * 1000) : Infinity,
    }))
    .toSorted((a, b) => a.metres - b.metres || 0)
    .slice((page - 1) * 24, page * 24)
    .map(({ id }) => id)
}

function exact(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}

describe('the nearest of 126,000 listings', () => {
  const listings = madeListings()
  const directory = createDirectory(listings, { geo: GEO_SEARCH })
  const points = [
    ...listings.flatMap(({ mapCoordinates }, at) => (mapCoordinates && at % 18_000 < 2 ? [mapCoordinates] : [])),
    { lat: 0, lng: 0 },
    { lat: -34.99, lng: 51.9 },
    { lat: 89, lng: 179 },
    { lat: -90, lng: -180 },
    { lat: 5, lng: -179.99 },
  ].map(({ lat, lng }) => ({ lat: Math.round(lat * 100) / 100, lng: Math.round(lng * 100) / 100 }))

  const ids = (near: GeoPoint, asked: Partial<SearchState> = {}) =>
    directory.search({ ...EMPTY_SEARCH, sort: 'nearest', near, ...asked }).listings.map(({ id }) => id)

  it('are the 24 that brute force finds, from anywhere', () => {
    for (const point of points) expect(ids(point), JSON.stringify(point)).toEqual(bruteForce(listings, point, 1))
  })

  it('are so on pages far behind, where the last have no position', () => {
    for (const page of [2, 1000, 4985, 5250]) {
      expect(ids({ lat: -1.29, lng: 36.82 }, { page })).toEqual(bruteForce(listings, { lat: -1.29, lng: 36.82 }, page))
    }
  })

  it('are so among those that match a text, many or few', () => {
    for (const search of ['hotel', '99']) {
      const found = listings.filter(({ businessName }) => businessName.toLowerCase().includes(search))
      for (const point of points.slice(0, 8)) expect(ids(point, { search })).toEqual(bruteForce(found, point, 1))
    }
  })

  it('are so after changes, whichever part of the index they are in', () => {
    const moved = listings.slice(0, 300).map((listing, at): Listing => ({
      ...listing,
      mapCoordinates: { lat: -1.29 + at / 1000, lng: 36.82 },
    }))
    const changed = directory.withChanges({ put: moved, remove: ['301', '302'] })
    const point = { lat: -1.29, lng: 36.82 }
    for (const page of [1, 3, 12, 13]) {
      const shown = changed.search({ ...EMPTY_SEARCH, sort: 'nearest', near: point, page }).listings
      expect(shown.map(({ id }) => id)).toEqual(bruteForce(changed.listings, point, page))
    }
  })
})
