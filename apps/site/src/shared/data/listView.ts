import { EMPTY_SEARCH, parseSearch, type SearchState } from '@dira/directory-core'
import { searchPath } from '@dira/data/site'

/** How a list is shown: cards and below them rows, all of it as rows, or a map with rows beside it. */
export const LIST_VIEWS = ['cards', 'rows', 'map'] as const
export type ListView = (typeof LIST_VIEWS)[number]

/** The view that a query asks for, such as `view=map`. */
export function listViewOf(params: URLSearchParams): ListView {
  return LIST_VIEWS.find((view) => view === params.get('view')) ?? 'cards'
}

/** What the address of a list asks, whichever page of the answer it shows, in which order and view. */
export function questionOf(url: string): string {
  const [path, query] = url.split('?')
  return searchPath({ ...parseSearch(new URLSearchParams(query)), sort: EMPTY_SEARCH.sort, page: 1 }, path)
}

/** The address of a list in each view: from its first page on, as the pages of each are others. */
export function viewHrefs(state: SearchState, list: string): Readonly<Record<ListView, string>> {
  const first = { ...state, page: 1 }
  return {
    cards: listHref(first, list, 'cards'),
    rows: listHref(first, list, 'rows'),
    map: listHref(first, list, 'map'),
  }
}

/** The address of a list in a state and a view. */
export function listHref(state: SearchState, list: string | undefined, view: ListView): string {
  const href = searchPath(state, list)
  return view === 'cards' ? href : `${href}${href.includes('?') ? '&' : '?'}view=${view}`
}
