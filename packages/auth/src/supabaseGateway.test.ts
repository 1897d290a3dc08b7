import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { STORAGE_KEY } from './storedSession.ts'
import { ADMIN, STRANGER } from './testing/account.ts'
import { memoryStorage } from './testing/memoryStorage.ts'
import { KEY, sessionThatExpires, storageWith, URL_OF_SERVICE, mockService } from './testing/mockService.ts'

const service = mockService()
const TOKEN = `${URL_OF_SERVICE}/auth/v1/token`
const LOGOUT = `${URL_OF_SERVICE}/auth/v1/logout`
const ADMIN_USERS = `${URL_OF_SERVICE}/rest/v1/admin_users`
const admin = { id: ADMIN.id, email: ADMIN.email }

const hang = async () => new Promise<never>(() => {})
const UNREACHABLE = { code: 'unreachable', message: 'The server could not be reached' }
const UNREADABLE = { code: 'unreadable', message: 'The server gave an answer that could not be read' }

/** A timeout for a service that does not answer. */
const BRIEF = { timeout: 50 }

async function signedIn(options: Parameters<typeof service.open>[0] = {}) {
  const opened = service.open(options)
  expect(await opened.gateway.signIn(ADMIN)).toEqual({ ok: true, value: admin })
  return opened
}

describe('the wire', () => {
  it('signs in with POST /auth/v1/token?grant_type=password, e-mail and password', async () => {
    await signedIn()
    const [{ what, headers, body } = expect.fail('nothing was asked')] = service.requests
    expect(what).toBe('POST /auth/v1/token?grant_type=password')
    expect(headers.get('apikey')).toBe(KEY)
    expect(headers.get('authorization')).toBe(`Bearer ${KEY}`)
    expect(body).toMatchObject({ email: ADMIN.email, password: ADMIN.password })
  })

  it('checks with GET admin_users?select=id,email&id=eq.{id}, in the name of the user', async () => {
    const { gateway } = await signedIn()
    expect(await gateway.checkAdmin(ADMIN.id)).toEqual({ ok: true, value: true })
    const { what, headers, body } = service.requests.at(-1)!
    expect(decodeURIComponent(what)).toBe(`GET /rest/v1/admin_users?select=id,email&id=eq.${ADMIN.id}`)
    expect(headers.get('apikey')).toBe(KEY)
    expect(headers.get('authorization')).toBe(`Bearer ${await gateway.accessToken()}`)
    expect(body).toBeUndefined()
  })

  it('signs out with POST /auth/v1/logout, in the name of the user, on this device alone', async () => {
    const { gateway } = await signedIn()
    const token = await gateway.accessToken()
    await gateway.signOut()
    await expect.poll(() => service.asked()).toContain('POST /auth/v1/logout?scope=local')
    const { headers } = service.requests.at(-1)!
    expect([headers.get('apikey'), headers.get('authorization')]).toEqual([KEY, `Bearer ${token}`])
  })
})

describe('signing in', () => {
  it('emits the session and stores all of it', async () => {
    const { changes, storage } = await signedIn()
    expect(changes).toContainEqual({ event: 'SIGNED_IN', user: admin })
    expect(JSON.parse(storage.getItem(STORAGE_KEY)!)).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: 1800,
      expires_at: expect.any(Number),
      token_type: 'bearer',
      user: admin,
    })
  })

  it('returns the message of a refusal', async () => {
    const { gateway } = service.open()
    expect(await gateway.signIn({ ...ADMIN, password: 'wrong-password' })).toEqual({
      ok: false,
      error: { code: 'invalid-credentials', message: 'Invalid login credentials' },
    })
  })

  it.each([
    [
      422,
      { error_code: 'weak_password', msg: 'Too weak', weak_password: { reasons: ['length', 'pwned'] } },
      'weak-password',
    ],
    [429, { error_code: 'over_request_rate_limit', msg: 'Too many wrong passwords.' }, 'rate-limited'],
    [400, { error_code: 'email_not_confirmed', msg: 'Email not confirmed' }, 'unexpected'],
    [403, { error_code: 'session_not_found', msg: 'gone' }, 'session-missing'],
  ])('knows a refusal with status %i and %j as %s', async (status, body, code) => {
    const { gateway } = service.open()
    service.answer(http.post(TOKEN, () => HttpResponse.json(body, { status })))
    const outcome = await gateway.signIn(ADMIN)
    expect(outcome).toMatchObject({ ok: false, error: { code } })
    if (!outcome.ok && code === 'weak-password') expect(outcome.error.reasons).toEqual(['length', 'pwned'])
  })

  it.each([502, 503, 504])('treats %i as unreachable', async (status) => {
    const { gateway } = service.open()
    service.answer(http.post(TOKEN, () => HttpResponse.html('<h1>Gateway</h1>', { status })))
    expect(await gateway.signIn(ADMIN)).toMatchObject({ ok: false, error: { code: 'unreachable' } })
  })

  it.each([
    ['a connection that is reset', () => HttpResponse.error(), UNREACHABLE],
    ['no answer in time', hang, UNREACHABLE],
    ['a page instead of an answer', () => HttpResponse.html('<h1>Welcome to the airport</h1>'), UNREACHABLE],
    ['an answer without a session', () => HttpResponse.json({}), UNREADABLE],
    ['half an answer', () => HttpResponse.json({ access_token: 'a', user: { id: ADMIN.id } }), UNREADABLE],
    [
      'a session of nobody',
      () => HttpResponse.json({ access_token: 'a', refresh_token: 'r', expires_in: 60, user: { id: 7 } }),
      UNREADABLE,
    ],
  ])('fails on %s', async (_, answer, error) => {
    const { gateway } = service.open(answer === hang ? BRIEF : {})
    service.answer(http.post(TOKEN, answer))
    expect(await gateway.signIn(ADMIN)).toEqual({ ok: false, error })
  })
})

