import { createContext } from 'react'
import type { AuthUser } from '../authGateway.ts'
import type { AuthState } from '../authState.ts'
import type { Auth } from '../auth.ts'

/** What `useAuth` gives. */
export interface AuthView extends Pick<Auth, 'signIn' | 'signOut' | 'refreshStatus' | 'accessToken'> {
  readonly state: AuthState
  readonly user: AuthUser | undefined
  /** It is not known yet whether an administrator is signed in. */
  readonly isLoading: boolean
  /** For what is shown; what an administrator may do is decided by the database. Never true without a user. */
  readonly isAdmin: boolean
  /** The status is being asked for again. */
  readonly isRefreshing: boolean
}

export const AuthContext = createContext<{ readonly auth: Auth; readonly view: AuthView } | undefined>(undefined)
