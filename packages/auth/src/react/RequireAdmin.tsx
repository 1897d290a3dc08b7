import { useEffect, useRef, type ReactNode } from 'react'
import type { AuthState } from '../authState.ts'
import { useAuthContext } from './useAuth.ts'

const DENIALS = ['signed-out', 'not-admin', 'unverified'] as const

/** Why a page for administrators is not shown. */
export type DenialReason = (typeof DENIALS)[number]

export interface RequireAdminProps {
  /** Shown until it is known who is there, by a server too: never the page, never a refusal before the answer. */
  readonly loading: ReactNode
  /** The visitor is no administrator, or no longer: take them to the sign-in. Called once for each refusal. */
  readonly onDenied: (reason: DenialReason) => void
  /** Shown to somebody whose check found no answer, with a way to ask again. @default such a visitor is refused like others */
  readonly unverified?: ReactNode
  /** The page for administrators. */
  readonly children?: ReactNode
}

/**
 * Shows a page to administrators alone. Others are refused with the notice 'Access denied: Admin privileges required';
 * not so whose session ended while the page was open, nor who could not be checked.
 */
export function RequireAdmin({ loading, onDenied, unverified, children }: RequireAdminProps) {
  const { auth, view } = useAuthContext()
  const { status } = view.state
  const wasAdmin = useRef(false)
  const refused = useRef<DenialReason>(undefined)

  const isShown = status === 'admin' || (status === 'unverified' && unverified !== undefined)
  const reason = !isShown && isDenial(status) ? status : undefined

  useEffect(() => {
    if (status === 'admin') wasAdmin.current = true
    if (reason === refused.current) return
    refused.current = reason
    if (reason === undefined) return
    const hasLeft = reason === 'signed-out' && wasAdmin.current
    if (!hasLeft && reason !== 'unverified') auth.refuse()
    onDenied(reason)
  }, [auth, status, reason, onDenied])

  if (status === 'admin') return children
  return isShown ? unverified : loading
}

function isDenial(status: AuthState['status']): status is DenialReason {
  return DENIALS.some((reason) => reason === status)
}
