import type { AuthError } from './authError.ts'
import type { Credentials } from './credentials.ts'

/** Supabase's session events (section 4 of the specification). */
export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED'

export interface AuthUser {
  readonly id: string
  readonly email: string
}

export interface SessionChange {
  readonly event: AuthEvent
  /** The user of the session; undefined when nobody is signed in. */
  readonly user: AuthUser | undefined
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: AuthError }

/** The port to the sign-in service: Supabase, or a fake. */
export interface AuthGateway {
  /** Calls back with every change of the session, here and in other tabs; first with the session at the start. */
  readonly onSessionChange: (listener: (change: SessionChange) => void) => void
  readonly signIn: (credentials: Credentials) => Promise<Outcome<AuthUser>>
  /** Removes the session from this device, even when the server cannot be reached, and revokes it on the server. */
  readonly signOut: () => Promise<void>
  /** Whether the signed-in user, with this id, is in admin_users. */
  readonly checkAdmin: (userId: string) => Promise<Outcome<boolean>>
  /** The token for the user's requests, refreshed when it is about to expire; undefined when nobody is signed in. */
  readonly accessToken: () => Promise<string | undefined>
  /** Stops listening and refreshing. */
  readonly close: () => void
}
