import type { AuthError } from './authError.ts'
import type { AuthUser, Outcome, SessionChange } from './authGateway.ts'
import { LOADING, userOf, type AuthState, type CheckAnswer } from './authState.ts'
import type { AuthMessageCode } from './messages.ts'
import type { NoticeDetails } from './notice.ts'
import type { Admitted, SignInOutcome } from './signInAdmin.ts'

/** An administrator check belongs to one session of one user. */
export interface Check {
  readonly userId: string
  readonly generation: number
}

/** Everything that signing in has to remember. */
export interface AuthModel {
  readonly state: AuthState
  /** Counts the sessions: a new one begins when somebody signs out, and when another user's session appears. */
  readonly generation: number
  /** The number of sign-ins that wait for an answer. */
  readonly signIns: number
  /** Counts the sign-outs that the user asked for; each makes the sign-ins before it invalid. */
  readonly signOuts: number
  /** Session events that were sent before a sign-out must not undo it. */
  readonly isSigningOut: boolean
  /** The generation whose check the user asked to repeat. */
  readonly refreshing: number | undefined
  /** How many callers of `start` have not stopped. */
  readonly followers: number
}

export type AuthAction =
  /** Somebody begins to follow the session, or has stopped. */
  | { readonly type: 'started'; readonly hasSession: boolean; readonly isConnected: boolean }
  | { readonly type: 'stopped' }
  | { readonly type: 'connect-failed'; readonly message: string }
  | ({ readonly type: 'session-changed' } & SessionChange)
  | { readonly type: 'sign-in-started' | 'credentials-sent' | 'credentials-accepted' }
  | { readonly type: 'sign-in-verified'; readonly check: Check }
  | { readonly type: 'sign-in-ended'; readonly outcome: SignInOutcome; readonly admitted: Admitted }
  /** Not `asked`: a refused sign-in signs out again. */
  | { readonly type: 'sign-out-started'; readonly asked: boolean }
  | { readonly type: 'sign-out-ended' }
  | { readonly type: 'check-due'; readonly check: Check }
  | { readonly type: 'refresh-requested' }
  | {
      readonly type: 'check-ended'
      readonly check: Check
      readonly asked: boolean
      /** A string: what the exception said that ended the check. */
      readonly outcome: Outcome<boolean> | string
    }

/** What has to be done after an action. `createAuth` does it. */
export type AuthEffect =
  | ({ readonly type: 'notify'; readonly code: AuthMessageCode } & NoticeDetails)
  | { readonly type: 'watch-storage' | 'connect' | 'close' | 'sign-out' | 'await-refresh' }
  | { readonly type: 'schedule-check'; readonly check: Check }
  | { readonly type: 'check'; readonly check: Check; readonly asked: boolean }

export interface AuthStep {
  readonly model: AuthModel
  readonly effects: readonly AuthEffect[]
}

export const INITIAL_MODEL: AuthModel = {
  state: LOADING,
  generation: 0,
  signIns: 0,
  signOuts: 0,
  isSigningOut: false,
  refreshing: undefined,
  followers: 0,
}

/** The check of the current session, if there is one. */
export function currentCheck({ state, generation }: AuthModel): Check | undefined {
  const user = userOf(state)
  return user && { userId: user.id, generation }
}

/** Whether a check belongs to the current session. */
export function isCurrent(check: Check, model: AuthModel): boolean {
  return check.generation === model.generation && check.userId === userOf(model.state)?.id
}

/** The next model, and what has to be done. The same model comes back when nothing has changed. */
export function reduceAuth(model: AuthModel, action: AuthAction): AuthStep {
  const step = reduce(model, action)
  const next = step.model
  const isNew = model.state.status !== 'checking' || model.generation !== next.generation
  const check = next.state.status === 'checking' && isNew ? currentCheck(next) : undefined
  return check ? { model: next, effects: [...step.effects, { type: 'schedule-check', check }] } : step
}

function reduce(model: AuthModel, action: AuthAction): AuthStep {
  switch (action.type) {
    case 'started':
      return start(model, action)
    case 'stopped':
      return toStep({ ...model, followers: model.followers - 1 }, model.followers === 1 && { type: 'close' })
    case 'connect-failed':
      return toStep(withSession(model, undefined), notify('check-exception', false, action.message))
    case 'session-changed':
      return changeSession(model, action.user)
    case 'sign-in-started':
      return toStep({ ...model, signIns: model.signIns + 1 })
    case 'credentials-sent':
      return toStep({ ...model, isSigningOut: false })
    case 'credentials-accepted':
      return toStep(model, notify('check-started', true))
    case 'sign-in-verified':
      return toStep(withAnswer(model, action.check, 'admin'))
    case 'sign-in-ended':
      return endSignIn(model, action)
    case 'sign-out-started': {
      const next = { ...withSession(model, undefined), isSigningOut: true }
      if (!action.asked) return toStep(next, { type: 'sign-out' })
      return toStep({ ...next, signOuts: model.signOuts + 1 }, notify('logged-out', true), { type: 'sign-out' })
    }
    case 'sign-out-ended':
      return toStep({ ...model, isSigningOut: false })
    case 'check-due': {
      const isDue = model.state.status === 'checking' && isCurrent(action.check, model)
      if (!isDue || model.refreshing === model.generation) return toStep(model)
      return toStep(model, notify('check-started', false), { type: 'check', check: action.check, asked: false })
    }
    case 'refresh-requested':
      return refresh(model)
    case 'check-ended':
      return endCheck(model, action)
  }
}

