import { describe, expect, it } from 'vitest'
import type { AuthEvent, AuthUser, Outcome } from './authGateway.ts'
import { ADMIN_CHECK_DELAY, createAuth } from './createAuth.ts'
import type { AuthNotice } from './notice.ts'
import { ADMIN, STRANGER } from './testing/account.ts'
import { createFakeGateway, type FakeGatewayOptions } from './testing/fakeGateway.ts'
import { handTimer } from './testing/handTimer.ts'

const admin = { id: ADMIN.id, email: ADMIN.email }
const stranger = { id: STRANGER.id, email: STRANGER.email }
const UNREACHABLE = { ok: false, error: { code: 'unreachable', message: 'no answer' } } as const
const never = async () => new Promise<never>(() => {})
const throwing = async () => {
  throw new Error('broken')
}

/** Lets pending promises settle. */
const settle = async () => new Promise((resolve) => setTimeout(resolve))

async function setUp(options: FakeGatewayOptions = {}) {
  const gateway = createFakeGateway(options)
  const clock = handTimer()
  let connections = 0
  const auth = createAuth({
    connect: async () => {
      connections += 1
      return gateway
    },
    storedSession: gateway.stored,
    timer: clock.timer,
  })
  const notices: AuthNotice[] = []
  auth.onNotice((notice) => notices.push(notice))
  const stop = auth.start()
  await settle()
  return {
    auth,
    gateway,
    stop,
    notices,
    connections: () => connections,
    wait: async (milliseconds: number) => {
      clock.advance(milliseconds)
      await settle()
    },
    status: () => auth.getState().status,
    checks: () => gateway.calls.filter((call) => call === 'checkAdmin').length,
    sent: () => notices.map(({ code, asked }) => `${code}${asked ? '' : ' (unasked)'}`),
  }
}

/** A promise that the test resolves. */
function later<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise: async () => promise, resolve }
}

describe('without a stored session', () => {
  it('nobody is signed in, and no connection is opened', async () => {
    const { status, connections, sent } = await setUp()
    expect(status()).toBe('signed-out')
    expect(connections()).toBe(0)
    expect(sent()).toEqual([])
  })

  it('follows a tab that signs in', async () => {
    const { status, connections, gateway, wait } = await setUp()
    gateway.emit('SIGNED_IN', admin)
    await settle()
    expect([status(), connections()]).toEqual(['checking', 1])
    await wait(ADMIN_CHECK_DELAY)
    expect(status()).toBe('admin')
  })
})

