import { formatBox, formatNear, NEAREST } from '../location/near.ts'
import { EMPTY_SEARCH, type SearchState } from './searchState.ts'

/**
 * The query string of a state: `?search=&exact=&category=&country=&tier=&open=now&has=&near=&within=&box=&sort=&page=`. Several values repeat the
 * key, defaults are left out; where something is near, the default order is `nearest`. `parseSearch` reads the same state from it.
 */
export function serialiseSearch(state: SearchState): URLSearchParams {
  const params = new URLSearchParams()
  if (state.search !== '') params.append('search', state.search)
  if (state.isExact) params.append('exact', '1')
  for (const slug of state.categories) params.append('category', slug)
  for (const slug of state.countries) params.append('country', slug)
  for (const tier of state.tiers) params.append('tier', tier)
  if (state.open) params.append('open', state.open)
  for (const feature of state.has ?? []) params.append('has', feature)
  if (state.near) params.append('near', formatNear(state.near))
  if (state.near?.within) params.append('within', String(state.near.within))
  if (state.box) params.append('box', formatBox(state.box))
  const isUsual = state.sort === NEAREST || (!state.near && state.sort === EMPTY_SEARCH.sort)
  if (!isUsual) params.append('sort', state.sort)
  if (state.page !== EMPTY_SEARCH.page) params.append('page', String(state.page))
  return params
}
