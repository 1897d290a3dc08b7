import {
  EMPTY_SEARCH,
  PAGE_SIZE,
  foldText,
  nameElsewhere,
  nameOfKind,
  nameOfPlace,
  queryParts,
  type ListingRow,
} from '@dira/directory-core'
import { intersectionOf } from './intersectionOf.ts'
import type { AskedPlaces } from './meantLists.ts'
import type { UnderstoodList } from './understoodList.ts'

/**
 * The list of a kind in a place of which the directory has nothing: an empty one, though some businesses have the words. Who asks for restaurants in
 * Dubai is not helped by the Dubai Café of another town. Undefined where a business has just that name, or one in the country of the town has the words.
 */
export async function nowhereList(search: string, asked: AskedPlaces): Promise<UnderstoodList | undefined> {
  const { kinds, places, rest, elsewhere } = queryParts(search, asked)
  const [kind, ...otherKinds] = kinds
  const [town, ...otherTowns] = places
  if (!kind || otherKinds.length + otherTowns.length > 0 || rest !== '' || (elsewhere ? town : town?.count !== 0)) {
    return undefined
  }
  const { store } = asked.source
  const { matches, listings } = await store.answer({ ...EMPTY_SEARCH, search }, asked.scope)
  if (matches === 0 || matches >= PAGE_SIZE || isNamed(search, listings)) return undefined
  if (town && listings.some(({ location }) => location.country === town.country.code)) return undefined
  const [country, place] = elsewhere
    ? [elsewhere.country, nameElsewhere(elsewhere, asked.names.locale)]
    : [town?.country.slug ?? '', town && nameOfPlace(town, asked)]
  const scope = intersectionOf(asked.scope, { country, ...(town?.place && { city: town.place.slug }) })
  if (!scope || place === undefined) return undefined
  const names = { kind: nameOfKind(kind, asked.names), place }
  return { understood: { names, isShown: true, filters: [] }, scope, facts: {} }
}

/** Whether a text is just the name of one of some businesses. */
export function isNamed(text: string, listings: readonly ListingRow[]): boolean {
  return listings.some(({ businessName }) => foldText(businessName) === foldText(text))
}
