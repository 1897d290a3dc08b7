import {
  EMPTY_SEARCH,
  EVERYWHERE,
  PAGE_SIZE,
  categoryName,
  type QueryPlace,
  type Scope,
  type SearchAnswer,
  type SearchState,
  type UnderstoodQuery,
} from '@dira/directory-core'
import type { Understood } from '../app/pageData.ts'
import { paths } from '../app/paths.ts'
import type { PageInput } from './createPageSource.ts'
import { categoryList, placeList } from './lists.ts'
import type { List } from './listingsData.ts'
import { placesOf } from './placesOf.ts'

interface Asked {
  /** What the text finds by itself, under the filters. */
  readonly literal: SearchAnswer
  readonly scope: Scope
  readonly source: PageInput
}

/**
 * The list that the text of a search means as filters, where the text itself finds nothing in the scope, or less than a page: who sees the end of
 * a list looks for more. Filters do not change how a text is understood.
 */
export function understoodList(
  { search, isLiteral }: SearchState,
  { literal, scope, source }: Asked,
): { readonly understood: Understood; readonly scope: Scope } | undefined {
  const { directory, names } = source
  if (search === '' || (!literal.words && literal.matches >= PAGE_SIZE)) return undefined
  const { matches } = directory.search({ ...EMPTY_SEARCH, search }, scope)
  if (matches >= PAGE_SIZE) return undefined
  const query = source.understand(search, { places: placesOf(directory), names })
  const found = query && filledList(query, { scope, source })
  if (!found) return undefined
  const page = scope === EVERYWHERE ? pageOf(found.query, source) : undefined
  const isShown = matches === 0 && !isLiteral
  // The page of a subcategory leaves out the classified listings.
  const isSame = page?.count === found.count
  const isMore = page !== undefined && page.count > matches
  if (!isShown && !isMore) return undefined
  const understood = { names: found.query.names, isShown, ...(page && (isSame || !isShown) && { page }) }
  return { understood, scope: found.scope }
}

/** The understood listings of a scope; where a subcategory has none, those of its category. */
function filledList(
  query: UnderstoodQuery,
  { scope, source }: Omit<Asked, 'literal'>,
): { readonly query: UnderstoodQuery; readonly scope: Scope; readonly count: number } | undefined {
  const { subcategory, ...wider } = query
  const place = query.place && listOfPlace(query.place, source)
  if (query.place && !place) return undefined
  const { category } = query
  const filters = { ...place?.scope, ...(category && { category }), ...(subcategory && { subcategory }) }
  const narrower = intersectionOf(scope, filters)
  const count = narrower ? source.directory.search(EMPTY_SEARCH, narrower).total : 0
  if (narrower && count > 0) return { query, scope: narrower, count }
  if (!category || !subcategory) return undefined
  const names = { ...query.names, kind: categoryName(source.names, category) }
  return filledList({ ...wider, names }, { scope, source })
}

/** Both scopes together; undefined if they contradict each other. */
function intersectionOf(one: Scope, other: Omit<Scope, 'tiers'>): Scope | undefined {
  const fields = ['category', 'subcategory', 'country', 'region', 'city'] as const
  const isApart = fields.some(
    (field) => one[field] !== undefined && other[field] !== undefined && one[field] !== other[field],
  )
  return isApart ? undefined : { ...one, ...other }
}

/** The list of a place: a town's own, or the one below its country where another place has that address. */
function listOfPlace({ country, place }: QueryPlace, source: PageInput): List | undefined {
  if (!place) return placeList(source, country.slug, undefined)
  const own = place.level === 'city' ? placeList(source, place.slug, undefined) : undefined
  return own?.scope.city === place.slug && own.scope.country === country.slug
    ? own
    : placeList(source, country.slug, place.slug)
}

/** The page whose address has the filters. */
function pageOf({ category, subcategory, place }: UnderstoodQuery, source: PageInput): Understood['page'] {
  const countries = place && !place.place ? [place.country.slug] : []
  const list =
    category && subcategory ? categoryList(category, subcategory, source.names) : place && listOfPlace(place, source)
  if (subcategory && place?.place) return undefined
  const state = {
    ...EMPTY_SEARCH,
    ...(subcategory ? { countries } : { categories: category ? [category] : [] }),
  }
  const { matches: count } = source.directory.search(state, list?.scope ?? EVERYWHERE)
  return { href: paths.search(state, list?.head.path), count }
}
