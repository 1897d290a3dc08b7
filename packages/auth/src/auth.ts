import type { AuthGateway } from './authGateway.ts'
import type { AuthState } from './authState.ts'
import type { Credentials } from './credentials.ts'
import type { AuthNotice } from './notice.ts'
import type { Admitted, SignInOutcome } from './signInAdmin.ts'
import type { StoredSession } from './storedSession.ts'

/** Calls back once after some milliseconds. Returns a function that cancels it. */
export type Timer = (callback: () => void, milliseconds: number) => () => void

export interface AuthOptions {
  /** Connects to the service. Called when a session is stored, or when somebody signs in. */
  readonly connect: () => Promise<AuthGateway>
  /** @default the session in the browser's localStorage */
  readonly storedSession?: StoredSession
  /** @default setTimeout */
  readonly timer?: Timer
}

/** Knows who is signed in, and signs in and out. */
export interface Auth {
  readonly getState: () => AuthState
  /** Calls back when the state has changed. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Calls back with messages for the user. Returns a function that unsubscribes. */
  readonly onNotice: (listener: (notice: AuthNotice) => void) => () => void
  /** Looks for a session and follows it. Returns a function that stops; the session is followed until every caller has stopped. */
  readonly start: () => () => void
  /** Signs an administrator in, or anybody with an account. Whoever is not admitted is signed out again. @default administrators */
  readonly signIn: (typed: Credentials, admitted?: Admitted) => Promise<SignInOutcome>
  /** Ends the session on this device immediately, even when the server cannot be reached. */
  readonly signOut: () => Promise<void>
  /** Repeats the administrator check. */
  readonly refreshStatus: () => Promise<void>
  /** The token for the user's requests; undefined when nobody is signed in. */
  readonly accessToken: () => Promise<string | undefined>
  /** Sends the notice that a page for administrators was refused. RequireAdmin calls it. */
  readonly refuse: () => void
}
