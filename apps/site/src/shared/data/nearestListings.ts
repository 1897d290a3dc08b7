import {
  EMPTY_SEARCH,
  countrySlug,
  isUsableName,
  roundedPosition,
  type ListingRow,
  type Scope,
  type SearchState,
} from '@dira/directory-core'
import type { ListingStore } from './listingStore.ts'

/**
 * The others of a listing's country that a traveller there would look at next: those of its city, its own category first, then the nearest,
 * then any. Among equals the larger package comes first. A name that says nothing leads nobody on.
 */
export async function nearestListings(
  listing: ListingRow,
  store: Pick<ListingStore, 'search'>,
  count: number,
): Promise<readonly ListingRow[]> {
  const { location, mapCoordinates, category } = listing
  const country = countrySlug(location.country)
  const nearest = new Map<string, ListingRow>()
  const take = async (state: Partial<SearchState>, scope: Scope) => {
    if (nearest.size === count) return
    const { listings } = await store.search({ ...EMPTY_SEARCH, ...state }, scope)
    for (const other of listings) {
      const leadsOn = other.id !== listing.id && isUsableName(other.businessName)
      if (nearest.size < count && leadsOn) nearest.set(other.id, other)
    }
  }
  if (location.city) {
    const inCity = { country, city: location.city.slug }
    await take({ categories: [category] }, inCity)
    await take({}, inCity)
  }
  if (mapCoordinates) await take({ near: roundedPosition(mapCoordinates), sort: 'nearest' }, { country })
  await take({}, { country })
  return [...nearest.values()]
}
