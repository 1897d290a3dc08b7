import { realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { connectSupabase, createAuth, STORAGE_KEY, type AuthNotice, type AuthState } from '@dira/auth'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { forgeToken } from '../testing/forgeToken.ts'
import { useTestBackend } from '../testing/testBackend.ts'

const database = useTestBackend()

const admin = { email: 'chief@dira.example', password: 'compass-rose' }
const stranger = { email: 'stranger@dira.example', password: 'northern-star' }

beforeAll(async () => {
  const { backend, ask, secrets } = database()
  for (const account of [admin, stranger]) await backend.makeAdministrator({ ...account, resetPassword: false })
  const headers = { apikey: secrets.secretKey }
  await ask(`/rest/v1/admin_users?email=eq.${stranger.email}`, { method: 'DELETE', headers })
})

/** What @supabase/lite verifies passwords with: its own copy of bcryptjs. */
async function passwordHashes(): Promise<{ compare: (password: string, hash: string) => Promise<boolean> }> {
  const lite = realpathSync(findPackageJSON('@supabase/lite', import.meta.url)!)
  const file = join(dirname(findPackageJSON('bcryptjs', lite)!), 'index.js')
  return ((await import(pathToFileURL(file).href)) as { default: { compare: () => Promise<boolean> } }).default
}

/** Whom a forged session says that it is of. */
const FORGED = { id: '7f3c1a52-0d7e-4b9b-9a41-2e6d58c0f1aa', email: 'forged@dira.example' }

/** A browser's storage in memory. */
function openStorage() {
  const items = new Map<string, string>()
  return {
    items,
    storage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    },
    storedSession: {
      exists: () => items.has(STORAGE_KEY),
      forget: () => void items.delete(STORAGE_KEY),
      onStored: () => () => undefined,
    },
  }
}

/** @dira/auth as in the site, connected to the embedded database without a network. */
function openSite({ storage, storedSession, items } = openStorage()) {
  const { backend, publishableKey } = database()
  const send: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    return backend.request(`${pathname}${search}`, init)
  }
  const auth = createAuth({
    connect: connectSupabase({ url: 'http://127.0.0.1', key: publishableKey, fetch: send, storage }),
    storedSession,
  })
  const notices: AuthNotice[] = []
  auth.onNotice((notice) => notices.push(notice))
  onTestFinished(auth.start())
  const session = () =>
    JSON.parse(items.get(STORAGE_KEY) ?? 'null') as { access_token: string; refresh_token: string } | null
  return {
    auth,
    session,
    sentences: () => notices.map(({ sentence }) => sentence),
    becomes: async (status: AuthState['status']) => expect.poll(() => auth.getState().status).toBe(status),
  }
}

const draft = { id: 'sign-in', slug: 'sign-in', business_name: 'Draft', category: 'shopping', country: 'KE' }
/** Whether a token allows writing. */
async function mayWrite(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, prefer: 'resolution=merge-duplicates' }
  return (await database().ask('/rest/v1/listings', { method: 'POST', headers, body: draft })).status < 300
}

describe('signing in', () => {
  test('gives an administrator a token that can write', async () => {
    const { auth, sentences } = openSite()
    expect(await auth.signIn(admin)).toMatchObject({ ok: true, value: { email: admin.email } })
    expect(auth.getState()).toMatchObject({ status: 'admin', user: { email: admin.email } })
    expect(sentences()).toEqual(['Checking admin privileges...', 'Admin privileges verified', 'Login successful'])
    expect(await mayWrite((await auth.accessToken())!)).toBe(true)
  })

  test('refuses an account that is not an administrator, and stores no session', async () => {
    const { auth, session, sentences } = openSite()
    expect(await auth.signIn(stranger)).toMatchObject({ ok: false, error: { code: 'access-denied' } })
    expect(auth.getState()).toEqual({ status: 'signed-out' })
    expect(sentences().at(-1)).toBe('Access denied: Admin privileges required')
    expect(session()).toBeNull()
  })

  test.each([
    ['an administrator', admin],
    ['an account without rights', stranger],
    ['nobody', { email: 'nobody@dira.example', password: 'southern-cross' }],
    ['somebody whose e-mail is not written the usual way', { email: 'Chief@Dira.Example', password: 'x' }],
  ])('verifies one hash for a wrong password of %s, and gives the same answer', async (_, { email }) => {
    const verify = vi.spyOn(await passwordHashes(), 'compare')
    onTestFinished(() => verify.mockRestore())
    const body = { email, password: 'not-the-password' }
    const answer = await database().ask('/auth/v1/token?grant_type=password', { method: 'POST', body })
    expect(answer).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } })
    expect(verify).toHaveBeenCalledOnce()
  })

  test('never opens another account for an e-mail that is not known, whatever the password', async () => {
    for (const password of [admin.password, stranger.password, '', 1, null, { length: 1 }]) {
      const body = { email: 'nobody@dira.example', password }
      const answer = await database().ask('/auth/v1/token?grant_type=password', { method: 'POST', body })
      expect(answer.body).not.toHaveProperty('access_token')
    }
  })

  test('explains a wrong password, and after ten of them how long to wait', async () => {
    const { auth, sentences } = openSite()
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await auth.signIn({ email: 'guessed@dira.example', password: `guess-${attempt}` })
    }
    expect([...new Set(sentences())]).toEqual([
      'Login failed: Invalid login credentials',
      'Login failed: Too many wrong passwords. Try again in 5 minutes.',
    ])
  })
})