function start(model: AuthModel, { hasSession, isConnected }: Extract<AuthAction, { type: 'started' }>): AuthStep {
  const next = { ...model, followers: model.followers + 1 }
  if (model.followers > 0) return toStep(next)
  const check = model.state.status === 'checking' ? currentCheck(model) : undefined
  return toStep(
    hasSession || isConnected ? next : withSession(next, undefined),
    { type: 'watch-storage' },
    hasSession && { type: 'connect' },
    // Its timer ended when the last follower stopped.
    check && { type: 'schedule-check', check },
  )
}

function changeSession(model: AuthModel, user: AuthUser | undefined): AuthStep {
  if (user && model.isSigningOut) return toStep(model)
  const hasEnded = userOf(model.state) !== undefined && !user && model.signIns === 0
  const next = withSession(model, user)
  return toStep(next.isSigningOut ? { ...next, isSigningOut: false } : next, hasEnded && notify('logged-out', false))
}

function endSignIn(model: AuthModel, { outcome, admitted }: Extract<AuthAction, { type: 'sign-in-ended' }>): AuthStep {
  const next = { ...model, signIns: model.signIns - 1 }
  const { state } = next
  return toStep(
    // Another tab brought this session meanwhile, or everybody is admitted: it is checked like any session that is found.
    state.status === 'signing-in' ? { ...next, state: { ...state, status: 'checking' } } : next,
    outcome.ok && admitted === 'administrators' && notify('check-succeeded', true),
    outcome.ok && notify('login-succeeded', true),
    !outcome.ok && 'message' in outcome.error && notify(outcome.error.code, true, outcome.error.message),
  )
}

function refresh(model: AuthModel): AuthStep {
  const { state, generation } = model
  const asked = notify('status-refreshing', true)
  const check = currentCheck(model)
  if (!check) return toStep(model, asked, notify('check-without-user', true))
  // Two answers to the same question could come in the wrong order.
  if (model.refreshing === generation) return toStep(model, asked, { type: 'await-refresh' })
  return toStep(
    { ...model, refreshing: generation, ...('isRefreshing' in state && { state: { ...state, isRefreshing: true } }) },
    asked,
    notify('check-started', true),
    { type: 'check', check, asked: true },
  )
}

function endCheck(model: AuthModel, { check, asked, outcome }: Extract<AuthAction, { type: 'check-ended' }>): AuthStep {
  const isRefresh = asked && model.refreshing === check.generation
  const next = isRefresh ? { ...model, refreshing: undefined } : model
  // Too late: that session has ended, or a newer check has answered.
  if (!isCurrent(check, next) || (!asked && next.state.status !== 'checking')) return toStep(next)
  if (typeof outcome === 'string') {
    return toStep(withAnswer(next, check, 'unverified'), notify('check-exception', asked, outcome))
  }
  if (!outcome.ok && isSessionOver(outcome.error)) {
    const ended = { ...withSession(next, undefined), isSigningOut: true }
    return toStep(ended, notify('check-failed', asked, outcome.error.message), { type: 'sign-out' })
  }
  if (!outcome.ok) {
    return toStep(withAnswer(next, check, 'unverified'), notify('check-failed', asked, outcome.error.message))
  }
  return toStep(
    withAnswer(next, check, outcome.value ? 'admin' : 'not-admin'),
    outcome.value && notify('check-succeeded', asked),
  )
}

/** The model with an answer to the check of the current session; answers for other sessions change nothing. */
function withAnswer(model: AuthModel, check: Check, status: CheckAnswer): AuthModel {
  const user = userOf(model.state)
  return user && isCurrent(check, model) ? { ...model, state: { status, user, isRefreshing: false } } : model
}

function withSession(model: AuthModel, user: AuthUser | undefined): AuthModel {
  const { state, generation } = model
  if (!user) {
    return state.status === 'signed-out'
      ? model
      : { ...model, state: { status: 'signed-out' }, generation: generation + 1 }
  }
  if (!('user' in state) || state.user.id !== user.id) {
    const status = model.signIns > 0 ? 'signing-in' : 'checking'
    return { ...model, state: { status, user }, generation: generation + 1 }
  }
  // The answer holds as long as the session, however often its token is renewed.
  return state.user.email === user.email ? model : { ...model, state: { ...state, user } }
}

function toStep(model: AuthModel, ...effects: readonly (AuthEffect | false | undefined)[]): AuthStep {
  return { model, effects: effects.filter((effect) => effect !== false && effect !== undefined) }
}

function notify(code: AuthMessageCode, asked: boolean, message = ''): AuthEffect {
  return { type: 'notify', code, asked, message }
}

/** The session is none, whatever is stored of it: the service knows its token as forged or outdated. */
function isSessionOver({ code }: AuthError): boolean {
  return code === 'invalid-token' || code === 'session-missing'
}
