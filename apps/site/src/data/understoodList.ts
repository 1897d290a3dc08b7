import {
  EMPTY_SEARCH,
  EVERYWHERE,
  PAGE_SIZE,
  categoryName,
  understandQuery,
  type QueryPlace,
  type Scope,
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
  readonly scope: Scope
  readonly source: PageInput
}

/**
 * The list that the text of a search means as filters, where the text itself finds nothing in the scope, or less than a page: who sees the end of
 * a list looks for more. Filters do not change how a text is understood. With the words of five languages: a part of the script of its own.
 */
export function understoodList(
  state: SearchState,
  { scope, source }: Asked,
): { readonly understood: Understood; readonly scope: Scope } | undefined {
  const { directory } = source
  const { search, isExact } = state
  const { matches } = directory.search({ ...EMPTY_SEARCH, search }, scope)
  if (matches >= PAGE_SIZE) return undefined
  const meant = understandQuery(search, { places: placesOf(directory), names: source.names })
  const found = meant && filledList(meant, { scope, source })
  if (!found) return undefined
  const { query, count } = found
  const pageOf = (filters: PageFilters) => filteredPage(filters, { state, source })
  const page = scope === EVERYWHERE ? pageOf(query) : undefined
  const isShown = matches === 0 && !isExact
  // From the words there is a way to what they mean where it is more than they find; a search for nothing but them has come from there.
  if (!isShown && !isExact && !(page && page.count > matches)) return undefined
  const { names, place, ...kind } = query
  const filters = [
    { name: names.kind, href: pageOf({ ...(place && { place }) })?.href },
    { name: names.place, href: pageOf(kind)?.href },
  ].flatMap(({ name, href }) => (name === undefined || href === undefined ? [] : [{ name, href }]))
  const understood = {
    names,
    isShown,
    // The page of a subcategory leaves out the classified listings.
    ...(page && (page.count === count || !isShown) && { pageHref: page.href }),
    filters: scope === EVERYWHERE && isShown ? filters : [],
  }
  return { understood, scope: found.scope }
}

/** The understood listings of a scope; where a subcategory has none, those of its category. */
function filledList(
  query: UnderstoodQuery,
  { scope, source }: Asked,
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

type PageFilters = Omit<UnderstoodQuery, 'names'>

/** The page whose address has the filters and those of the state, and how many listings it has without the latter. No page has a subcategory and a town. */
function filteredPage(
  { category, subcategory, place }: PageFilters,
  { state, source }: { readonly state: SearchState; readonly source: PageInput },
): { readonly href: string; readonly count: number } | undefined {
  if (subcategory && place?.place) return undefined
  const list =
    category && subcategory ? categoryList(category, subcategory, source.names) : place && listOfPlace(place, source)
  const filters = {
    ...(category && !subcategory && { categories: [category] }),
    ...(place && subcategory && { countries: [place.country.slug] }),
  }
  const scope = list?.scope ?? EVERYWHERE
  return {
    href: paths.search({ ...state, search: '', isExact: false, page: 1, ...filters }, list?.head.path),
    count: source.directory.search({ ...EMPTY_SEARCH, ...filters }, scope).matches,
  }
}
