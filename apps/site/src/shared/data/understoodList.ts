import {
  EMPTY_SEARCH,
  EVERYWHERE,
  PAGE_SIZE,
  categoryName,
  factName,
  subcategoryName,
  understandQuery,
  type QueryPlace,
  type Scope,
  type SearchState,
  type UnderstoodQuery,
} from '@dira/directory-core'
import type { Understood } from './pageData.ts'
import { searchPath } from '@dira/data/site'
import {
  countedList,
  factsAsked,
  filteredPage,
  pageOfPlace,
  type AskedPlaces,
  type FactsAsked,
  type FoundList,
  type MeantQuery,
  type PageFilters,
} from './meantLists.ts'
import { nearestTown } from './nothingFound.ts'

/** For suggestions, which a browser makes by the same words. */
export { NAMES_OF_PLACES } from '@dira/directory-core'
/** For a list in which nothing matches. */
export { nothingFound } from './nothingFound.ts'

/** What a text means, and the list of that. */
export interface UnderstoodList {
  readonly understood: Understood
  readonly scope: Scope
  readonly facts: FactsAsked
  /** It is to be near to the reader, and nobody knows where that is: the list waits for it. */
  readonly isWhereAsked?: true
}

/**
 * The list that the text of a search means as filters, where the text itself finds nothing in the scope, or less than a page: who sees the end of
 * a list looks for more. A text that is just a name of a place means all of the place, however many have the words: Le Caire is more than the
 * businesses that are called so. Filters do not change how a text is understood. With the words of five languages: a part of the script of its own.
 */
export async function understoodList(
  state: SearchState,
  { scope, source }: Pick<AskedPlaces, 'scope' | 'source'>,
): Promise<UnderstoodList | undefined> {
  const { store, names } = source
  const { search, isExact } = state
  const asked = { scope, source, names, places: await store.places() }
  const meant = understandQuery(search, asked)
  if (!meant) return undefined
  const { category, attributes: wanted, wishes } = meant
  const meantQuery: MeantQuery = { ...meant, names: { ...meant.names, ...(wishes && { wishes }) } }
  const isPlace = !category && !wanted && !wishes
  const { matches } = await store.search({ ...EMPTY_SEARCH, search }, scope)
  if (matches >= PAGE_SIZE && !isPlace) return undefined
  const isWhereAsked = matches === 0 && !isExact && wishes?.includes('here') && !state.near
  const full = isWhereAsked ? undefined : await filledList(meantQuery, asked)
  const found = full ?? (matches === 0 ? await emptyList(meantQuery, asked) : undefined)
  if (!found) return undefined
  const { query, count } = found
  const isEverywhere = Object.keys(scope).length === 0
  const pageOf = (filters: PageFilters) => filteredPage(filters, state, asked)
  const page = isEverywhere ? await pageOf(query) : undefined
  const isShown = !isExact && (matches === 0 || (isPlace && count >= matches))
  // From the words there is a way to what they mean where it is more than they find; a search for nothing but them has come from there.
  if (!isShown && (count === 0 || (!isExact && !(page && page.count > matches)))) return undefined
  const { names: named, place, near, attributes, wishes: _, ...kind } = query
  const having = attributes && { attributes }
  const filters = [
    { name: named.kind, href: (await pageOf({ ...(place && { place }), ...(near && { near }), ...having }))?.href },
    { name: named.place ?? named.near, href: (await pageOf({ ...kind, ...having }))?.href },
    ...(await withoutEach(query, pageOf)),
  ].flatMap(({ name, href }) => (name === undefined || href === undefined ? [] : [{ name, href }]))
  const missing =
    isShown && count > 0 ? await missingFact(lackedFacts(meant, query), query.place, count, asked) : undefined
  const nearest = near && meant.place && (await nearestTown(query, meant.place, asked))
  const understood = {
    names: named,
    isShown,
    // The page of a subcategory leaves out the classified listings.
    ...(page && (page.count === count || !isShown) && { pageHref: page.href }),
    filters: isEverywhere && isShown ? filters : [],
    ...(missing && { missing }),
    ...(nearest && { nearest }),
  }
  return { understood, scope: found.scope, facts: factsAsked(query), ...(isWhereAsked && { isWhereAsked }) }
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
      return { name, href: page?.href ?? searchPath({ ...EMPTY_SEARCH, search }) }
    }),
  )
}

