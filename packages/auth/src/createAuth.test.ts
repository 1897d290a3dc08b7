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

/** What is on its way without waiting for anything arrives. */
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
    told: () => notices.map(({ code, asked }) => `${code}${asked ? '' : ' (unasked)'}`),
  }
}

/** A promise that the test keeps. */
function later<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise: async () => promise, resolve }
}

describe('without a stored session', () => {
  it('nobody is signed in, and no service is opened', async () => {
    const { status, connections, told } = await setUp()
    expect(status()).toBe('signed-out')
    expect(connections()).toBe(0)
    expect(told()).toEqual([])
  })

  it('nothing is looked for before the start', () => {
    const auth = createAuth({ connect: never })
    expect(auth.getState()).toEqual({ status: 'loading' })
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
  it('begins 100 ms after a session appears, and tells what nobody asked for as such', async () => {
    expect(ADMIN_CHECK_DELAY).toBe(100)
    const { auth, wait, checks, told } = await setUp({ session: admin })
    await wait(99)
    expect([auth.getState().status, checks()]).toEqual(['checking', 0])
    await wait(1)
    expect(auth.getState()).toEqual({ status: 'admin', user: admin, isRefreshing: false })
    expect(told()).toEqual(['check-started (unasked)', 'check-succeeded (unasked)'])
  })

  it('says nothing of somebody who is no administrator', async () => {
    const { status, wait, told } = await setUp({ session: stranger })
    await wait(100)
    expect(status()).toBe('not-admin')
    expect(told()).toEqual(['check-started (unasked)'])
  })

  it('runs once for a user, however many events come', async () => {
    const { gateway, wait, checks } = await setUp({ session: admin })
    const events: AuthEvent[] = ['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'TOKEN_REFRESHED']
    for (const event of events) {
      gateway.emit(event, admin)
      await wait(100)
    }
    expect(checks()).toBe(1)
    gateway.emit('SIGNED_IN', stranger)
    await wait(100)
    expect(checks()).toBe(2)
  })

  it('is neither put off nor made twice by events that come before and while it is made', async () => {
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

  it('does not begin for a session that ends before', async () => {
    const { gateway, wait, checks, status, told } = await setUp({ session: admin })
    await wait(50)
    gateway.emit('SIGNED_OUT', undefined)
    await wait(100)
    expect([status(), checks()]).toEqual(['signed-out', 0])
    expect(told()).toEqual(['logged-out (unasked)'])
  })

  it.each<[string, () => Promise<Outcome<boolean>>, string, string]>([
    ['fails', async () => UNREACHABLE, 'check-failed (unasked)', 'Admin check failed: no answer'],
    ['throws', throwing, 'check-exception (unasked)', 'Admin check exception: broken'],
  ])('gives no rights when it %s', async (_, answer, code, sentence) => {
    const { gateway, wait, status, told, notices } = await setUp({ session: admin })
    gateway.next('checkAdmin', answer)
    await wait(100)
    expect(status()).toBe('unverified')
    expect(told().at(-1)).toBe(code)
    expect(notices.at(-1)).toMatchObject({ sentence, tone: 'error' })
  })

  it('drops an answer that comes after the sign-out', async () => {
    const { auth, gateway, wait, status } = await setUp({ session: admin })
    const answer = later<Outcome<boolean>>()
    gateway.next('checkAdmin', answer.promise)
    await wait(100)
    await auth.signOut()
    answer.resolve({ ok: true, value: true })
    await settle()
    expect(status()).toBe('signed-out')
  })

  it('drops an answer about somebody else', async () => {
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
  it('asks again, tells so, and keeps the answer until the next is there', async () => {
    const { auth, gateway, wait, told, notices } = await setUp({ session: admin })
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
    expect(told()).toEqual(['status-refreshing', 'check-started', 'status-refreshing'])
    expect(gateway.calls.filter((call) => call === 'checkAdmin')).toHaveLength(2)
    expect(notices[0]).toEqual({
      code: 'status-refreshing',
      tone: 'info',
      sentence: 'Refreshing admin status...',
      asked: true,
    })
  })

  it('takes the rights away when there is no answer, and gives them back with the next', async () => {
    const { auth, gateway, wait, status, told } = await setUp({ session: admin })
    await wait(100)
    gateway.next('checkAdmin', async () => UNREACHABLE)
    await auth.refreshStatus()
    expect([status(), told().at(-1)]).toEqual(['unverified', 'check-failed'])
    await auth.refreshStatus()
    expect([status(), told().at(-1)]).toEqual(['admin', 'check-succeeded'])
  })

  it('says that nobody is signed in', async () => {
    const { auth, notices } = await setUp()
    await auth.refreshStatus()
    expect(notices.at(-1)?.sentence).toBe('Cannot check admin status: No user logged in')
  })
})

describe('signing in', () => {
  it('lets an administrator in, with one check and no delay', async () => {
    const { auth, status, wait, checks, told } = await setUp()
    expect(await auth.signIn(ADMIN)).toEqual({ ok: true, value: admin })
    expect(status()).toBe('admin')
    await wait(1000)
    expect(checks()).toBe(1)
    expect(told()).toEqual(['check-started', 'check-succeeded', 'login-succeeded'])
  })

  it('sends nothing that is no address and password', async () => {
    const { auth, connections, told } = await setUp()
    expect(await auth.signIn({ email: 'admin', password: '12345' })).toEqual({
      ok: false,
      error: { code: 'credentials-invalid', fields: { email: 'email-invalid', password: 'password-short' } },
    })
    expect([connections(), told()]).toEqual([0, []])
  })

  it('signs somebody out again who is no administrator', async () => {
    const { auth, gateway, status, told, notices } = await setUp()
    expect(await auth.signIn(STRANGER)).toEqual({ ok: false, error: { code: 'access-denied', message: '' } })
    expect(gateway.session()).toBeUndefined()
    expect(status()).toBe('signed-out')
    expect(told()).toEqual(['check-started', 'access-denied'])
    expect(notices.at(-1)?.sentence).toBe('Access denied: Admin privileges required')
  })

  it('says what the service said of wrong credentials', async () => {
    const { auth, notices, checks } = await setUp()
    await auth.signIn({ email: ADMIN.email, password: 'wrong-password' })
    expect(notices.map(({ sentence }) => sentence)).toEqual(['Login failed: Invalid login credentials'])
    expect(checks()).toBe(0)
  })

  it.each<[string, () => Promise<Outcome<boolean>>, string]>([
    ['fails', async () => UNREACHABLE, 'Admin verification failed: no answer'],
    ['throws', throwing, 'Login failed: An unexpected error occurred'],
  ])('signs out again when the check %s', async (_, answer, sentence) => {
    const { auth, gateway, status, notices } = await setUp()
    gateway.next('checkAdmin', answer)
    expect(await auth.signIn(ADMIN)).toMatchObject({ ok: false })
    expect(gateway.session()).toBeUndefined()
    expect(status()).toBe('signed-out')
    expect(notices.at(-1)).toMatchObject({ sentence, tone: 'error', asked: true })
  })

  it.each(['hangs', 'throws'])('is nobody to the page though the sign-out of a refusal %s', async (how) => {
    const { auth, gateway, status, wait } = await setUp()
    gateway.next('signOut', how === 'hangs' ? never : throwing)
    void auth.signIn(STRANGER)
    await wait(1000)
    expect(status()).toBe('signed-out')
  })

  it('fails when the service cannot be opened, and tries anew the next time', async () => {
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

  it('is undone by a sign-out that comes before its answer', async () => {
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

  it('that fails leaves alone whom another tab signed in meanwhile', async () => {
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

  it('takes turns', async () => {
    const { auth, status } = await setUp()
    const [first, second] = await Promise.all([auth.signIn(STRANGER), auth.signIn(ADMIN)])
    expect([first.ok, second.ok, status()]).toEqual([false, true, 'admin'])
  })
})

describe('signing out', () => {
  it.each<[string, () => Promise<void>]>([
    ['hangs', never],
    ['throws', throwing],
  ])('holds from the same moment, though the service %s', async (_, answer) => {
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

  it('forgets the stored session when the service cannot even be opened', async () => {
    const gateway = createFakeGateway({ session: admin })
    const auth = createAuth({ connect: throwing, storedSession: gateway.stored })
    auth.start()
    await settle()
    expect(auth.getState().status).toBe('signed-out')
    await auth.signOut()
    expect(gateway.stored.exists()).toBe(false)
  })

  it('is told once, and not as asked for when another tab did it', async () => {
    const { gateway, auth, wait, told, notices } = await setUp({ session: admin })
    await wait(100)
    notices.length = 0
    gateway.emit('SIGNED_OUT', undefined)
    gateway.emit('SIGNED_OUT', undefined)
    expect(told()).toEqual(['logged-out (unasked)'])
    gateway.emit('SIGNED_IN', admin)
    await auth.signOut()
    expect(told().slice(1)).toEqual(['logged-out'])
  })
})

describe('the service', () => {
  it('that cannot be opened leaves nobody signed in, and is told of', async () => {
    const gateway = createFakeGateway({ session: admin })
    const auth = createAuth({ connect: throwing, storedSession: gateway.stored })
    const notices: AuthNotice[] = []
    auth.onNotice((notice) => notices.push(notice))
    auth.start()
    await settle()
    expect(auth.getState().status).toBe('signed-out')
    expect(notices).toEqual([
      { code: 'check-exception', tone: 'error', sentence: 'Admin check exception: broken', asked: false },
    ])
  })

  it('is closed when it is no longer followed, and opened again', async () => {
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

  it('stays open until everybody who follows it has stopped, and each counts once', async () => {
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

  it('gives a token for those who are signed in', async () => {
    const { auth } = await setUp()
    expect(await auth.accessToken()).toBeUndefined()
    await auth.signIn(ADMIN)
    expect(await auth.accessToken()).toBe(`token-of-${ADMIN.id}`)
  })
})
