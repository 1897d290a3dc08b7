import { parseSearch, type Scope, type SearchResult, type SearchState } from '@dira/directory-core'
import type { ListHead, ListingsData } from '../app/pageData.ts'
import type { PageInput } from './createPageSource.ts'

/** How many listings are shown beside a suggestion. */
const SUGGESTED = 3

/** A list: what it is called and what it lists. */
export interface List {
  readonly head: Omit<ListHead, 'breadcrumbs'> & Partial<Pick<ListHead, 'breadcrumbs'>>
  readonly scope: Scope
}

/** One page of a list for the query of its address. The browser computes the same as the server once it has the search index. */
export function listingsData(url: URL, { head, scope, source }: List & { readonly source: PageInput }): ListingsData {
  const state = withoutFixed(parseSearch(url.searchParams), head)
  const result = source.directory.search(state, scope)
  return {
    page: 'listings',
    list: { breadcrumbs: [], ...head },
    state,
    total: result.total,
    matches: result.matches,
    pageNumber: result.page,
    pageCount: result.pageCount,
    cards: result.listings.map(source.cardOf),
    facets: { categories: result.facets.categories, countries: result.facets.countries },
    ...suggestionsFor({ source, state, scope, result }),
  }
}

/** A filter that the list fixes has no control: in an address it means nothing. */
function withoutFixed(state: SearchState, { fixed }: Pick<ListHead, 'fixed'>): SearchState {
  return fixed ? { ...state, [fixed]: [] } : state
}

function suggestionsFor({
  source: { directory, cardOf },
  state,
  scope,
  result,
}: {
  source: PageInput
  state: SearchState
  scope: Scope
  result: SearchResult
}): Pick<ListingsData, 'suggestions'> {
  if (result.matches > 0) return {}
  const { corrections, allWords } = directory.suggest(state, scope)
  if (corrections.length === 0 && !allWords) return {}
  return {
    suggestions: {
      corrections,
      ...(allWords && {
        allWords: {
          words: allWords.words,
          matches: allWords.matches,
          cards: allWords.listings.slice(0, SUGGESTED).map(cardOf),
        },
      }),
    },
  }
}
