'use client'

import { useEffect, useEffectEvent, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { LOADING, userOf } from '../authState.ts'
import type { Auth } from '../auth.ts'
import type { AuthNotice } from '../notice.ts'
import { AuthContext } from './AuthContext.ts'

export interface AuthProviderProps {
  /** From `createAuth`, made once and outside of components. */
  readonly auth: Auth
  /** Shows a message to the user, for example as a toast. */
  readonly onNotice?: (notice: AuthNotice) => void
  readonly children?: ReactNode
}

/**
 * Provides `useAuth` to its children. It looks for a session after hydration; a server renders the state `loading`.
 */
export function AuthProvider({ auth, onNotice, children }: AuthProviderProps) {
  const state = useSyncExternalStore(auth.subscribe, auth.getState, () => LOADING)
  // Not an effect dependency: a notice may be sent in the render that brings a new callback.
  const show = useEffectEvent((notice: AuthNotice) => onNotice?.(notice))
  // Before the start, so that no notice is missed.
  useEffect(() => auth.onNotice((notice) => show(notice)), [auth])
  useEffect(() => auth.start(), [auth])
  const value = useMemo(
    () => ({
      auth,
      view: {
        state,
        user: userOf(state),
        isLoading: state.status === 'loading' || state.status === 'checking',
        isAdmin: state.status === 'admin',
        isRefreshing: 'isRefreshing' in state && state.isRefreshing,
        signIn: auth.signIn,
        signOut: auth.signOut,
        refreshStatus: auth.refreshStatus,
        accessToken: auth.accessToken,
      },
    }),
    [auth, state],
  )
  return <AuthContext value={value}>{children}</AuthContext>
}
