import type { AuthGateway } from './authGateway.ts'
import type { AuthState } from './authState.ts'
import type { Credentials } from './credentials.ts'
import type { AuthNotice } from './notice.ts'
import type { SignInOutcome } from './signInAdmin.ts'
import type { StoredSession } from './storedSession.ts'

/** Calls back once after some milliseconds. Returns how to prevent it. */
export type Timer = (callback: () => void, milliseconds: number) => () => void

export interface AuthOptions {
  /** Opens the service. Called when it is first needed: when a session is stored, or when somebody signs in. */
  readonly connect: () => Promise<AuthGateway>
  /** Where to look whether there is a session. @default the browser's localStorage */
  readonly storedSession?: StoredSession
  /** @default setTimeout */
  readonly timer?: Timer
}

/** Who is signed in, from now on, and what can be done about it. */
export interface Auth {
  readonly getState: () => AuthState
  /** Tells when the state has changed. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /** Tells what a person may be told. Returns how to stop. */
  readonly onNotice: (listener: (notice: AuthNotice) => void) => () => void
  /** Looks for a session, and follows it until everybody who started it has stopped. Nothing happens before. Returns how to stop. */
  readonly start: () => () => void
  /** Signs an administrator in. Whoever is none is signed out again. */
  readonly signIn: (typed: Credentials) => Promise<SignInOutcome>
  /** Ends the session on this device, at once, even when the server cannot be reached. */
  readonly signOut: () => Promise<void>
  /** Asks again whether the user is an administrator. */
  readonly refreshStatus: () => Promise<void>
  /** The token for requests in the user's name. None: nobody is signed in. */
  readonly accessToken: () => Promise<string | undefined>
  /** Tells that an administrator's page was refused. RequireAdmin does it. */
  readonly refuse: () => void
}