describe('the administrator check', () => {
  it('begins 100 ms after a session appears, and its notices are marked as not asked for', async () => {
    expect(ADMIN_CHECK_DELAY).toBe(100)
    const { auth, wait, checks, sent } = await setUp({ session: admin })
    await wait(99)
    expect([auth.getState().status, checks()]).toEqual(['checking', 0])
    await wait(1)
    expect(auth.getState()).toEqual({ status: 'admin', user: admin, isRefreshing: false })
    expect(sent()).toEqual(['check-started (unasked)', 'check-succeeded (unasked)'])
  })

  it('sends no notice about an account that is not an administrator', async () => {
    const { status, wait, sent } = await setUp({ session: stranger })
    await wait(100)
    expect(status()).toBe('not-admin')
    expect(sent()).toEqual(['check-started (unasked)'])
  })

  it('runs once per session, however many events arrive', async () => {
    const { auth, gateway, wait, checks } = await setUp({ session: admin })
    await wait(100)
    const state = auth.getState()
    const renewals: AuthEvent[] = ['TOKEN_REFRESHED', 'USER_UPDATED', 'PASSWORD_RECOVERY', 'MFA_CHALLENGE_VERIFIED']
    for (const event of ['INITIAL_SESSION', 'SIGNED_IN', ...renewals] as const) {
      gateway.emit(event, admin)
      await wait(100)
      expect([auth.getState() === state, checks()]).toEqual([true, 1])
    }
    gateway.emit('SIGNED_IN', stranger)
    await wait(100)
    expect(checks()).toBe(2)
  })

  it('keeps its answer when the user gets another e-mail address', async () => {
    const { auth, gateway, wait } = await setUp({ session: admin })
    await wait(100)
    const user = { ...admin, email: 'new@dira.example' }
    gateway.emit('USER_UPDATED', user)
    expect(auth.getState()).toEqual({ status: 'admin', user, isRefreshing: false })
  })

  it('is neither delayed nor repeated by events before and during it', async () => {
    const { gateway, wait, checks, status } = await setUp({ session: admin })
    await wait(60)
    gateway.emit('TOKEN_REFRESHED', admin)
    const answer = later<Outcome<boolean>>()
    gateway.next('checkAdmin', answer.promise)
    await wait(40)
    expect(checks()).toBe(1)
    gateway.emit('TOKEN_REFRESHED', admin)
    await wait(1000)
    answer.resolve({ ok: true, value: true })
    await wait(1000)
    expect([status(), checks()]).toEqual(['admin', 1])
  })

  it('does not start for a session that has ended', async () => {
    const { gateway, wait, checks, status, sent } = await setUp({ session: admin })
    await wait(50)
    gateway.emit('SIGNED_OUT', undefined)
    await wait(100)
    expect([status(), checks()]).toEqual(['signed-out', 0])
    expect(sent()).toEqual(['logged-out (unasked)'])
  })

  it.each<[string, () => Promise<Outcome<boolean>>, string, string]>([
    ['fails', async () => UNREACHABLE, 'check-failed (unasked)', 'Admin check failed: no answer'],
    ['throws', throwing, 'check-exception (unasked)', 'Admin check exception: broken'],
  ])('gives no rights when it %s', async (_, answer, code, sentence) => {
    const { gateway, wait, status, sent, notices } = await setUp({ session: admin })
    gateway.next('checkAdmin', answer)
    await wait(100)
    expect(status()).toBe('unverified')
    expect(sent().at(-1)).toBe(code)
    expect(notices.at(-1)).toMatchObject({ sentence, tone: 'error' })
  })

  it.each(['invalid-token', 'session-missing'] as const)(
    'forgets a session that the service calls none (%s), and lets a new one in',
    async (code) => {
      const { auth, gateway, wait, status, sent } = await setUp({ session: admin })
      gateway.next('checkAdmin', async () => ({ ok: false, error: { code, message: 'JWT expired' } }))
      await wait(100)
      expect(auth.getState()).toEqual({ status: 'signed-out' })
      expect(gateway.session()).toBeUndefined()
      expect(sent()).toEqual(['check-started (unasked)', 'check-failed (unasked)'])
      await auth.signIn(ADMIN)
      expect(status()).toBe('admin')
    },
  )

  it('forgets such a session when the user asks, too', async () => {
    const { auth, gateway, wait, status } = await setUp({ session: admin })
    await wait(100)
    gateway.next('checkAdmin', async () => ({ ok: false, error: { code: 'invalid-token', message: 'JWT expired' } }))
    await auth.refreshStatus()
    expect([status(), gateway.session()]).toEqual(['signed-out', undefined])
  })

  it('ignores an answer after the sign-out', async () => {
    const { auth, gateway, wait, status } = await setUp({ session: admin })
    const answer = later<Outcome<boolean>>()
    gateway.next('checkAdmin', answer.promise)
    await wait(100)
    await auth.signOut()
    answer.resolve({ ok: true, value: true })
    await settle()
    expect(status()).toBe('signed-out')
  })

  it('ignores an answer to an earlier session of the same user', async () => {
    const { auth, gateway, wait } = await setUp({ session: admin })
    const answer = later<Outcome<boolean>>()
    gateway.next('checkAdmin', answer.promise)
    await wait(100)
    gateway.emit('SIGNED_OUT', undefined)
    gateway.emit('SIGNED_IN', admin)
    answer.resolve({ ok: true, value: true })
    await settle()
    expect(auth.getState()).toEqual({ status: 'checking', user: admin })
  })

  it('ignores an answer about another user', async () => {
    const { auth, gateway, wait } = await setUp({ session: admin })
    const answer = later<Outcome<boolean>>()
    gateway.next('checkAdmin', answer.promise)
    await wait(100)
    gateway.emit('SIGNED_IN', stranger)
    answer.resolve({ ok: true, value: true })
    await settle()
    expect(auth.getState()).toEqual({ status: 'checking', user: stranger })
    await wait(100)
    expect(auth.getState().status).toBe('not-admin')
  })
})

