import { EMPTY_SEARCH, parseSearch, type SearchState } from '@dira/directory-core'
import { searchPath } from '@dira/data/site'

/** How a list is shown: its cards, or a map with rows beside it. */
export type ListView = 'list' | 'map'

/** The view that a query asks for: `view=map`, or the list. */
export function listViewOf(params: URLSearchParams): ListView {
  return params.get('view') === 'map' ? 'map' : 'list'
}

/** What the address of a list asks, whichever page of the answer it shows, in which order and view. */
export function questionOf(url: string): string {
  const [path, query] = url.split('?')
  return searchPath({ ...parseSearch(new URLSearchParams(query)), sort: EMPTY_SEARCH.sort, page: 1 }, path)
}

/** The address of a list in a state and a view. */
export function listHref(state: SearchState, list: string | undefined, view: ListView): string {
  const href = searchPath(state, list)
  return view === 'list' ? href : `${href}${href.includes('?') ? '&' : '?'}view=${view}`
}
