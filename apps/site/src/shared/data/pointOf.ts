import { EMPTY_SEARCH, type GeoPoint } from '@dira/directory-core'
import type { ListingStore } from './listingStore.ts'

/** Where a province or city is: in the middle of its listings. Undefined where none has a position. */
export async function pointOf(store: ListingStore, country: string, place: string): Promise<GeoPoint | undefined> {
  const scope = { country, region: place }
  return (await store.search({ ...EMPTY_SEARCH, near: { place: `${country}/${place}` } }, scope)).near
}
