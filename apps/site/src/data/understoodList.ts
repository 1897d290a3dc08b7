import {
  EMPTY_SEARCH,
  EVERYWHERE,
  NEAREST,
  PAGE_SIZE,
  categoryName,
  factName,
  subcategoryName,
  understandQuery,
  type Near,
  type QueryPlace,
  type Scope,
  type SearchState,
  type UnderstoodQuery,
} from '@dira/directory-core'
import type { Understood } from '../app/pageData.ts'
import { paths } from '../app/paths.ts'
import { inChosenOrder } from './inChosenOrder.ts'
import { intersectionOf } from './intersectionOf.ts'
import { categoryPage, placePage, townPage, type ListPage, type NamedPlaces } from './listPages.ts'
import type { ListInput } from './listingsData.ts'

/** For suggestions, which a browser makes by the same words. */
export { NAMES_OF_PLACES } from '@dira/directory-core'

interface Asked {
  readonly scope: Scope
  readonly source: ListInput
}

/** With the places of the store, for those who need not wait for them. */
interface AskedPlaces extends Asked, NamedPlaces {}

/**
 * The list that the text of a search means as filters, where the text itself finds nothing in the scope, or less than a page: who sees the end of
 * a list looks for more. A text that is just a name of a place means all of the place, however many have the words: Le Caire is more than the
 * businesses that are called so. Filters do not change how a text is understood. With the words of five languages: a part of the script of its own.
 */
export async function understoodList(
  state: SearchState,
  { scope, source }: Asked,
): Promise<{ readonly understood: Understood; readonly scope: Scope; readonly facts: FactsAsked } | undefined> {
  const { store, names } = source
  const { search, isExact } = state
  const asked = { scope, source, names, places: await store.places() }
  const meant = understandQuery(search, asked)
  if (!meant) return undefined
  const isPlace = meant.category === undefined && meant.attributes === undefined
  const { matches } = await store.search({ ...EMPTY_SEARCH, search }, scope)
  if (matches >= PAGE_SIZE && !isPlace) return undefined
  const found = await filledList(meant, asked)
  if (!found) return undefined
  const { query, count } = found
  const isEverywhere = Object.keys(scope).length === 0
  const pageOf = (filters: PageFilters) => filteredPage(filters, state, asked)
  const page = isEverywhere ? await pageOf(query) : undefined
  const isShown = !isExact && (matches === 0 || (isPlace && count > matches))
  // From the words there is a way to what they mean where it is more than they find; a search for nothing but them has come from there.
  if (!isShown && !isExact && !(page && page.count > matches)) return undefined
  const { names: named, place, near, attributes, ...kind } = query
  const having = attributes && { attributes }
  const filters = [
    { name: named.kind, href: (await pageOf({ ...(place && { place }), ...(near && { near }), ...having }))?.href },
    { name: named.place ?? named.near, href: (await pageOf({ ...kind, ...having }))?.href },
    ...(await withoutEach(query, pageOf)),
  ].flatMap(({ name, href }) => (name === undefined || href === undefined ? [] : [{ name, href }]))
  const missing = isShown ? await missingFact(lackedFacts(meant, query), query.place, asked) : undefined
  const understood = {
    names: named,
    isShown,
    // The page of a subcategory leaves out the classified listings.
    ...(page && (page.count === count || !isShown) && { pageHref: page.href }),
    filters: isEverywhere && isShown ? filters : [],
    ...(missing && { missing }),
  }
  return { understood, scope: found.scope, facts: factsAsked(query) }
}

/** The name of each attribute with the page without it; where no page has just the rest, a search for its names. */
async function withoutEach(
  { names, attributes = [], ...rest }: MeantQuery,
  pageOf: (filters: PageFilters) => ReturnType<typeof filteredPage>,
) {
  const { having = [], kind, place } = names
  return Promise.all(
    having.map(async (name, at) => {
      const others = attributes.filter((_, other) => other !== at)
      const page = await pageOf({ ...rest, ...(others.length > 0 && { attributes: others }) })
      const search = [kind, ...having.filter((_, other) => other !== at), place].filter(Boolean).join(' ')
      return { name, href: page?.href ?? paths.search({ ...EMPTY_SEARCH, search }) }
    }),
  )
}

/** What a text means that has no word for it: the town that a list is near to, which has none of the kind itself. */
interface MeantQuery extends Omit<UnderstoodQuery, 'names'> {
  readonly near?: Near
  readonly names: Understood['names']
}

/** The facts of the place that a search asks for, and what they are to be near to, the nearest first. */
type FactsAsked = Pick<SearchState, 'kinds' | 'attributes' | 'near'> & { readonly sort?: typeof NEAREST }

function factsAsked({ kind, attributes, near }: Pick<MeantQuery, 'kind' | 'attributes' | 'near'>): FactsAsked {
  return { ...(kind && { kinds: [kind] }), ...(attributes && { attributes }), ...(near && { near, sort: NEAREST }) }
}

/** The facts that were asked for and that nothing on show has. */
function lackedFacts(meant: UnderstoodQuery, { kind, attributes }: MeantQuery): FactsAsked {
  if (meant.kind && !kind) return { kinds: [meant.kind] }
  return meant.attributes && !attributes ? factsAsked(meant) : {}
}

