import type { SearchState } from '@dira/directory-core'

/** A state in the order that the reader chose, and near to what the reader is. */
export const inChosenOrder = (state: SearchState, { sort, near }: Pick<SearchState, 'sort' | 'near'>): SearchState => ({
  ...state,
  ...(sort !== 'featured' && { sort }),
  ...(near && { near }),
})
