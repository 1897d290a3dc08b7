import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../connect/backend.ts'
import { connectHosted } from '../connect/connectHosted.ts'
import { Problem } from '../report/problem.ts'
import { listen } from '../server/listen.ts'
import { useTestBackend } from '../testing/testBackend.ts'
import { administratorOf } from '../admin/administratorOf.ts'

describe('in the embedded default', () => {
  const database = useTestBackend()
  const account = { email: 'Amina@dira.example', password: 'first-password' }

  test('a new account becomes an administrator and signs in', async () => {
    const { backend, signIn, ask } = database()
    const outcome = await backend.makeAdministrator({ ...account, resetPassword: false })
    expect(outcome).toStrictEqual({ accountMade: true, granted: true, passwordSet: true })
    const { body } = await ask('/rest/v1/admin_users?select=email', { headers: await signIn(account) })
    expect(body).toContainEqual({ email: 'amina@dira.example' })
  })

  test('a server tells an administrator from anybody else by the token', async () => {
    const { backend, publishableKey, signIn } = database()
    const is = async (authorization: string) =>
      (await administratorOf(backend, { authorization, publishableKey })) !== undefined
    const { authorization = '' } = await signIn(account)
    expect(await is(authorization)).toBe(true)
    expect(await is(`${authorization}x`)).toBe(false)
    expect(await is(`Bearer ${publishableKey}`)).toBe(false)
    expect(await is('')).toBe(false)

    await backend.request('/rest/v1/admin_users?email=eq.amina@dira.example', { method: 'DELETE' })
    expect(await is(authorization)).toBe(false)
    await backend.makeAdministrator({ ...account, resetPassword: false })
    expect(await is(authorization)).toBe(true)
  })

  test('an existing account keeps its password without resetPassword', async () => {
    const { backend, signIn } = database()
    const other = { email: account.email, password: 'second-password' }
    const kept = await backend.makeAdministrator({ ...other, resetPassword: false })
    expect(kept).toStrictEqual({ accountMade: false, granted: false, passwordSet: false })
    await signIn(account)
    const reset = await backend.makeAdministrator({ ...other, resetPassword: true })
    expect(reset).toStrictEqual({ accountMade: false, granted: false, passwordSet: true })
    await expect(signIn(account)).rejects.toThrow('Signing in failed')
    await signIn(other)
  })

  test('a new password ends the sessions of the account', async () => {
    const { backend, signIn, ask } = database()
    const headers = await signIn({ email: account.email, password: 'second-password' })
    expect((await ask('/auth/v1/user', { headers })).status).toBe(200)
    await backend.makeAdministrator({ email: account.email, password: 'third-password', resetPassword: true })
    const drafts = await ask('/rest/v1/listings?status=eq.draft', { headers })
    expect(drafts.body).toStrictEqual([])
  })

  test.each([
    ['an address that is none', { email: 'amina', password: 'long-enough' }],
    ['a password that is too short', { email: 'x@dira.example', password: 'short' }],
  ])('%s is refused in a sentence', async (_, wrong) => {
    await expect(database().backend.makeAdministrator({ ...wrong, resetPassword: false })).rejects.toThrow(Problem)
  })
})