/**
 * The understood listings of a scope. Where a town has none of a kind, those of its country that are nearest; where the country has none either, those of its
 * subcategory, and then those of its category.
 */
async function filledList(
  query: MeantQuery,
  asked: AskedPlaces,
): Promise<{ readonly query: MeantQuery; readonly scope: Scope; readonly count: number } | undefined> {
  const found = await countedList(query, asked)
  if (found) return found
  const { category, kind, subcategory, ...wider } = query
  // What nobody is known to have is left out first.
  if (query.attributes) {
    const { attributes: _, ...rest } = query
    const { having: __, ...named } = query.names
    return named.kind === undefined && named.place === undefined
      ? undefined
      : filledList({ ...rest, names: named }, asked)
  }
  const nearest = kind && nearTown(query, asked)
  const near = nearest && (await countedList(nearest, asked))
  if (near) return near
  if (!category || (!subcategory && !kind)) return undefined
  const part = kind && subcategory
  const names = {
    ...query.names,
    kind: part ? subcategoryName(asked.names, part) : categoryName(asked.names, category),
  }
  return filledList({ ...wider, category, ...(part && { subcategory: part }), names }, asked)
}

/** The listings of a scope that are exactly what is meant; undefined where there are none. */
async function countedList(query: MeantQuery, asked: AskedPlaces) {
  const { category, subcategory, kind } = query
  const place = query.place && pageOfPlace(query.place, asked)
  if (query.place && !place) return undefined
  // The category of a kind does not matter.
  const filters = kind ? {} : { ...(category && { category }), ...(subcategory && { subcategory }) }
  const scope = intersectionOf(asked.scope, { ...place?.scope, ...filters })
  if (!scope) return undefined
  const { matches: count } = await asked.source.store.search({ ...EMPTY_SEARCH, ...factsAsked(query) }, scope)
  return count > 0 ? { query, scope, count } : undefined
}

/** The meaning widened to the country of its town, the nearest to the town first. */
function nearTown({ place, names: { place: near, ...names }, ...query }: MeantQuery, asked: AskedPlaces) {
  const town = place?.place?.level === 'city' ? pageOfPlace(place, asked) : undefined
  if (!town || !place || near === undefined) return undefined
  const { country } = place
  return {
    ...query,
    place: { country, count: 0 },
    near: { place: town.path.replace('/locations/', '') },
    names: { ...names, near },
  }
}

/** How many have a fact of the place in the country that was meant, or else everywhere. */
async function missingFact(
  { kinds = [], attributes = [] }: FactsAsked,
  place: QueryPlace | undefined,
  asked: AskedPlaces,
): Promise<Understood['missing']> {
  const names = [
    ...kinds.map((one) => factName(asked.names, 'kind', one)),
    ...attributes.map((one) => factName(asked.names, 'attributes', one)),
  ]
  if (names.length === 0) return undefined
  const state = {
    ...EMPTY_SEARCH,
    ...(kinds.length > 0 && { kinds }),
    ...(attributes.length > 0 && { attributes }),
  }
  const country = place && pageOfPlace({ country: place.country, count: 0 }, asked)
  for (const page of [country, undefined]) {
    const { matches: count } = await asked.source.store.search(state, page?.scope ?? EVERYWHERE)
    if (count === 0) continue
    const href = paths.search(state, page?.path)
    return { kind: names.join(', '), count, href, ...(page && { place: page.title }) }
  }
  // A directory may know the kind of no place; what its places have is asked for less often, and missed more.
  return attributes.length > 0 ? { kind: names.join(', '), count: 0 } : undefined
}

function pageOfPlace({ country, place }: QueryPlace, named: NamedPlaces): ListPage | undefined {
  return place?.level === 'city'
    ? townPage(named, country.slug, place.slug)
    : placePage(named, country.slug, place?.slug)
}

type PageFilters = Omit<MeantQuery, 'names'>

/** The page whose address has the filters and those of the state, and how many listings it has without the latter. No page has a subcategory and a town. */
async function filteredPage(
  { category, subcategory, kind, attributes, place, near }: PageFilters,
  state: SearchState,
  asked: AskedPlaces,
): Promise<{ readonly href: string; readonly count: number } | undefined> {
  if (!kind && subcategory && place?.place) return undefined
  const page =
    category && subcategory && !kind
      ? categoryPage(category, subcategory, asked.names)
      : place && pageOfPlace(place, asked)
  const facts = factsAsked({ ...(kind && { kind }), ...(attributes && { attributes }), ...(near && { near }) })
  const filters = kind
    ? facts
    : {
        ...facts,
        ...(category && !subcategory && { categories: [category] }),
        ...(place && subcategory && { countries: [place.country.slug] }),
      }
  const { matches } = await asked.source.store.search({ ...EMPTY_SEARCH, ...filters }, page?.scope ?? EVERYWHERE)
  return {
    href: paths.search(
      { ...inChosenOrder({ ...state, ...filters }, state), search: '', isExact: false, page: 1 },
      page?.path,
    ),
    count: matches,
  }
}
