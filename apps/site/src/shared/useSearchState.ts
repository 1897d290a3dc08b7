import { useMemo } from 'react'
import { parseSearch, type SearchState } from '@dira/directory-core'
import { useLocation } from 'react-router-dom'

/** The state that the address means. */
export function useSearchState(): SearchState {
  const { search } = useLocation()
  return useMemo(() => parseSearch(new URLSearchParams(search)), [search])
}