describe('refreshing the status', () => {
  it('repeats the check with a notice, and keeps the last answer until it ends', async () => {
    const { auth, gateway, wait, sent, notices } = await setUp({ session: admin })
    await wait(100)
    notices.length = 0
    const answer = later<Outcome<boolean>>()
    gateway.next('checkAdmin', answer.promise)
    const refreshed = Promise.all([auth.refreshStatus(), auth.refreshStatus()])
    await settle()
    expect(auth.getState()).toMatchObject({ status: 'admin', isRefreshing: true })
    answer.resolve({ ok: true, value: false })
    await refreshed
    expect(auth.getState()).toMatchObject({ status: 'not-admin', isRefreshing: false })
    expect(sent()).toEqual(['status-refreshing', 'check-started', 'status-refreshing'])
    expect(gateway.calls.filter((call) => call === 'checkAdmin')).toHaveLength(2)
    expect(notices[0]).toEqual({
      code: 'status-refreshing',
      tone: 'info',
      sentence: 'Refreshing admin status...',
      asked: true,
    })
  })

  it('holds against a slower answer to the first check', async () => {
    const { auth, gateway, wait, status } = await setUp({ session: admin })
    const first = later<Outcome<boolean>>()
    gateway.next('checkAdmin', first.promise)
    await wait(100)
    await auth.refreshStatus()
    first.resolve(UNREACHABLE)
    await settle()
    expect(status()).toBe('admin')
  })

  it('removes the rights when there is no answer, and restores them with the next answer', async () => {
    const { auth, gateway, wait, status, sent } = await setUp({ session: admin })
    await wait(100)
    gateway.next('checkAdmin', async () => UNREACHABLE)
    await auth.refreshStatus()
    expect([status(), sent().at(-1)]).toEqual(['unverified', 'check-failed'])
    await auth.refreshStatus()
    expect([status(), sent().at(-1)]).toEqual(['admin', 'check-succeeded'])
  })

  it('sends a notice when nobody is signed in', async () => {
    const { auth, notices } = await setUp()
    await auth.refreshStatus()
    expect(notices.at(-1)?.sentence).toBe('Cannot check admin status: No user logged in')
  })
})