/** The facts that were asked for and that nothing on show has. */
function lackedFacts(meant: UnderstoodQuery, { kind, attributes, wishes }: MeantQuery): FactsAsked {
  if (meant.kind && !kind) return { kinds: [meant.kind] }
  const lacked = meant.wishes?.filter((wish) => !wishes?.includes(wish))
  return factsAsked({
    ...(lacked && { wishes: lacked }),
    ...(!attributes && meant.attributes && { attributes: meant.attributes }),
  })
}

/**
 * The understood listings of a scope. What none is known to have is left out. Where a town has none of a kind, those of its country that are nearest; where
 * the country has none either, those of its subcategory, and then those of its category, if most of these may be of the kind: nobody who asks for a spa wants hairdressers.
 */
async function filledList(query: MeantQuery, asked: AskedPlaces): Promise<FoundList | undefined> {
  const found = await someOf(query, asked)
  if (found) return found
  const lesser = withLess(query)
  if (lesser) return lesser.names.kind === undefined && !lesser.place ? undefined : filledList(lesser, asked)
  const { category, kind, subcategory, ...wider } = query
  const nearest = category && nearTown(query, asked)
  const near = nearest && (await someOf(nearest, asked))
  if (near) return near
  if (!category || (!subcategory && !kind)) return undefined
  const part = kind && subcategory
  const names = {
    ...query.names,
    kind: part ? subcategoryName(asked.names, part) : categoryName(asked.names, category),
  }
  const whole = await filledList({ ...wider, category, ...(part && { subcategory: part }), names }, asked)
  return whole && kind && whole.ofKnownKind * 2 > whole.count ? undefined : whole
}

async function someOf(query: MeantQuery, asked: AskedPlaces): Promise<FoundList | undefined> {
  const found = await countedList(query, asked)
  return found && found.count > 0 ? found : undefined
}

/** The list of all that is meant, which has nothing; undefined without a kind, or where the open list can have none of it. */
async function emptyList(query: MeantQuery, asked: AskedPlaces): Promise<FoundList | undefined> {
  return query.category ? countedList(query, asked) : undefined
}

/** The meaning without the last wish or attribute; undefined where it has none. */
function withLess({ wishes, attributes, ...query }: MeantQuery): MeantQuery | undefined {
  const { having: _, wishes: __, ...names } = query.names
  const kept = wishes?.filter((wish) => wish === 'here') ?? []
  const left = kept.length > 0 ? kept : undefined
  if (wishes && wishes.length > kept.length) {
    const { having } = query.names
    return {
      ...query,
      ...(left && { wishes: left }),
      ...(attributes && { attributes }),
      names: { ...names, ...(having && { having }), ...(left && { wishes: left }) },
    }
  }
  return attributes && { ...query, ...(left && { wishes: left }), names: { ...names, ...(left && { wishes: left }) } }
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

/** How many have a fact of the place in the country that was meant, or else everywhere; `among` so many nobody has. */
async function missingFact(
  { kinds = [], attributes = [], prices = [], open }: FactsAsked,
  place: QueryPlace | undefined,
  among: number,
  asked: AskedPlaces,
): Promise<Understood['missing']> {
  const { names } = asked
  const named = [
    ...kinds.map((one) => factName(names, 'kind', one)),
    ...attributes.map((one) => factName(names, 'attributes', one)),
    ...prices.map((one) => factName(names, 'priceLevel', one)),
    ...(open ? [names.filters.open] : []),
  ]
  if (named.length === 0) return undefined
  const kind = named.join(', ')
  const state = {
    ...EMPTY_SEARCH,
    ...(kinds.length > 0 && { kinds }),
    ...(attributes.length > 0 && { attributes }),
  }
  const country = place && pageOfPlace({ country: place.country, count: 0 }, asked)
  for (const page of kinds.length + attributes.length > 0 ? [country, undefined] : []) {
    const { matches: count } = await asked.source.store.search(state, page?.scope ?? EVERYWHERE)
    if (count === 0) continue
    const href = searchPath(state, page?.path)
    return { kind, among, count, href, ...(page && { place: page.title }) }
  }
  // A directory may know the kind of no place; what its places have is asked for less often, and missed more.
  return kinds.length > 0 ? undefined : { kind, among, count: 0 }
}
