'use client'

import { createContext } from 'react'
import type { AuthUser } from '../authGateway.ts'
import type { AuthState } from '../authState.ts'
import type { Auth } from '../auth.ts'

/** What `useAuth` gives. */
export interface AuthView extends Pick<Auth, 'signIn' | 'signOut' | 'refreshStatus' | 'accessToken'> {
  readonly state: AuthState
  readonly user: AuthUser | undefined
  /** The administrator check has not ended. */
  readonly isLoading: boolean
  /** For display only: the database decides what an administrator may do. Never true without a user. */
  readonly isAdmin: boolean
  /** The administrator check runs again. */
  readonly isRefreshing: boolean
}

export const AuthContext = createContext<{ readonly auth: Auth; readonly view: AuthView } | undefined>(undefined)
