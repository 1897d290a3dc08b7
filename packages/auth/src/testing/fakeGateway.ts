import type { AuthError } from '../authError.ts'
import type { AuthEvent, AuthGateway, AuthUser, Outcome, SessionChange } from '../authGateway.ts'
import { createListeners } from '../listeners.ts'
import type { StoredSession } from '../storedSession.ts'
import { ADMIN, STRANGER, type TestAccount } from './account.ts'

export interface FakeGatewayOptions {
  /** @default an administrator and another account */
  readonly accounts?: readonly TestAccount[]
  /** The user of the stored session. */
  readonly session?: AuthUser
}

/** A gateway that a test controls. */
export interface FakeGateway extends AuthGateway {
  /** The user of the current session. */
  readonly session: () => AuthUser | undefined
  /** Emits a session event, as a token refresh or another tab does. */
  readonly emit: (event: AuthEvent, user: AuthUser | undefined) => void
  /** Replaces the answer to the next call. */
  readonly next: <K extends keyof Answers>(call: K, answer: () => Promise<Answers[K]>) => void
  /** The calls, in order. */
  readonly calls: readonly string[]
  /** Its session in the browser's storage. */
  readonly stored: StoredSession
}

interface Answers {
  signIn: Outcome<AuthUser>
  checkAdmin: Outcome<boolean>
  signOut: void
}

const REFUSED: AuthError = { code: 'invalid-credentials', message: 'Invalid login credentials' }

/** Pass it to `createAuth` with `connect: async () => gateway, storedSession: gateway.stored`. */
export function createFakeGateway({
  accounts = [ADMIN, STRANGER],
  session: initial,
}: FakeGatewayOptions = {}): FakeGateway {
  const listeners = createListeners<[SessionChange]>()
  const storing = createListeners<[]>()
  const calls: string[] = []
  const answers: { [K in keyof Answers]?: () => Promise<Answers[K]> } = {}
  let session = initial

  const emit: FakeGateway['emit'] = (event, user) => {
    const wasStored = session !== undefined
    session = user
    listeners.notify({ event, user })
    if (user && !wasStored) storing.notify()
  }
  const answer = async <K extends keyof Answers>(call: K, usual: () => Answers[K]): Promise<Answers[K]> => {
    calls.push(call)
    const instead = answers[call]
    delete answers[call]
    return instead ? instead() : usual()
  }

  return {
    calls,
    emit,
    session: () => session,
    next: (call, given) => {
      Object.assign(answers, { [call]: given })
    },
    stored: {
      exists: () => session !== undefined,
      forget: () => {
        session = undefined
      },
      onStored: storing.add,
    },
    onSessionChange: (listener) => {
      listeners.add(listener)
      queueMicrotask(() => listener({ event: 'INITIAL_SESSION', user: session }))
    },
    signIn: async ({ email, password }) =>
      answer('signIn', () => {
        const account = accounts.find((one) => one.email === email && one.password === password)
        if (!account) return { ok: false, error: REFUSED }
        const user = { id: account.id, email }
        emit('SIGNED_IN', user)
        return { ok: true, value: user }
      }),
    signOut: async () => answer('signOut', () => emit('SIGNED_OUT', undefined)),
    checkAdmin: async (userId) =>
      answer('checkAdmin', () => ({ ok: true, value: accounts.some(({ id, isAdmin }) => id === userId && isAdmin) })),
    accessToken: async () => session && `token-of-${session.id}`,
    close: () => void calls.push('close'),
  }
}