describe('signing in', () => {
  it('works for an administrator, with one check and no delay', async () => {
    const { auth, status, wait, checks, sent } = await setUp()
    expect(await auth.signIn({ ...ADMIN, email: ` ${ADMIN.email} ` })).toEqual({ ok: true, value: admin })
    expect(status()).toBe('admin')
    await wait(1000)
    expect(checks()).toBe(1)
    expect(sent()).toEqual(['check-started', 'check-succeeded', 'login-succeeded'])
  })

  it('sends nothing when the form is invalid', async () => {
    const { auth, connections, sent } = await setUp()
    expect(await auth.signIn({ email: 'admin', password: '12345' })).toEqual({
      ok: false,
      error: { code: 'credentials-invalid', fields: { email: 'email-invalid', password: 'password-short' } },
    })
    expect([connections(), sent()]).toEqual([0, []])
  })

  it('signs an account out again that is not an administrator', async () => {
    const { auth, gateway, status, sent, notices } = await setUp()
    expect(await auth.signIn(STRANGER)).toEqual({ ok: false, error: { code: 'access-denied', message: '' } })
    expect(gateway.session()).toBeUndefined()
    expect(status()).toBe('signed-out')
    expect(sent()).toEqual(['check-started', 'access-denied'])
    expect(notices.at(-1)?.sentence).toBe('Access denied: Admin privileges required')
  })

  it("shows the service's message for wrong credentials", async () => {
    const { auth, notices, checks } = await setUp()
    await auth.signIn({ email: ADMIN.email, password: 'wrong-password' })
    expect(notices.map(({ sentence }) => sentence)).toEqual(['Login failed: Invalid login credentials'])
    expect(checks()).toBe(0)
  })

  it.each<['signIn' | 'checkAdmin', string, () => Promise<typeof UNREACHABLE>, string, string[]]>([
    ['checkAdmin', 'fails', async () => UNREACHABLE, 'Admin verification failed: no answer', ['checkAdmin', 'signOut']],
    ['checkAdmin', 'throws', throwing, 'Login failed: An unexpected error occurred', ['checkAdmin', 'signOut']],
    ['signIn', 'throws', throwing, 'Login failed: An unexpected error occurred', ['signOut']],
    ['signIn', 'fails', async () => UNREACHABLE, 'Login failed: no answer', []],
  ])('leaves nobody signed in when %s %s', async (call, _, answer, sentence, then) => {
    const { auth, gateway, status, notices } = await setUp()
    gateway.next(call, answer)
    expect(await auth.signIn(ADMIN)).toMatchObject({ ok: false })
    expect(gateway.calls).toEqual(['signIn', ...then])
    expect(gateway.session()).toBeUndefined()
    expect(status()).toBe('signed-out')
    expect(notices.at(-1)).toMatchObject({ sentence, tone: 'error', asked: true })
  })

  it.each(['hangs', 'throws'])('leaves nobody signed in when the sign-out of a refusal %s', async (how) => {
    const { auth, gateway, status, wait } = await setUp()
    gateway.next('signOut', how === 'hangs' ? never : throwing)
    void auth.signIn(STRANGER)
    await wait(1000)
    expect(status()).toBe('signed-out')
  })

  it('fails when the connection fails, and connects again the next time', async () => {
    const gateway = createFakeGateway()
    let isBroken = true
    const auth = createAuth({
      connect: async () => (isBroken ? throwing() : gateway),
      storedSession: gateway.stored,
    })
    expect(await auth.signIn(ADMIN)).toMatchObject({ error: { code: 'login-exception' } })
    isBroken = false
    expect(await auth.signIn(ADMIN)).toMatchObject({ ok: true })
  })

  it('is cancelled by a sign-out before its answer', async () => {
    const { auth, gateway, status, wait } = await setUp()
    const answer = later<Outcome<boolean>>()
    gateway.next('checkAdmin', answer.promise)
    const signedIn = auth.signIn(ADMIN)
    await settle()
    expect(status()).toBe('signing-in')
    await auth.signOut()
    answer.resolve({ ok: true, value: true })
    expect(await signedIn).toMatchObject({ error: { code: 'login-exception' } })
    await wait(1000)
    expect([status(), gateway.session()]).toEqual(['signed-out', undefined])
  })

  it('that fails keeps a session that another tab has started meanwhile', async () => {
    const { auth, gateway, status, wait } = await setUp()
    const answer = later<Outcome<AuthUser>>()
    gateway.next('signIn', answer.promise)
    const signedIn = auth.signIn(STRANGER)
    await settle()
    gateway.emit('SIGNED_IN', admin)
    answer.resolve(UNREACHABLE)
    expect(await signedIn).toMatchObject({ error: { code: 'login-failed' } })
    await wait(100)
    expect(status()).toBe('admin')
  })

  it('runs one at a time', async () => {
    const { auth, status } = await setUp()
    const [first, second] = await Promise.all([auth.signIn(STRANGER), auth.signIn(ADMIN)])
    expect([first.ok, second.ok, status()]).toEqual([false, true, 'admin'])
  })
})

