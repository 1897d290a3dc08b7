import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom'
import { isNextStep } from '@dira/app'

/** The address of the page that is shown. */
export interface Address {
  readonly pathname: string
  /** The query with its question mark, or ''. */
  readonly search: string
  /** The fragment with its mark, or ''. */
  readonly hash: string
  /** Differs between two visits of the same address. */
  readonly key: string
  /** How the visitor came here: by a link or form, in place of the address before, or by Back, Forward or loading the page. */
  readonly action: `${NavigationType}`
}

export function useAddress(): Address {
  const { pathname, search, hash, key, state } = useLocation()
  const type: Address['action'] = useNavigationType()
  return { pathname, search, hash, key, action: type === 'REPLACE' && isNextStep(state) ? 'PUSH' : type }
}
