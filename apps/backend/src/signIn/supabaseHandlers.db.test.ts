import { supabaseHandlers, ADMIN, STRANGER } from '@dira/auth/testing'
import { getResponse } from 'msw'
import { beforeAll, expect, test } from 'vitest'
import { useTestBackend } from '../testing/testBackend.ts'

// Compares the MSW handlers with the real service, for every request that @dira/auth makes.
const database = useTestBackend()
const URL_OF_FAKE = 'https://service.dira.example'

type Send = (path: string, request?: { readonly token?: string; readonly body?: unknown }) => Promise<Answer>

interface Answer {
  readonly status: number
  readonly body: unknown
}

beforeAll(async () => {
  const { backend, ask, secrets } = database()
  for (const { email, password } of [ADMIN, STRANGER]) {
    await backend.makeAdministrator({ email, password, resetPassword: true })
  }
  const headers = { apikey: secrets.secretKey }
  await ask(`/rest/v1/admin_users?email=eq.${STRANGER.email}`, { method: 'DELETE', headers })
})

const real: Send = async (path, { token, body } = {}) =>
  database().ask(path, {
    method: path.startsWith('/auth') ? 'POST' : 'GET',
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    body,
  })

function fake(): Send {
  const handlers = [...supabaseHandlers({ url: URL_OF_FAKE })]
  return async (path, { token, body } = {}) => {
    const request = new Request(`${URL_OF_FAKE}${path}`, {
      method: path.startsWith('/auth') ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await getResponse(handlers, request)
    const text = (await response?.text()) ?? ''
    return { status: response?.status ?? 0, body: text === '' ? undefined : JSON.parse(text) }
  }
}

const PASSWORD = '/auth/v1/token?grant_type=password'
const REFRESH = '/auth/v1/token?grant_type=refresh_token'
const LOGOUT = '/auth/v1/logout?scope=local'

/** Makes every request, and returns the answers without what differs between sessions. */
async function visit(send: Send) {
  const answers: Record<string, unknown> = {}
  const tell = async (what: string, ...[path, request]: Parameters<Send>) => {
    const answer = await send(path, request)
    answers[what] = { status: answer.status, body: shapeOf(answer.body) }
    return Object(answer.body) as { access_token: string; refresh_token: string; user: { id: string } }
  }
  const check = (id: string) => `/rest/v1/admin_users?select=id%2Cemail&id=eq.${id}`
  const signIn = ({ email, password }: typeof ADMIN) => [PASSWORD, { body: { email, password } }] as const

  await tell('a wrong password', PASSWORD, { body: { email: ADMIN.email, password: 'wrong-password' } })
  await tell('an unknown address', PASSWORD, { body: { email: 'nobody@dira.example', password: 'wrong-password' } })
  const admin = await tell('an administrator signs in', ...signIn(ADMIN))
  await tell('and is checked', check(admin.user.id), { token: admin.access_token })
  const stranger = await tell('a stranger signs in', ...signIn(STRANGER))
  await tell('and is checked, too', check(stranger.user.id), { token: stranger.access_token })
  await tell('and asks about the administrator', check(admin.user.id), { token: stranger.access_token })
  await tell('a visitor asks about the administrator', check(admin.user.id))
  const renewed = await tell('a token is renewed', REFRESH, { body: { refresh_token: admin.refresh_token } })
  await tell('and checked', check(admin.user.id), { token: renewed.access_token })
  await tell('a made-up token is renewed', REFRESH, { body: { refresh_token: 'madeuptoken1' } })
  await tell('signing out', LOGOUT, { token: renewed.access_token })
  await tell('a signed-out session is renewed', REFRESH, { body: { refresh_token: renewed.refresh_token } })
  await tell('signing out with a made-up token', LOGOUT, { token: 'made-up' })
  return answers
}

/** Keeps messages and codes; replaces values that differ between sessions by their type. */
function shapeOf(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return key === 'identities' ? 'list' : value.map((item) => shapeOf(item))
  if (typeof value !== 'object' || value === null) {
    return /^(code|error_code|msg|message|email|role|aud|token_type|expires_in)$/.test(key) ? value : typeof value
  }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, shapeOf(item, name)]))
}

test('the handlers for MSW answer as the embedded service does', async () => {
  expect(await visit(fake())).toEqual(await visit(real))
})
