import {
  EMPTY_SEARCH,
  NEAREST,
  isUsableName,
  serialiseSearch,
  type GeoPoint,
  type ListingRow,
  type SearchResult,
  type SearchState,
} from '@dira/directory-core'
import { wayTo } from './knownListings.ts'
import type { ListInput } from './listingsData.ts'
import type { ListHead, ListingsData } from './pageData.ts'

/** How many a town shows. */
const SHOWN = 4

/**
 * The listings nearest the centre of a town, for the page that begins with rows: nothing else would show what is there. Only those whose names say
 * something and whose own place is known.
 */
export async function nearestTheCentre(
  { unclaimed, matches, middle }: Pick<SearchResult<ListingRow>, 'unclaimed' | 'matches' | 'middle'>,
  { state, list, source }: { readonly state: SearchState; readonly list: ListHead; readonly source: ListInput },
): Promise<Pick<ListingsData, 'nearest'>> {
  const isWhole = list.isTown && serialiseSearch(state).size === 0
  if (!isWhole || !middle || unclaimed < matches) return {}
  const { listings } = await source.store.search({ ...EMPTY_SEARCH, near: middle, sort: NEAREST }, list.scope)
  const nearest = listings
    .filter(({ businessName, mapCoordinates }) => isUsableName(businessName) && mapCoordinates)
    .slice(0, SHOWN)
  if (nearest.length < SHOWN) return {}
  const cards = await source.cardsOf(nearest)
  return { nearest: cards.map((card, at) => ({ card, ...wayFrom(nearest[at]!, middle) })) }
}

/** They have a place. */
function wayFrom(row: ListingRow, middle: GeoPoint) {
  const { km, bearing } = wayTo(row, middle)
  return { km: km ?? 0, ...(bearing !== null && { bearing }) }
}
