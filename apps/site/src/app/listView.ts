import type { SearchState } from '@dira/directory-core'
import { paths } from './paths.ts'

/** How a list is shown: its cards, or a map with rows beside it. */
export type ListView = 'list' | 'map'

/** The view that a query asks for: `view=map`, or the list. */
export function listViewOf(params: URLSearchParams): ListView {
  return params.get('view') === 'map' ? 'map' : 'list'
}

/** The address of a list in a state and a view. */
export function listHref(state: SearchState, list: string | undefined, view: ListView): string {
  const href = paths.search(state, list)
  return view === 'list' ? href : `${href}${href.includes('?') ? '&' : '?'}view=${view}`
}
