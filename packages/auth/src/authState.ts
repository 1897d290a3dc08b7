import type { AuthUser } from './authGateway.ts'

/**
 * The state of signing in. Only a state with a user can be an administrator's.
 *
 * `signing-in`: the service accepted a password here, and the administrator check is running. `checking`: the same for a
 * session that was found, or that another tab brought. `unverified`: the check got no answer; it gives no more rights than
 * `not-admin`.
 */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signing-in' | 'checking'; readonly user: AuthUser }
  | {
      readonly status: CheckAnswer
      readonly user: AuthUser
      /** The check runs again; until it ends, the last answer holds. */
      readonly isRefreshing: boolean
    }

/** The results of the administrator check. */
export type CheckAnswer = 'admin' | 'not-admin' | 'unverified'

/** Before the first look for a session; a server renders this state. */
export const LOADING: AuthState = { status: 'loading' }

/** The user of a state, where it has one. */
export function userOf(state: AuthState): AuthUser | undefined {
  return 'user' in state ? state.user : undefined
}
