import type { AuthUser, SessionChange } from './authGateway.ts'

/**
 * Who is signed in. An administrator always is somebody with a session: without a user, nothing else can be written.
 *
 * `signing-in`: a password was accepted here, and whether it is an administrator's is being found out. `checking`: so is the session that was
 * found, or that another tab brought. `unverified`: the check found no answer, which gives no more rights than `not-admin`.
 */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signing-in' | 'checking'; readonly user: AuthUser }
  | {
      readonly status: CheckAnswer
      readonly user: AuthUser
      /** The answer is being asked for again; until then the last one holds. */
      readonly isRefreshing: boolean
    }

/** What the administrator check can come to. */
export type CheckAnswer = 'admin' | 'not-admin' | 'unverified'

/** For whom, and for which of his sessions, a check is made. */
export interface Check {
  readonly userId: string
  readonly generation: number
}

export interface AuthSnapshot {
  readonly state: AuthState
  /** Counts the sessions: another begins when somebody signs out, and when it is somebody else's. */
  readonly generation: number
}

export type AuthAction =
  | ({ readonly type: 'session-changed'; readonly isSigningIn: boolean } & SessionChange)
  | { readonly type: 'sign-in-ended' }
  | { readonly type: 'check-started'; readonly check: Check }
  | { readonly type: 'check-ended'; readonly check: Check; readonly answer: CheckAnswer }

/** Before the first look for a session; what a server renders. */
export const LOADING: AuthState = { status: 'loading' }

const SIGNED_OUT: AuthState = { status: 'signed-out' }

/** The user of a state, where it has one. */
export function userOf(state: AuthState): AuthUser | undefined {
  return 'user' in state ? state.user : undefined
}

/** The check that belongs to the session of this moment, if there is a session. */
export function currentCheck({ state, generation }: AuthSnapshot): Check | undefined {
  const user = userOf(state)
  return user && { userId: user.id, generation }
}

/** Whether the session that a check was made for is still the one there is. */
export function isCurrent(check: Check, snapshot: AuthSnapshot): boolean {
  return check.generation === snapshot.generation && check.userId === userOf(snapshot.state)?.id
}

/** What comes next. The same snapshot comes back when nothing changed. */
export function reduceAuth(snapshot: AuthSnapshot, action: AuthAction): AuthSnapshot {
  if (action.type === 'session-changed') return withSession(snapshot, action)
  const { state } = snapshot
  if (action.type === 'sign-in-ended') {
    // Another tab brought this session meanwhile: it is looked at like any that is found.
    return state.status === 'signing-in' ? { ...snapshot, state: { ...state, status: 'checking' } } : snapshot
  }
  // Late: the session is over, or another's.
  if (!('user' in state) || !isCurrent(action.check, snapshot)) return snapshot
  const { user } = state
  if (action.type === 'check-ended') {
    return { ...snapshot, state: { status: action.answer, user, isRefreshing: false } }
  }
  return !('isRefreshing' in state) ? snapshot : { ...snapshot, state: { ...state, isRefreshing: true } }
}

function withSession(
  snapshot: AuthSnapshot,
  { user, isSigningIn }: Extract<AuthAction, { type: 'session-changed' }>,
): AuthSnapshot {
  const { state, generation } = snapshot
  if (!user) return state.status === 'signed-out' ? snapshot : { state: SIGNED_OUT, generation: generation + 1 }
  if (!('user' in state) || state.user.id !== user.id) {
    return { state: { status: isSigningIn ? 'signing-in' : 'checking', user }, generation: generation + 1 }
  }
  // The answer holds for as long as the session does, however often its token is renewed.
  return state.user.email === user.email ? snapshot : { ...snapshot, state: { ...state, user } }
}
