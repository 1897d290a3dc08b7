import type { Auth, AuthOptions, Timer } from './auth.ts'
import type { AuthGateway } from './authGateway.ts'
import { userOf } from './authState.ts'
import type { Credentials } from './credentials.ts'
import { createListeners } from './listeners.ts'
import { authNotice, type AuthNotice } from './notice.ts'
import {
  currentCheck,
  INITIAL_MODEL,
  isCurrent,
  reduceAuth,
  type AuthAction,
  type AuthEffect,
  type AuthModel,
  type Check,
} from './reduceAuth.ts'
import { signInAdmin, type Admitted, type SignInOutcome } from './signInAdmin.ts'
import { storedSession as browserSession } from './storedSession.ts'

/** How long after a session appears its administrator check begins (section 9 of the specification). */
export const ADMIN_CHECK_DELAY = 100

/** Connects a service to the state; a site has one. `reduceAuth` decides what happens, and this function does it. */
export function createAuth({ connect, storedSession = browserSession, timer = setTimer }: AuthOptions): Auth {
  const changes = createListeners<[]>()
  const notices = createListeners<[AuthNotice]>()
  let model: AuthModel = INITIAL_MODEL
  /** What runs outside of the model and can be ended or waited for. */
  const running = {
    connection: undefined as Promise<AuthGateway> | undefined,
    signIns: Promise.resolve<unknown>(undefined),
    refresh: Promise.resolve(),
    cancelCheck: () => {},
    ignoreStorage: () => {},
  }

  /** Resolves when all effects of an action are done. */
  const dispatch = async (action: AuthAction): Promise<void> => {
    const { state } = model
    const step = reduceAuth(model, action)
    model = step.model
    if (model.state !== state) changes.notify()
    await Promise.all(step.effects.map(perform))
  }

  async function perform(effect: AuthEffect): Promise<void> {
    switch (effect.type) {
      case 'notify':
        return notices.notify(authNotice(effect.code, effect))
      case 'watch-storage':
        running.ignoreStorage = storedSession.onStored(() => void follow())
        return
      case 'connect':
        return follow()
      case 'close':
        return close()
      case 'sign-out':
        return signOutOfService()
      case 'schedule-check':
        running.cancelCheck()
        running.cancelCheck = timer(() => void dispatch({ type: 'check-due', check: effect.check }), ADMIN_CHECK_DELAY)
        return
      case 'check': {
        const done = runCheck(effect.check, effect.asked)
        if (effect.asked) running.refresh = done
        return done
      }
      case 'await-refresh':
        return running.refresh
    }
  }

  const connected = () => (running.connection ??= open())
  async function open(): Promise<AuthGateway> {
    try {
      const gateway = await connect()
      gateway.onSessionChange((change) => void dispatch({ type: 'session-changed', ...change }))
      return gateway
    } catch (error) {
      // The next caller tries again.
      running.connection = undefined
      throw error
    }
  }

  async function follow(): Promise<void> {
    try {
      await connected()
    } catch (error) {
      await dispatch({ type: 'connect-failed', message: messageOf(error) })
    }
  }

  function close(): void {
    running.ignoreStorage()
    running.cancelCheck()
    const closing = running.connection
    running.connection = undefined
    closing?.then(
      (gateway) => gateway.close(),
      () => undefined,
    )
  }

  async function signOutOfService(): Promise<void> {
    try {
      if (running.connection || storedSession.exists()) await (await connected()).signOut()
    } catch {
      storedSession.forget()
    } finally {
      await dispatch({ type: 'sign-out-ended' })
    }
  }

  async function runCheck(check: Check, asked: boolean): Promise<void> {
    const outcome = await connected()
      .then((gateway) => gateway.checkAdmin(check.userId))
      .catch(messageOf)
    await dispatch({ type: 'check-ended', check, asked, outcome })
  }

  async function attemptSignIn(typed: Credentials, admitted: Admitted): Promise<SignInOutcome> {
    const { signOuts } = model
    const checkSignedIn = async (userId: string) => {
      const check = currentCheck(model)
      const isValid = () => check?.userId === userId && isCurrent(check, model) && signOuts === model.signOuts
      const isAdmin = isValid() ? await (await connected()).checkAdmin(userId) : undefined
      if (!check || !isAdmin || !isValid()) throw new Error('The session ended while signing in')
      if (isAdmin.ok && isAdmin.value) void dispatch({ type: 'sign-in-verified', check })
      return isAdmin
    }
    void dispatch({ type: 'sign-in-started' })
    const outcome = await signInAdmin(typed, {
      signIn: async (credentials) => {
        const gateway = await connected()
        void dispatch({ type: 'credentials-sent' })
        return gateway.signIn(credentials)
      },
      onChecking: () => void dispatch({ type: 'credentials-accepted' }),
      checkAdmin: admitted === 'administrators' ? checkSignedIn : undefined,
      signOut: () => dispatch({ type: 'sign-out-started', asked: false }),
    })
    void dispatch({ type: 'sign-in-ended', outcome, admitted })
    return outcome
  }

  return {
    getState: () => model.state,
    subscribe: changes.add,
    onNotice: notices.add,
    start: () => {
      const isConnected = running.connection !== undefined
      void dispatch({ type: 'started', hasSession: storedSession.exists(), isConnected })
      let isRunning = true
      return () => {
        if (isRunning) void dispatch({ type: 'stopped' })
        isRunning = false
      }
    },
    // One at a time.
    signIn: (typed, admitted = 'administrators') => {
      const outcome = running.signIns.then(() => attemptSignIn(typed, admitted))
      running.signIns = outcome
      return outcome
    },
    signOut: () => dispatch({ type: 'sign-out-started', asked: true }),
    refreshStatus: () => dispatch({ type: 'refresh-requested' }),
    accessToken: async () => (userOf(model.state) ? (await connected()).accessToken() : undefined),
    refuse: () => notices.notify(authNotice('access-denied', { asked: true })),
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const setTimer: Timer = (callback, milliseconds) => {
  const timeout = setTimeout(callback, milliseconds)
  return () => clearTimeout(timeout)
}
