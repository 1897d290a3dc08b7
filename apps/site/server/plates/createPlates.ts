import {
  categoryAround,
  categoryIcon,
  countrySlug,
  EMPTY_SEARCH,
  PLATE_SIZES,
  placePlate,
  plateNeighbours,
  type GeoPoint,
  type Land,
  type ListingRow,
} from '@dira/directory-core'
import { pointOf } from '../../src/shared/data/pointOf.ts'
import type { Plates } from '../../src/shared/data/plates.ts'
import type { Published } from '../listings/directoryFeed.ts'

/** The land around a point, within so many metres. */
export type LandAround = (point: GeoPoint) => (metres: number) => Land

/** How far around its middle a town is looked at for what it has most of, in metres. */
const TOWN = 2000

type Listings = Pick<Published, 'directory' | 'store'>

/** Makes the plates of published listings. */
export function createPlates(landAround: LandAround): (published: Listings) => Plates {
  const known = new WeakMap<Listings['directory'], Plates>()
  return (published) => {
    const plates = known.get(published.directory) ?? platesOf(published, landAround)
    known.set(published.directory, plates)
    return plates
  }
}

function platesOf({ directory, store }: Listings, landAround: LandAround): Plates {
  // The middle of a place takes a visit to all its listings.
  const middles = new Map<string, Promise<GeoPoint | undefined>>()
  const middleOf = async (country: string, place: string) => {
    const path = `${country}/${place}`
    const middle = middles.get(path) ?? pointOf(store, country, place)
    middles.set(path, middle)
    return middle
  }

  /** Where its town is, or else its province or its country. */
  async function nearby({ location: { country: code, city, province } }: ListingRow): Promise<GeoPoint | undefined> {
    const country = countrySlug(code)
    for (const place of [city, province]) {
      const middle = place && (await middleOf(country, place.slug))
      if (middle) return middle
    }
    return (await store.search({ ...EMPTY_SEARCH, near: { place: country } }, { country })).near
  }

  return {
    ofListing: async (row, size = PLATE_SIZES.stage) => {
      const point = row.mapCoordinates ?? (await nearby(row))
      if (!point) return undefined
      return placePlate({
        size: row.mapCoordinates ? size : { ...PLATE_SIZES.town, most: size.most },
        isExact: row.mapCoordinates !== undefined,
        neighboursWithin: plateNeighbours(directory, point, { slug: row.slug }),
        landWithin: landAround(point),
      })
    },
    ofTown: async (country, town) => {
      const point = await middleOf(country, town)
      const category = point && categoryAround(directory, point, TOWN)
      if (!point || category === undefined) return undefined
      const plate = placePlate({
        size: PLATE_SIZES.town,
        isExact: false,
        neighboursWithin: plateNeighbours(directory, point, { category }),
        landWithin: landAround(point),
      })
      return plate.land ? undefined : { plate, category: categoryIcon(category) }
    },
  }
}