describe('a session', () => {
  test.each([
    ['made up', () => 'made-up'],
    ['unsigned', () => forgeToken({ role: 'authenticated', sub: FORGED.id }, undefined)],
    ['signed with another secret', () => forgeToken({ role: 'authenticated', sub: FORGED.id }, 'x'.repeat(40))],
    [
      'that ran out',
      () => forgeToken({ role: 'authenticated', sub: FORGED.id, exp: 1_700_000_000 }, database().secrets.jwtSecret),
    ],
  ])('with a token that is %s is forgotten', async (_, token) => {
    const browser = openStorage()
    const expires_at = Math.floor(Date.now() / 1000) + 1800
    const stored = { access_token: token(), refresh_token: 'r', token_type: 'bearer', expires_in: 1800, expires_at }
    browser.items.set(STORAGE_KEY, JSON.stringify({ ...stored, user: FORGED }))
    const { session, becomes } = openSite(browser)
    await becomes('signed-out')
    expect(session()).toBeNull()
  })

  test('ends when the password is changed in another one, which goes on', async () => {
    const { backend, ask } = database()
    const account = { email: 'changing@dira.example', password: 'first-password' }
    await backend.makeAdministrator({ ...account, resetPassword: false })
    const begin = async () => {
      const { body } = await ask('/auth/v1/token?grant_type=password', { method: 'POST', body: account })
      return body as { access_token: string; refresh_token: string }
    }
    const [here, there] = [await begin(), await begin()]
    const headers = { authorization: `Bearer ${here.access_token}` }
    const change = (body: object) => ask('/auth/v1/user', { method: 'PUT', headers, body })
    const renew = async ({ refresh_token }: { refresh_token: string }) =>
      (await ask('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body: { refresh_token } })).status

    expect((await change({ password: 'short' })).status).toBe(422)
    expect(await mayWrite(there.access_token)).toBe(true)
    expect((await change({ password: 'second-password' })).status).toBe(200)
    expect(await mayWrite(there.access_token)).toBe(false)
    expect(await renew(there)).toBe(400)
    expect(await mayWrite(here.access_token)).toBe(true)
    expect(await renew(here)).toBe(200)
  })

  test('is found by the next page, and checked once', async () => {
    const browser = openStorage()
    await openSite(browser).auth.signIn(admin)
    const { auth, becomes, sentences } = openSite(browser)
    expect(auth.getState().status).toBe('loading')
    await becomes('admin')
    expect(sentences()).toEqual(['Checking admin privileges...', 'Admin privileges verified'])
  })

  test('gets a new token before the old one expires', async () => {
    const browser = openStorage()
    const { auth, session } = openSite(browser)
    await auth.signIn(admin)
    const before = session()!
    browser.items.set(STORAGE_KEY, JSON.stringify({ ...before, expires_at: Math.floor(Date.now() / 1000) + 10 }))
    const token = await auth.accessToken()
    expect(session()!.refresh_token).not.toBe(before.refresh_token)
    expect(auth.getState().status).toBe('admin')
    expect(await mayWrite(token!)).toBe(true)
  })

  test('that the service does not know any more ends', async () => {
    const browser = openStorage()
    const first = openSite(browser)
    await first.auth.signIn(admin)
    browser.items.set(STORAGE_KEY, JSON.stringify({ ...first.session(), refresh_token: 'made-up', expires_at: 1 }))
    const { becomes, session } = openSite(browser)
    await becomes('signed-out')
    await expect.poll(() => session()).toBeNull()
  })

  test('loses its rights when its user is removed from the administrators', async () => {
    const { auth, becomes } = openSite()
    const { backend, ask, secrets } = database()
    const former = { email: 'former@dira.example', password: 'southern-cross' }
    await backend.makeAdministrator({ ...former, resetPassword: false })
    await auth.signIn(former)
    const headers = { apikey: secrets.secretKey }
    await ask(`/rest/v1/admin_users?email=eq.${former.email}`, { method: 'DELETE', headers })
    await auth.refreshStatus()
    await becomes('not-admin')
    expect(await mayWrite((await auth.accessToken())!)).toBe(false)
  })
})

describe('signing out', () => {
  test('ends the session in the database: its token and refresh token stop working', async () => {
    const { auth, session, sentences } = openSite()
    await auth.signIn(admin)
    const { access_token: token, refresh_token } = session()!
    expect(await mayWrite(token)).toBe(true)
    await auth.signOut()
    expect(session()).toBeNull()
    expect(sentences().at(-1)).toBe('You have been logged out')
    await expect.poll(() => mayWrite(token)).toBe(false)
    const body = { refresh_token }
    const renewed = await database().ask('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body })
    expect(renewed.status).toBe(400)
  })

  test('on one device keeps the other one signed in', async () => {
    const [here, there] = [openSite(), openSite()]
    await here.auth.signIn(admin)
    await there.auth.signIn(admin)
    const token = here.session()!.access_token
    await here.auth.signOut()
    await expect.poll(() => mayWrite(token)).toBe(false)
    expect(await mayWrite(there.session()!.access_token)).toBe(true)
  })
})
