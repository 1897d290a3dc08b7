import { ALL_FILTERS } from '../filter/filters.ts'
import { NEAREST } from '../location/near.ts'
import { EMPTY_SEARCH, type SearchState } from './searchState.ts'

/**
 * The query string of a state: `?search=&exact=`, the parameters of `FILTERS` in their order, `&sort=&page=`. Several values repeat the
 * key, defaults are left out; where something is near, the default order is `nearest`. `parseSearch` reads the same state from it.
 */
export function serialiseSearch(state: SearchState): URLSearchParams {
  const params = new URLSearchParams()
  if (state.search !== '') params.append('search', state.search)
  if (state.isExact) params.append('exact', '1')
  for (const [group, { write }] of ALL_FILTERS) {
    const value = state[group]
    for (const [param, text] of value === undefined ? [] : write(value)) params.append(param, text)
  }
  const isUsual = state.sort === NEAREST || (!state.near && state.sort === EMPTY_SEARCH.sort)
  if (!isUsual) params.append('sort', state.sort)
  if (state.page !== EMPTY_SEARCH.page) params.append('page', String(state.page))
  return params
}
