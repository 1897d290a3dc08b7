import type { AuthError } from './authError.ts'
import type { Credentials } from './credentials.ts'

/** What can happen to a session, as Supabase names it (section 4 of the specification). */
export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED'

/** Whose session it is. */
export interface AuthUser {
  readonly id: string
  readonly email: string
}

export interface SessionChange {
  readonly event: AuthEvent
  /** Whose session there is now. None: nobody is signed in. */
  readonly user: AuthUser | undefined
}

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: AuthError }

/** Everything that sign-in needs of a service: the one port behind which Supabase stands, or a fake. */
export interface AuthGateway {
  /** Tells of every change of the session: first of the one that was found at the start, then of what happens here and in other tabs. */
  readonly onSessionChange: (listener: (change: SessionChange) => void) => void
  readonly signIn: (credentials: Credentials) => Promise<Outcome<AuthUser>>
  /** Forgets the session on this device, whether the server can be reached or not, and tells the server when it can. */
  readonly signOut: () => Promise<void>
  /** Whether the signed-in user, of this id, stands in admin_users. */
  readonly checkAdmin: (userId: string) => Promise<Outcome<boolean>>
  /** The token for requests in the user's name, renewed when it is about to expire. None: nobody is signed in. */
  readonly accessToken: () => Promise<string | undefined>
  /** Stops listening and renewing. */
  readonly close: () => void
}
