import {
  EMPTY_SEARCH,
  PAGE_SIZE,
  understandQuery,
  type Scope,
  type SearchState,
  type UnderstoodQuery,
} from '@dira/directory-core'
import type { Understood } from './pageData.ts'
import { searchPath } from '@dira/data/site'
import { emptyList, filledList, listOfFew } from './filledList.ts'
import {
  factsAsked,
  filteredPage,
  type AskedPlaces,
  type FactsAsked,
  type FoundList,
  type MeantQuery,
  type PageFilters,
} from './meantLists.ts'
import { lackedFacts, missingFact } from './missingFact.ts'
import { nearestTown } from './nothingFound.ts'
import { isNamed, nowhereList } from './nowhereList.ts'

/** For suggestions, which a browser makes by the same words. */
export { NAMES_OF_PLACES } from '@dira/directory-core'
/** For a list in which nothing matches. */
export { nothingFound } from './nothingFound.ts'

/** What a text means, and the list of that. */
export interface UnderstoodList {
  readonly understood: Understood
  readonly scope: Scope
  readonly facts: FactsAsked
  /** What is asked for and few are known to have: those come first. */
  readonly first?: FactsAsked
  /** It is to be near to the reader, and nobody knows where that is: the list waits for it. */
  readonly isWhereAsked?: true
}

/**
 * The list that the text of a search means as filters, where the text itself finds nothing in the scope, or less than a page: who sees the end of
 * a list looks for more. A text that is just a name of a place means all of the place, however many have the words: Le Caire is more than the
 * businesses that are called so. So does that of a kind and a place, unless a business has just that name. Filters do not change how a text is understood. With the words of five languages: a part of the script of its own.
 */
export async function understoodList(
  state: SearchState,
  { scope, source }: Pick<AskedPlaces, 'scope' | 'source'>,
): Promise<UnderstoodList | undefined> {
  const { store, names } = source
  const { search, isExact } = state
  const asked = { scope, source, names, places: await store.places() }
  const meant = understandQuery(search, asked)
  if (!meant) return isExact ? undefined : nowhereList(search, asked)
  const { category, attributes: wanted, wishes } = meant
  const meantQuery: MeantQuery = { ...meant, names: { ...meant.names, ...(wishes && { wishes }) } }
  const isPlace = !category && !wanted && !wishes
  const { matches, listings } = await store.search({ ...EMPTY_SEARCH, search }, scope)
  if (matches >= PAGE_SIZE && !isPlace) return undefined
  const isWhereAsked = matches === 0 && !isExact && wishes?.includes('here') && !state.near
  const full = isWhereAsked ? undefined : await filledList(meantQuery, asked)
  const few = full && (await listOfFew(full, asked))
  const found = few?.list ?? full ?? (matches === 0 ? await emptyList(meantQuery, asked) : undefined)
  if (!found) return undefined
  const { query, count } = found
  const isEverywhere = Object.keys(scope).length === 0
  const pageOf = (filters: PageFilters) => filteredPage(filters, state, asked)
  const page = isEverywhere ? await pageOf(query) : undefined
  const isMore = isPlace ? count >= matches : count > matches && isAllMeant(found, meant) && !isNamed(search, listings)
  const isShown = !isExact && (matches === 0 || isMore)
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
    isShown && full && full.count > 0
      ? await missingFact(lackedFacts(meant, full.query), query.place, full.count, asked)
      : undefined
  const nearest = near && meant.place && (await nearestTown(query, meant.place, asked))
  const understood = {
    names: named,
    isShown,
    // The page of a subcategory leaves out the classified listings.
    ...(page && (page.count === count || !isShown) && { pageHref: page.href }),
    filters: isEverywhere && isShown ? filters : [],
    ...(missing && { missing }),
    ...(isShown && few && full && { first: { ...few.known, among: count, href: (await pageOf(full.query))?.href } }),
    ...(nearest && { nearest }),
  }
  const facts = factsAsked(query)
  return {
    understood,
    scope: found.scope,
    facts,
    ...(few && { first: few.first }),
    ...(isWhereAsked && { isWhereAsked }),
  }
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

/** Whether a list is of the kind and in the place that are meant, and of no wider or nearer ones. */
function isAllMeant({ query }: FoundList, { category, subcategory, kind, place }: UnderstoodQuery): boolean {
  const isKind = category !== undefined && query.kind === kind && query.subcategory === subcategory
  return isKind && place !== undefined && query.near === undefined
}
