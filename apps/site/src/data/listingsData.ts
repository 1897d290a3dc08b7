import {
  CLASSIFIEDS_SCOPE,
  PAGE_SIZE,
  categoryName,
  parseSearch,
  type Scope,
  type SearchAnswer,
  type SearchState,
} from '@dira/directory-core'
import type { ListHead, ListingsData } from '../app/pageData.ts'
import type { PageInput } from './createPageSource.ts'
import { namedPages } from './namedPages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A list: what it is called and what it lists. */
export interface List {
  readonly head: Omit<ListHead, 'breadcrumbs'> & Partial<Pick<ListHead, 'breadcrumbs'>>
  readonly scope: Scope
}

/** One page of a list for the query of its address. The browser computes the same as the server once it has the search index. */
export function listingsData(url: URL, { head, scope, source }: List & { readonly source: PageInput }): ListingsData {
  const state = withoutFixed(parseSearch(url.searchParams), head)
  const now = source.instant.getTime()
  const context = { now }
  // Offers end with a day somewhere in Africa, which is with an hour.
  source.onChangeAt?.(state.open ? now + MINUTE : (Math.floor(now / HOUR) + 1) * HOUR)
  const literal = source.directory.answer(state, scope, context)
  const findsLittle = state.search !== '' && (literal.words !== undefined || literal.matches < PAGE_SIZE)
  const meant = findsLittle ? source.understoodList(state, { scope, source }) : undefined
  const understood = meant?.understood
  const {
    matches,
    page,
    pageCount,
    listings,
    facets,
    words,
    near,
    distances = [],
  }: SearchAnswer = meant?.understood.isShown
    ? source.directory.search({ ...state, search: '' }, meant.scope, context)
    : literal
  return {
    page: 'listings',
    list: { breadcrumbs: [], ...head },
    state,
    total: literal.total,
    matches,
    pageNumber: page,
    pageCount,
    cards: listings.map(source.cardOf),
    // How many are open would be wrong before the page is made anew.
    facets: state.open ? facets : { ...facets, open: [] },
    ...(near && {
      near,
      ways: listings.map((listing, at) => ({
        km: distances[at] ?? null,
        bearing: source.bearing?.(near, listing) ?? null,
      })),
    }),
    ...(words && matches > 0 && { words }),
    ...(understood && { understood }),
    namedPages: namedPages(state.search, {
      source,
      shown: [head.path, understood?.pageHref],
      isFound: understood?.isShown === true || (matches > 0 && !words),
    }),
    corrections: matches > 0 || understood?.isShown ? [] : source.directory.suggest(state, scope, context).corrections,
    ...classifiedsBeside(state, { scope, source }),
  }
}

/** A filter that the list fixes has no control: in an address it means nothing. */
function withoutFixed(state: SearchState, { fixed }: Pick<ListHead, 'fixed'>): SearchState {
  return fixed ? { ...state, [fixed]: [] } : state
}

/** The page of a category leaves out the classified listings: how many of them match, and how to see them. */
function classifiedsBeside(
  state: SearchState,
  { scope, source: { directory, names } }: { scope: Scope; source: PageInput },
): Pick<ListingsData, 'classifieds'> {
  if (scope.category === undefined) return {}
  const beside = { ...state, categories: [scope.category], page: 1 }
  const { matches } = directory.answer(beside, CLASSIFIEDS_SCOPE)
  if (matches === 0) return {}
  // The page of classified listings has no filter for subcategories.
  const category = scope.subcategory === undefined ? {} : { category: categoryName(names, scope.category) }
  return { classifieds: { count: matches, state: beside, ...category } }
}
