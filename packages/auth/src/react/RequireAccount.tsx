'use client'

import { useEffect, type ReactNode } from 'react'
import { userOf } from '../authState.ts'
import { useAuth } from './useAuth.ts'

export interface RequireAccountProps {
  /** Shown until it is known who is signed in, also by a server. */
  readonly loading: ReactNode
  /** Called when nobody is signed in, to lead to the sign-in. */
  readonly onDenied: () => void
  /** The page for who has an account. */
  readonly children?: ReactNode
}

/**
 * Shows a page to anybody with an account, also where the check for an administrator failed: what the account may read and do, the
 * database decides. Nothing is said to who is not signed in.
 */
export function RequireAccount({ loading, onDenied, children }: RequireAccountProps) {
  const { state, isLoading } = useAuth()
  const isDenied = state.status === 'signed-out'
  useEffect(() => {
    if (isDenied) onDenied()
  }, [isDenied, onDenied])
  return userOf(state) && !isLoading ? children : loading
}
