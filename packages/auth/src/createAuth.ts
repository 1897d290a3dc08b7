import type { Auth, AuthOptions, Timer } from './auth.ts'
import type { AuthGateway } from './authGateway.ts'
import {
  currentCheck,
  isCurrent,
  LOADING,
  reduceAuth,
  userOf,
  type AuthAction,
  type AuthSnapshot,
} from './authState.ts'
import type { Credentials } from './credentials.ts'
import { createListeners } from './listeners.ts'
import type { AuthMessageCode } from './messages.ts'
import { authNotice, type AuthNotice, type NoticeDetails } from './notice.ts'
import { signInAdmin, type SignInOutcome } from './signInAdmin.ts'
import { storedSession as browserSession } from './storedSession.ts'

/** How long after a session appears its administrator check begins (section 9 of the specification). */
export const ADMIN_CHECK_DELAY = 100

/** Ties a service to the state: one of these for a site. */
export function createAuth({ connect, storedSession = browserSession, timer = setTimer }: AuthOptions): Auth {
  const changes = createListeners<[]>()
  const notices = createListeners<[AuthNotice]>()
  let snapshot: AuthSnapshot = { state: LOADING, generation: 0 }
  let connection: Promise<AuthGateway> | undefined
  /** The session whose first check is on its way, or done. */
  let checkedGeneration = -1
  let cancelCheck = () => {}
  let refreshing: { readonly generation: number; readonly done: Promise<void> } | undefined
  /** Attempts to sign in take turns, and each signing out ends those before it. */
  let turn: Promise<unknown> = Promise.resolve()
  let attempt = 0
  let signingIn = 0
  let isSigningOut = false
  /** How many have started it and not stopped it yet. */
  let starters = 0
  let stop = () => {}

  const tell = (code: AuthMessageCode, details: NoticeDetails) => notices.tell(authNotice(code, details))

  const dispatch = (action: AuthAction) => {
    const before = snapshot
    snapshot = reduceAuth(before, action)
    if (snapshot !== before) changes.tell()
    scheduleCheck()
  }
  const endSession = () =>
    dispatch({ type: 'session-changed', event: 'SIGNED_OUT', user: undefined, isSigningIn: false })

  const connected = () => (connection ??= open())
  const open = async () => {
    try {
      const gateway = await connect()
      gateway.onSessionChange((change) => {
        // What is still on its way from before the sign-out must not undo it; what comes after it is news.
        if (change.user && isSigningOut) return
        isSigningOut = false
        const wasSignedIn = userOf(snapshot.state) !== undefined
        dispatch({ type: 'session-changed', ...change, isSigningIn: signingIn > 0 })
        if (wasSignedIn && !change.user && signingIn === 0) tell('logged-out', { asked: false })
      })
      return gateway
    } catch (error) {
      // The next who needs it tries again.
      connection = undefined
      throw error
    }
  }

  /** Once for each session, however many events tell of it: with a clock two hours off, every answer would bring the next event. */
  function scheduleCheck() {
    if (snapshot.state.status !== 'checking') return cancelCheck()
    if (checkedGeneration === snapshot.generation) return
    checkedGeneration = snapshot.generation
    cancelCheck()
    cancelCheck = timer(() => void check({ asked: false }), ADMIN_CHECK_DELAY)
  }

  const check = async ({ asked }: { readonly asked: boolean }) => {
    const mine = currentCheck(snapshot)
    if (!mine) return
    checkedGeneration = mine.generation
    cancelCheck()
    dispatch({ type: 'check-started', check: mine })
    tell('check-started', { asked })
    try {
      const gateway = await connected()
      const outcome = await gateway.checkAdmin(mine.userId)
      if (!isCurrent(mine, snapshot)) return
      const answer = outcome.ok ? (outcome.value ? 'admin' : 'not-admin') : 'unverified'
      dispatch({ type: 'check-ended', check: mine, answer })
      if (!outcome.ok) tell('check-failed', { asked, message: outcome.error.message })
      else if (outcome.value) tell('check-succeeded', { asked })
    } catch (error) {
      if (!isCurrent(mine, snapshot)) return
      dispatch({ type: 'check-ended', check: mine, answer: 'unverified' })
      tell('check-exception', { asked, message: messageOf(error) })
    }
  }

  /** Nobody is signed in from this moment, whatever becomes of telling the service. */
  const forgetSession = async () => {
    isSigningOut = true
    endSession()
    try {
      if (connection || storedSession.exists()) await (await connected()).signOut()
    } catch {
      storedSession.forget()
    } finally {
      isSigningOut = false
    }
  }

  const attemptSignIn = async (typed: Credentials): Promise<SignInOutcome> => {
    const mine = (attempt += 1)
    signingIn += 1
    try {
      const outcome = await signInAdmin(typed, {
        signIn: async (credentials) => {
          const gateway = await connected()
          isSigningOut = false
          return gateway.signIn(credentials)
        },
        checkAdmin: async (userId) => {
          const of = currentCheck(snapshot)
          const isStill = () => of?.userId === userId && isCurrent(of, snapshot) && mine === attempt
          const isAdmin = isStill() ? await (await connected()).checkAdmin(userId) : undefined
          if (!of || !isAdmin || !isStill()) throw new Error('The session ended while signing in')
          if (isAdmin.ok && isAdmin.value) dispatch({ type: 'check-ended', check: of, answer: 'admin' })
          return isAdmin
        },
        signOut: forgetSession,
        onChecking: () => tell('check-started', { asked: true }),
      })
      if (outcome.ok) {
        tell('check-succeeded', { asked: true })
        tell('login-succeeded', { asked: true })
      } else if ('message' in outcome.error) {
        tell(outcome.error.code, { asked: true, message: outcome.error.message })
      }
      return outcome
    } finally {
      signingIn -= 1
      dispatch({ type: 'sign-in-ended' })
    }
  }

  /** Looks for a session, and follows it. */
  const begin = () => {
    const follow = () =>
      connected().catch((error: unknown) => {
        endSession()
        tell('check-exception', { asked: false, message: messageOf(error) })
      })
    if (storedSession.exists()) void follow()
    else if (!connection) endSession()
    const ignore = storedSession.onStored(() => void follow())
    return () => {
      ignore()
      cancelCheck()
      checkedGeneration = -1
      const closing = connection
      connection = undefined
      closing?.then(
        (gateway) => gateway.close(),
        () => undefined,
      )
    }
  }

  return {
    getState: () => snapshot.state,
    subscribe: changes.add,
    onNotice: notices.add,
    start: () => {
      starters += 1
      if (starters === 1) stop = begin()
      let isRunning = true
      return () => {
        if (!isRunning) return
        isRunning = false
        starters -= 1
        if (starters === 0) stop()
      }
    },
    signIn: async (typed) => {
      const mine = turn.then(async () => attemptSignIn(typed))
      turn = mine
      return mine
    },
    signOut: async () => {
      attempt += 1
      const done = forgetSession()
      tell('logged-out', { asked: true })
      await done
    },
    refreshStatus: async () => {
      tell('status-refreshing', { asked: true })
      const { generation } = snapshot
      if (!userOf(snapshot.state)) return tell('check-without-user', { asked: true })
      // Two answers to one question could come in the wrong order.
      if (refreshing?.generation !== generation) refreshing = { generation, done: check({ asked: true }) }
      const { done } = refreshing
      await done
      if (refreshing?.done === done) refreshing = undefined
    },
    accessToken: async () => (userOf(snapshot.state) ? (await connected()).accessToken() : undefined),
    refuse: () => tell('access-denied', { asked: true }),
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const setTimer: Timer = (callback, milliseconds) => {
  const timeout = setTimeout(callback, milliseconds)
  return () => clearTimeout(timeout)
}
