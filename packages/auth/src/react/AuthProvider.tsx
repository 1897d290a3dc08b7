import { useEffect, useEffectEvent, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { LOADING, userOf } from '../authState.ts'
import type { Auth } from '../auth.ts'
import type { AuthNotice } from '../notice.ts'
import { AuthContext } from './AuthContext.ts'

export interface AuthProviderProps {
  /** Made once, by `createAuth`, outside of any component. */
  readonly auth: Auth
  /** Is told what a person may be told, to show it as a toast for example. */
  readonly onNotice?: (notice: AuthNotice) => void
  readonly children?: ReactNode
}

/**
 * Lets everything below know who is signed in. The look for a session begins after the page has become alive; a server
 * renders, and the browser takes over, the state in which nobody knows yet.
 */
export function AuthProvider({ auth, onNotice, children }: AuthProviderProps) {
  const state = useSyncExternalStore(auth.subscribe, auth.getState, () => LOADING)
  // Listens without a gap, whichever function it is given: a page below may be refused in the very render that brings a new one.
  const tell = useEffectEvent((notice: AuthNotice) => onNotice?.(notice))
  // Before the start, so that nothing is told to nobody.
  useEffect(() => auth.onNotice((notice) => tell(notice)), [auth])
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
