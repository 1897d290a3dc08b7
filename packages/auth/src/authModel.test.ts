import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AuthEvent, AuthGateway, AuthUser, Outcome } from './authGateway.ts'
import { userOf } from './authState.ts'
import type { Auth } from './auth.ts'
import { createAuth } from './createAuth.ts'
import { ADMIN, STRANGER, type TestAccount } from './testing/account.ts'
import { createFakeGateway, type FakeGateway } from './testing/fakeGateway.ts'

const OTHER: TestAccount = { ...ADMIN, id: 'other', email: 'other@dira.example', password: 'second-admin' }
const ACCOUNTS = [ADMIN, OTHER, STRANGER]
const OUTDATED = { ok: false, error: { code: 'invalid-token', message: 'JWT expired' } } as const
const FAILED = { ok: false, error: { code: 'unreachable', message: 'no answer' } } as const

interface Real {
  readonly auth: Auth
  readonly gateway: FakeGateway
  /** The broken invariants. */
  readonly wrong: string[]
}

/** An action of the user, another tab or the service. Nothing waits for its end. */
function command(name: string, run: (real: Real) => void): fc.AsyncCommand<object, Real> {
  return { check: () => true, run: async (_, real) => run(real), toString: () => name }
}

const user = ({ id, email }: TestAccount): AuthUser => ({ id, email })
const account = fc.constantFrom(...ACCOUNTS)
const RENEWALS: readonly AuthEvent[] = [
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
]
const failure = fc.constantFrom<[string, () => Promise<Outcome<never>>]>(
  ['fails', async () => FAILED],
  ['throws', async () => Promise.reject(new Error('broken'))],
)

const commands = fc.commands(
  [
    account.map((who) => command(`signIn(${who.email})`, ({ auth }) => void auth.signIn(who))),
    account.map((who) =>
      command(`signIn(${who.email}, wrong)`, ({ auth }) => void auth.signIn({ ...who, password: 'wrong-password' })),
    ),
    fc.constant(command('signOut', ({ auth }) => void auth.signOut())),
    fc.constant(command('refreshStatus', ({ auth }) => void auth.refreshStatus())),
    account.map((who) => command(`tab signs in ${who.email}`, ({ gateway }) => gateway.emit('SIGNED_IN', user(who)))),
    fc.constant(
      command('tab signs out, or the session expires', ({ gateway }) => gateway.emit('SIGNED_OUT', undefined)),
    ),
    fc.constantFrom(...RENEWALS).map((event) =>
      command(event, ({ gateway }) => {
        const session = gateway.session()
        if (session) gateway.emit(event, session)
      }),
    ),
    fc.constant(command('the token is outdated', ({ gateway }) => gateway.next('checkAdmin', async () => OUTDATED))),
    failure.map(([how, answer]) => command(`next check ${how}`, ({ gateway }) => gateway.next('checkAdmin', answer))),
    failure.map(([how, answer]) => command(`next sign-in ${how}`, ({ gateway }) => gateway.next('signIn', answer))),
  ],
  { maxCommands: 40, size: 'max' },
)

/** The same service over a network that delivers requests and answers in any order. */
function overNetwork(scheduler: fc.Scheduler, gateway: FakeGateway): AuthGateway {
  const travel = async (what: string) => void (await scheduler.schedule(Promise.resolve(), what))
  const delayed = <A extends readonly unknown[], T>(name: string, call: (...args: A) => Promise<T>) => {
    return async (...args: A): Promise<T> => {
      await travel(`${name} is sent`)
      const answer = await call(...args)
      await travel(`${name} returns`)
      return answer
    }
  }
  return {
    ...gateway,
    signIn: delayed('signIn', gateway.signIn),
    signOut: delayed('signOut', gateway.signOut),
    checkAdmin: delayed('checkAdmin', gateway.checkAdmin),
  }
}

/** Records which sessions are an administrator's. A sign-out or another user's session ends a session. */
function recordAnswers(gateway: FakeGateway) {
  let session = { user: gateway.session() }
  const verified = new Set<object>()
  gateway.onSessionChange(({ user: next }) => {
    if (next?.id !== session.user?.id) session = { user: next }
  })
  const recording: FakeGateway = {
    ...gateway,
    checkAdmin: async (userId) => {
      const asked = session
      const answer = await gateway.checkAdmin(userId)
      if (answer.ok && answer.value) verified.add(asked)
      return answer
    },
  }
  return { recording, isVerified: () => verified.has(session) }
}

function setUp(scheduler: fc.Scheduler, session: TestAccount | undefined): Real {
  const gateway = createFakeGateway({ accounts: ACCOUNTS, ...(session && { session: user(session) }) })
  const { recording, isVerified } = recordAnswers(gateway)
  const auth = createAuth({
    connect: async () => overNetwork(scheduler, recording),
    storedSession: gateway.stored,
    timer: (callback) => {
      let isCancelled = false
      void scheduler.schedule(Promise.resolve(), 'timer').then(() => isCancelled || callback())
      return () => {
        isCancelled = true
      }
    },
  })
  const wrong: string[] = []
  const look = () => {
    const state = auth.getState()
    if (state.status !== 'admin') return
    if (gateway.session()?.id !== state.user.id)
      wrong.push(`${state.user.email} is an administrator without a live session`)
    if (!isVerified()) wrong.push(`${state.user.email} is an administrator by the answer to another session`)
  }
  auth.subscribe(look)
  auth.start()
  return { auth, gateway, wrong }
}

it('nobody is ever an administrator without a live session, and at the end the state matches the session', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      commands,
      fc.option(account, { nil: undefined }),
      async (scheduler, sequence, session) => {
        const real = setUp(scheduler, session)
        await fc.scheduledModelRun(scheduler, () => ({ model: {}, real }), sequence)
        await scheduler.waitIdle()
        expect(real.wrong).toEqual([])
        const state = real.auth.getState()
        expect(userOf(state)).toEqual(real.gateway.session())
        expect(state.status).not.toMatch(/loading|signing-in|checking/)
      },
    ),
    { numRuns: 1000 },
  )
})
