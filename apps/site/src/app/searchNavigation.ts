import { useMemo } from 'react'
import { parseSearch, type SearchState } from '@dira/directory-core'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from './useHydrated.ts'
import { paths } from './paths.ts'

/** The state that the address means. */
export function useSearchState(): SearchState {
  const { search } = useLocation()
  return useMemo(() => parseSearch(new URLSearchParams(search)), [search])
}

/** Goes to the list for a state. */
export function useOpenSearch(): (state: SearchState, options?: { readonly replace?: boolean }) => void {
  const navigate = useNavigate()
  return (state, options = {}) => void navigate(paths.search(state), { replace: options.replace ?? false })
}

/** Where 'Back to All Listings' leads: to the search that one came from, when there was one. */
export function useBackToListings(): string {
  const { state } = useLocation() as { state: { from?: unknown } | null }
  const from = useHydrated() ? state?.from : undefined
  return typeof from === 'string' && from.startsWith(`${paths.listings}?`) ? from : paths.listings
}
