import type { AuthError } from '../authError.ts'
import type { AuthEvent, AuthGateway, AuthUser, Outcome, SessionChange } from '../authGateway.ts'
import { createListeners } from '../listeners.ts'
import type { StoredSession } from '../storedSession.ts'
import { ADMIN, STRANGER, type TestAccount } from './account.ts'

export interface FakeGatewayOptions {
  /** @default an administrator, and somebody who is none */
  readonly accounts?: readonly TestAccount[]
  /** Who is signed in from the start. */
  readonly session?: AuthUser
}

/** A service without a server, in the hands of a test. */
export interface FakeGateway extends AuthGateway {
  /** Whose session there is. */
  readonly session: () => AuthUser | undefined
  /** Something happens elsewhere: a token is renewed, or another tab signs in or out. */
  readonly emit: (event: AuthEvent, user: AuthUser | undefined) => void
  /** The next call of this kind comes to this instead. A promise that never ends hangs. */
  readonly next: <K extends keyof Answers>(call: K, answer: () => Promise<Answers[K]>) => void
  /** What was called, in order. */
  readonly calls: readonly string[]
  /** What a browser would have stored of it. */
  readonly stored: StoredSession
}

interface Answers {
  signIn: Outcome<AuthUser>
  checkAdmin: Outcome<boolean>
  signOut: void
}

const REFUSED: AuthError = { code: 'invalid-credentials', message: 'Invalid login credentials' }

/** Makes a fake service. Give it to `createAuth` with `connect: async () => gateway, storedSession: gateway.stored`. */
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
    listeners.tell({ event, user })
    if (user && !wasStored) storing.tell()
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
