import { serialiseSearch, type SearchState } from '@dira/directory-core'
import { paths, withQuery } from './paths.ts'

/** The address of a list in a state; the list by its path. Apart from `paths`: it needs the table of filters, which most pages do without. */
export const searchPath = (state: SearchState, list: string = paths.listings): string =>
  withQuery(list, serialiseSearch(state))
