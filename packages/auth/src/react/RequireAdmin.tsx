'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { AuthState } from '../authState.ts'
import { useAuthContext } from './useAuth.ts'

const DENIALS = ['signed-out', 'not-admin', 'unverified'] as const

/** Why a page for administrators is not shown. */
export type DenialReason = (typeof DENIALS)[number]

export interface RequireAdminProps {
  /** Shown until the check has ended, also by a server. */
  readonly loading: ReactNode
  /** Called once for each refusal, to lead the visitor to the sign-in. */
  readonly onDenied: (reason: DenialReason) => void
  /** Shown when the check failed, with a button that repeats it. @default such a visitor is refused */
  readonly unverified?: ReactNode
  /** The page for administrators. */
  readonly children?: ReactNode
}

/**
 * Shows a page to administrators only. Others are refused with the notice 'Access denied: Admin privileges required', except
 * when their session ended while the page was open, or when the check failed.
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