describe('in a hosted project', () => {
  // The part of Supabase's HTTP API that the command uses.
  const users: { id: string; email: string; password: string }[] = []
  const administrators: { id: string; email: string }[] = []
  const requests: string[] = []

  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    requests.push(`${request.method} ${pathname}`)
    const { headers } = request
    if (headers.get('apikey') !== 'sb_secret_x' || headers.get('authorization') !== 'Bearer sb_secret_x')
      return Response.json({ message: 'Invalid API key' }, { status: 401 })
    const sent = (await request.text()) || '{}'
    const { id, email = '', password = '' } = JSON.parse(sent) as { id?: string; email?: string; password?: string }
    if (pathname === '/rest/v1/admin_users') {
      if (administrators.some((administrator) => administrator.id === id)) return Response.json([], { status: 201 })
      administrators.push({ id: id ?? '', email })
      return Response.json([{ id, email }], { status: 201 })
    }
    if (request.method === 'POST') {
      const user = { id: `user-${users.length}`, email, password }
      users.push(user)
      return Response.json(user)
    }
    if (request.method === 'PUT') {
      const user = users.find((candidate) => pathname.endsWith(`/${candidate.id}`))
      const isTaken = users.some((other) => other !== user && other.email === email)
      if (email !== '' && isTaken) return Response.json({ error_code: 'email_exists' }, { status: 422 })
      if (user && email !== '') user.email = email
      if (user && password !== '') user.password = password
      return Response.json(user)
    }
    const size = Number(searchParams.get('per_page'))
    const begin = (Number(searchParams.get('page')) - 1) * size
    return Response.json({ users: users.slice(begin, begin + size) })
  }

  let server: Awaited<ReturnType<typeof listen>>
  let url: string
  let backend: Backend
  beforeAll(async () => {
    for (let index = 0; index < 1000; index += 1)
      users.push({ id: `user-${index}`, email: `${index}@x.example`, password: '' })
    server = await listen(answer)
    url = `http://127.0.0.1:${server.port}`
    backend = connectHosted({ url: `${url}/`, key: 'sb_secret_x' })
  })
  afterAll(async () => server.close())

  const amina = { email: 'Amina@dira.example', password: 'first-password' }

  test('a new account becomes an administrator', async () => {
    const outcome = await backend.makeAdministrator({ ...amina, resetPassword: false })
    expect(outcome).toStrictEqual({ accountMade: true, granted: true, passwordSet: true })
    expect(administrators).toStrictEqual([{ id: 'user-1000', email: 'amina@dira.example' }])
  })

  test('an account on a later page is found, and gets a new password only with resetPassword', async () => {
    const again = { ...amina, password: 'second-password' }
    const kept = await backend.makeAdministrator({ ...again, resetPassword: false })
    expect(kept).toStrictEqual({ accountMade: false, granted: false, passwordSet: false })
    expect(users.at(-1)?.password).toBe('first-password')
    const reset = await backend.makeAdministrator({ ...again, resetPassword: true })
    expect(reset).toStrictEqual({ accountMade: false, granted: false, passwordSet: true })
    expect(users.at(-1)?.password).toBe('second-password')
    expect(requests.every((request) => !request.includes('/control/'))).toBe(true)
  })

  test('an account is given a password: found by its address or its id, or made', async () => {
    const zola = { email: 'zola@dira.example', password: 'zolas-first' }
    const id = await backend.setAccount(zola)
    expect(users.at(-1)).toStrictEqual({ id, ...zola })
    expect(await backend.setAccount({ ...zola, email: 'Zola@dira.example', password: 'zolas-second' })).toBe(id)
    expect(await backend.setAccount({ ...zola, id, email: 'other@dira.example', password: 'zolas-third' })).toBe(id)
    expect(users.at(-1)).toStrictEqual({ id, email: zola.email, password: 'zolas-third' })
    expect(administrators.map(({ email }) => email)).not.toContain(zola.email)
  })

  test('an account gets another address, but for one that another account has', async () => {
    const selma = { email: 'selma@dira.example', password: 'selmas-first' }
    const id = await backend.setAccount(selma)
    expect(await backend.setEmail({ id, email: 'selma@jetty.example' })).toBe(true)
    expect(await backend.setEmail({ id, email: '7@x.example' })).toBe(false)
    expect(users.at(-1)).toStrictEqual({ ...selma, id, email: 'selma@jetty.example' })
  })

  test('a wrong key and a missing project are refused in a sentence', async () => {
    const wrong = connectHosted({ url: 'http://127.0.0.1:1', key: 'x' })
    await expect(wrong.makeAdministrator({ ...amina, resetPassword: false })).rejects.toThrow('cannot be reached')
    const stranger = connectHosted({ url, key: 'x' })
    await expect(stranger.makeAdministrator({ ...amina, resetPassword: false })).rejects.toThrow('Invalid API key')
  })
})
