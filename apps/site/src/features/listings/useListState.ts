import { NEAREST, activeFilters, formatNear, type SearchState } from '@dira/directory-core'
import { useHydrated } from '@dira/ui'
import { useState } from 'react'
import { useFinerDistance } from '../../shared/exactPosition.ts'
import { filters as filterNames } from '@dira/data/site'
import * as names from '@dira/data/names'
import type { ListingsData } from '../../shared/data/pageData.ts'
import type { TypedSearch } from './useTypedSearch.ts'

/** What the controls show: what was asked for, before its list is there. Until hydration, what the HTML was rendered for. */
export function useWantedState({ state, list }: ListingsData, typed: TypedSearch): SearchState {
  const isHydrated = useHydrated()
  if (!isHydrated) return state
  return list.fixed ? { ...typed.state, [list.fixed]: [] } : typed.state
}

/** Puts a state that is near nothing any more in the order from before it was. */
export function useSortBeforeNear({ near, sort }: SearchState): (state: SearchState) => SearchState {
  const [before, setBefore] = useState(sort)
  if (!near && sort !== before) setBefore(sort)
  return (state) => (near && sort === NEAREST && before !== NEAREST ? { ...state, sort: before } : state)
}

/** The badges of the filters. What is near to the visitor says so, as long as this visit knows. */
export function useActiveFilters(state: SearchState, data: Pick<ListingsData, 'state' | 'nearName'>) {
  const isMe = useFinerDistance(state.near) !== undefined
  const { near } = data.state
  const isNamed = near && state.near && formatNear(near) === formatNear(state.near)
  return activeFilters(state, names, isNamed ? data.nearName : undefined).map((filter) =>
    isMe && filter.group === 'near' ? { ...filter, label: filterNames.near('me', state.near?.within) } : filter,
  )
}
