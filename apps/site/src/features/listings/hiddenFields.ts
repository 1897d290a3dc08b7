import type { SearchState } from '@dira/directory-core'
import { listHref, type ListView } from '../../shared/data/listView.ts'

/** The rest of the state and the view, for the hidden fields of a form: the browser replaces the whole query. */
export function hiddenFields(
  state: SearchState,
  view: ListView,
  ...changed: readonly string[]
): [name: string, value: string][] {
  const [, query = ''] = listHref({ ...state, page: 1 }, undefined, view).split('?')
  return [...new URLSearchParams(query)].filter(([name]) => !changed.includes(name))
}
