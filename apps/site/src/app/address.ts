import { useCallback } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

/** How one came to an address: `followed` a link or a form, `replaced` the one before, or `returned` by Back and Forward, or by loading it. */
export type Arrival = 'followed' | 'replaced' | 'returned'

const ARRIVALS = {
  [NavigationType.Push]: 'followed',
  [NavigationType.Replace]: 'replaced',
  [NavigationType.Pop]: 'returned',
} as const satisfies Record<NavigationType, Arrival>

/** The address of the page that is shown. */
export interface Address {
  readonly pathname: string
  /** The query with its question mark, or ''. */
  readonly search: string
  /** The fragment with its mark, or ''. */
  readonly hash: string
  /** Tells this visit of the address from others. */
  readonly key: string
  readonly arrival: Arrival
}

export function useAddress(): Address {
  const { pathname, search, hash, key } = useLocation()
  return { pathname, search, hash, key, arrival: ARRIVALS[useNavigationType()] }
}

/** Goes to an address of this site; with `replace`, Back leads past the one that is left. */
export function useGoTo(): (href: string, options?: { readonly replace?: boolean }) => void {
  const navigate = useNavigate()
  return useCallback((href, { replace = false } = {}) => void navigate(href, { replace }), [navigate])
}