describe('signing in where everybody is admitted', () => {
  it('keeps an account that is no administrator’s, and says nothing of administrators', async () => {
    const { auth, status, sent, wait } = await setUp()
    expect(await auth.signIn(STRANGER, 'everybody')).toEqual({ ok: true, value: stranger })
    expect(sent()).toEqual(['login-succeeded'])
    await wait(ADMIN_CHECK_DELAY)
    expect(status()).toBe('not-admin')
    expect(sent()).toEqual(['login-succeeded', 'check-started (unasked)'])
  })

  it('knows an administrator as one', async () => {
    const { auth, status, wait } = await setUp()
    await auth.signIn(ADMIN, 'everybody')
    await wait(ADMIN_CHECK_DELAY)
    expect(status()).toBe('admin')
  })

  it('refuses a wrong password, and an exception leaves nobody signed in', async () => {
    const { auth, gateway, status, sent } = await setUp()
    await auth.signIn({ ...STRANGER, password: 'wrong-password' }, 'everybody')
    gateway.next('signIn', throwing)
    await auth.signIn(STRANGER, 'everybody')
    expect(sent()).toEqual(['login-failed', 'login-exception'])
    expect(status()).toBe('signed-out')
  })
})

describe('signing out', () => {
  it.each<[string, () => Promise<void>]>([
    ['hangs', never],
    ['throws', throwing],
  ])('takes effect immediately, even when the service %s', async (_, answer) => {
    const { auth, gateway, wait, status, notices } = await setUp({ session: admin })
    await wait(100)
    gateway.next('signOut', answer)
    void auth.signOut()
    expect(status()).toBe('signed-out')
    expect(notices.at(-1)).toEqual({
      code: 'logged-out',
      tone: 'info',
      sentence: 'You have been logged out',
      asked: true,
    })
    gateway.emit('TOKEN_REFRESHED', admin)
    expect(status()).toBe('signed-out')
  })

  it('sends one notice, marked as not asked for when another tab did it', async () => {
    const { gateway, auth, wait, sent, notices } = await setUp({ session: admin })
    await wait(100)
    notices.length = 0
    gateway.emit('SIGNED_OUT', undefined)
    gateway.emit('SIGNED_OUT', undefined)
    expect(sent()).toEqual(['logged-out (unasked)'])
    gateway.emit('SIGNED_IN', admin)
    await auth.signOut()
    expect(sent().slice(1)).toEqual(['logged-out'])
  })
})

describe('the service', () => {
  it('that cannot be reached leaves nobody signed in, with a notice, and a sign-out forgets the session', async () => {
    const gateway = createFakeGateway({ session: admin })
    const auth = createAuth({ connect: throwing, storedSession: gateway.stored })
    expect(auth.getState()).toEqual({ status: 'loading' })
    const notices: AuthNotice[] = []
    auth.onNotice((notice) => notices.push(notice))
    auth.start()
    await settle()
    expect(auth.getState().status).toBe('signed-out')
    expect(notices).toEqual([
      { code: 'check-exception', tone: 'error', sentence: 'Admin check exception: broken', asked: false },
    ])
    await auth.signOut()
    expect(gateway.stored.exists()).toBe(false)
  })

  it('is closed after the last stop, and opened again', async () => {
    const { auth, stop, gateway, connections, wait, status } = await setUp({ session: admin })
    stop()
    await wait(100)
    expect(gateway.calls).toEqual(['close'])
    expect(status()).toBe('checking')
    auth.start()
    await wait(0)
    await wait(100)
    expect([connections(), status()]).toEqual([2, 'admin'])
  })

  it('stays open until every caller of start has stopped, and each stop counts once', async () => {
    const { auth, stop, gateway, connections, wait, status } = await setUp({ session: admin })
    const stopOther = auth.start()
    stop()
    stop()
    await wait(100)
    expect([gateway.calls.includes('close'), connections(), status()]).toEqual([false, 1, 'admin'])
    stopOther()
    await wait(0)
    expect(gateway.calls).toContain('close')
  })

  it('returns a token only when somebody is signed in', async () => {
    const { auth } = await setUp()
    expect(await auth.accessToken()).toBeUndefined()
    await auth.signIn(ADMIN)
    expect(await auth.accessToken()).toBe(`token-of-${ADMIN.id}`)
  })
})