describe('the administrator check', () => {
  it('is false for an account that is not an administrator', async () => {
    const { gateway } = service.open()
    await gateway.signIn(STRANGER)
    expect(await gateway.checkAdmin(STRANGER.id)).toEqual({ ok: true, value: false })
  })

  it('is an error without a session', async () => {
    const { gateway } = service.open()
    expect(await gateway.checkAdmin(ADMIN.id)).toEqual({
      ok: false,
      error: { code: 'session-missing', message: 'permission denied for table admin_users' },
    })
  })

  const row = { id: ADMIN.id, email: ADMIN.email }
  it.each([
    ['two rows', () => HttpResponse.json([row, row])],
    ['the row of somebody else', () => HttpResponse.json([{ ...row, id: STRANGER.id }])],
    ['an object', () => HttpResponse.json({ admin: true })],
    ['a page', () => HttpResponse.html('<h1>Welcome to the airport</h1>')],
    ['502', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['504', () => new HttpResponse(null, { status: 504 })],
    ['an expired token', () => HttpResponse.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 })],
  ])('has no answer, and never says yes, on %s', async (_, answer) => {
    const { gateway } = await signedIn()
    service.answer(http.get(ADMIN_USERS, answer))
    expect(await gateway.checkAdmin(ADMIN.id)).toEqual({
      ok: false,
      error: { code: expect.any(String), message: expect.stringMatching(/\w/) },
    })
  })
})

it('gives up on a service that does not answer, without a retry', async () => {
  const { storage } = await signedIn()
  const { gateway } = service.open({ storage, ...BRIEF })
  service.answer(http.get(ADMIN_USERS, hang))
  expect(await gateway.checkAdmin(ADMIN.id)).toEqual({ ok: false, error: UNREACHABLE })
  expect(service.asked().filter((what) => what.includes('admin_users'))).toHaveLength(1)
})

describe('signing out', () => {
  it.each([
    ['is reset', () => HttpResponse.error()],
    ['hangs', hang],
    ['fails', () => HttpResponse.json({ msg: 'broken' }, { status: 500 })],
    ['is unavailable', () => new HttpResponse(null, { status: 503 })],
    ['no longer knows the session', () => HttpResponse.json({ error_code: 'session_not_found' }, { status: 403 })],
  ])('removes the session here though the service %s', async (_, answer) => {
    const { gateway, storage, changes } = await signedIn()
    service.answer(http.post(LOGOUT, answer))
    await gateway.signOut()
    expect(storage.getItem(STORAGE_KEY)).toBeNull()
    expect(changes.at(-1)).toEqual({ event: 'SIGNED_OUT', user: undefined })
    expect(await gateway.accessToken()).toBeUndefined()
    await expect.poll(() => service.asked()).toContain('POST /auth/v1/logout?scope=local')
  })

  it('does not refresh an expired token first', async () => {
    const { gateway, storage } = await signedIn()
    const session = JSON.parse(storage.getItem(STORAGE_KEY)!) as object
    storage.setItem(STORAGE_KEY, JSON.stringify({ ...session, expires_at: 1 }))
    service.answer(http.post(TOKEN, hang))
    void gateway.signOut()
    // Well before that renewal would be given up.
    await expect.poll(() => storage.getItem(STORAGE_KEY)).toBeNull()
  })
})

describe('a stored session', () => {
  it('is found at the start, and works for requests', async () => {
    const storage = memoryStorage()
    await signedIn({ storage })
    const { gateway, changes } = service.open({ storage })
    await expect.poll(() => changes).toContainEqual({ event: 'INITIAL_SESSION', user: admin })
    expect(await gateway.accessToken()).toEqual(expect.any(String))
  })

  it.each([
    ['no JSON', '{"access_tok'],
    ['text', '"hello"'],
    ['a list', '[1,2]'],
    ['a number', '7'],
    ['another object', '{"theme":"dark"}'],
    ['a session of nobody', JSON.stringify({ ...sessionThatExpires(900), user: null })],
    ['a session of something', JSON.stringify({ ...sessionThatExpires(900), user: { id: { $ne: '' } } })],
  ])('that is corrupt (%s) is a session of nobody', async (_, value) => {
    const complain = vi.spyOn(console, 'error')
    service.answer(http.get(`${URL_OF_SERVICE}/auth/v1/user`, () => HttpResponse.json({}, { status: 401 })))
    const { changes } = service.open({ storage: memoryStorage({ [STORAGE_KEY]: value }) })
    await expect.poll(() => changes).toContainEqual({ event: 'INITIAL_SESSION', user: undefined })
    expect(changes.filter(({ user }) => user)).toEqual([])
    expect(complain).not.toHaveBeenCalled()
  })

  it('that can no longer be refreshed has ended', async () => {
    const storage = storageWith(sessionThatExpires(-60))
    const { changes } = service.open({ storage })
    await expect.poll(() => changes).toContainEqual({ event: 'INITIAL_SESSION', user: undefined })
    expect(storage.getItem(STORAGE_KEY)).toBeNull()
  })

  it('is not read from the address of the page', async () => {
    // It counts the clients of the tests before.
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('document', { visibilityState: 'visible' })
    vi.stubGlobal('window', {
      location: { href: 'https://dira.example/#access_token=a&refresh_token=b&expires_in=1800&token_type=bearer' },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    })
    try {
      const { changes } = service.open()
      await expect.poll(() => changes).toEqual([{ event: 'INITIAL_SESSION', user: undefined }])
      expect(service.asked()).toEqual([])
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
