import {
  EMPTY_SEARCH,
  EVERYWHERE,
  NEAREST,
  PRICE_LEVELS,
  type Near,
  type QueryPlace,
  type Scope,
  type SearchState,
  type UnderstoodQuery,
} from '@dira/directory-core'
import type { Understood } from './pageData.ts'
import { searchPath } from '@dira/data/site'
import { inChosenOrder } from './inChosenOrder.ts'
import { intersectionOf } from './intersectionOf.ts'
import { categoryPage, placePage, townPage, type ListPage, type NamedPlaces } from './listPages.ts'
import type { ListInput } from './listingsData.ts'

/** A search in a scope, with the places of the store, for those who need not wait for them. */
export interface AskedPlaces extends NamedPlaces {
  readonly scope: Scope
  readonly source: ListInput
}

/** What a text means that has no word for it: the town that a list is near to, which has none of the kind itself. */
export interface MeantQuery extends Omit<UnderstoodQuery, 'names'> {
  readonly near?: Near
  readonly names: Understood['names']
}

/** The facts of the place that a search asks for, and what they are to be near to, the nearest first. */
export type FactsAsked = Pick<SearchState, 'kinds' | 'attributes' | 'prices' | 'open' | 'near'> & {
  readonly sort?: typeof NEAREST
}

export function factsAsked({
  kind,
  attributes,
  wishes,
  near,
}: Pick<MeantQuery, 'kind' | 'attributes' | 'wishes' | 'near'>): FactsAsked {
  return {
    ...(kind && { kinds: [kind] }),
    ...(attributes && { attributes }),
    ...(wishes?.includes('cheap') && { prices: [CHEAPEST] }),
    ...(wishes?.includes('open') && { open: 'now' }),
    ...(near && { near, sort: NEAREST }),
  }
}

/** The level of prices that 'cheap' means. */
const [CHEAPEST] = PRICE_LEVELS

/** A list that is meant, and how many listings it has. */
export interface FoundList {
  readonly query: MeantQuery
  readonly scope: Scope
  readonly count: number
  /** The number of them whose kind is known. */
  readonly ofKnownKind: number
}

/** The listings of a scope that are exactly what is meant, if only none; undefined where its page does not exist or is another than the scope's. */
export async function countedList(query: MeantQuery, asked: AskedPlaces): Promise<FoundList | undefined> {
  const { category, subcategory, kind } = query
  const place = query.place && pageOfPlace(query.place, asked)
  if (query.place && !place) return undefined
  // The category of a kind does not matter.
  const filters = kind ? {} : { ...(category && { category }), ...(subcategory && { subcategory }) }
  const scope = intersectionOf(asked.scope, { ...place?.scope, ...filters })
  if (!scope) return undefined
  const { store, instant } = asked.source
  const state = { ...EMPTY_SEARCH, ...factsAsked(query) }
  const { matches: count, facets } = await store.search(state, scope, { now: instant.getTime() })
  return { query, scope, count, ofKnownKind: facets.kinds.reduce((sum, one) => sum + one.count, 0) }
}

/** The page of a place that a text names. */
export function pageOfPlace({ country, place }: QueryPlace, named: NamedPlaces): ListPage | undefined {
  return place?.level === 'city'
    ? townPage(named, country.slug, place.slug)
    : placePage(named, country.slug, place?.slug)
}

export type PageFilters = Omit<MeantQuery, 'names'>

/** The page whose address has the filters and those of the state, and how many listings it has without the latter. No page has a subcategory and a town. */
export async function filteredPage(
  { category, subcategory, kind, attributes, wishes, place, near }: PageFilters,
  state: SearchState,
  asked: AskedPlaces,
): Promise<{ readonly href: string; readonly count: number } | undefined> {
  if (!kind && subcategory && place?.place) return undefined
  const page =
    category && subcategory && !kind
      ? categoryPage(category, subcategory, asked.names)
      : place && pageOfPlace(place, asked)
  const facts = factsAsked({
    ...(kind && { kind }),
    ...(attributes && { attributes }),
    ...(wishes && { wishes }),
    ...(near && { near }),
  })
  const filters = kind
    ? facts
    : {
        ...facts,
        ...(category && !subcategory && { categories: [category] }),
        ...(place && subcategory && { countries: [place.country.slug] }),
      }
  const { store, instant } = asked.source
  const context = { now: instant.getTime() }
  const { matches } = await store.search({ ...EMPTY_SEARCH, ...filters }, page?.scope ?? EVERYWHERE, context)
  return {
    href: searchPath(
      { ...inChosenOrder({ ...state, ...filters }, state), search: '', isExact: false, page: 1 },
      page?.path,
    ),
    count: matches,
  }
}
