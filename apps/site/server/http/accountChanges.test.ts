import { ACCOUNT_CHANGES_PATHS, connectAccount } from '@dira/data'
import { Problem } from '@dira/backend'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { answerError } from '../app.ts'
import { fakeServices, fromAddress } from '../testing/fakeServices.ts'
import { createAccountChanges } from './accountChanges.ts'
import type { SiteEnv } from './siteEnv.ts'

const ANSWER_TIME = 60
const ACCOUNT = { id: 'ndapewa', email: 'ndapewa@dira.example', is_administrator: false }
const PRESENT = 'camel thorn shade'

/** A site before a service with one account, whose password is `PRESENT`, and what that was asked. */
function openSite(
  { answerTime = 0, ...options }: { owner?: unknown; addressOf?: () => string; answerTime?: number } = {},
  { account = ACCOUNT, refuses }: { readonly account?: object | null; readonly refuses?: Response } = {},
) {
  const asked: string[] = []
  const request = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    const body = JSON.parse((init.body as string | undefined) ?? '{}') as Record<string, unknown>
    asked.push(`${init.method ?? 'GET'} ${path} ${headers.get('authorization') ?? headers.get('apikey') ?? 'service'}`)
    if (path === '/rest/v1/rpc/my_account') return Response.json(account)
    if (path.startsWith('/auth/v1/token')) {
      if (body['password'] === 'braked') return Response.json({}, { status: 429, headers: { 'retry-after': '300' } })
      return body['password'] === PRESENT
        ? Response.json({ access_token: 'for the question' })
        : Response.json({ error_code: 'invalid_credentials' }, { status: 400 })
    }
    if (path === '/auth/v1/user' && refuses) return refuses
    if (path === '/rest/v1/rpc/ask_email_change') {
      const { address } = body as { address: string }
      return Response.json(address.startsWith('ndapewa') ? 'same' : address.startsWith('often') ? 'limited' : 'asked')
    }
    return Response.json({})
  }
  const services = fakeServices({
    dataService: { owner: async () => ({ request }), publishableKey: 'visitor', ...options },
    now: () => 0,
  })
  const { addressOf = () => '192.0.2.1' } = options
  const site = new Hono<SiteEnv>().route('/', createAccountChanges(services, { answerTime }))
  site.onError(answerError((message) => expect.unreachable(message)))
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
    site.fetch(new Request(input, init), fromAddress(addressOf()))
  const url = 'https://dira.example'
  const data = connectAccount({ url, key: 'visitor', site: url, fetch, accessToken: async () => 'mine' })
  return { asked, fetch, data }
}

const CHOSEN = { present: PRESENT, chosen: 'karoo moon dust' }

describe('the password', () => {
  it('is changed by the session of who asks, once the present one was right, and ends what was asked for with it', async () => {
    const { data, asked } = openSite()
    expect(await data.changePassword(CHOSEN)).toEqual({ ok: true })
    expect(asked).toEqual([
      'POST /rest/v1/rpc/my_account Bearer mine',
      'POST /auth/v1/token?grant_type=password visitor',
      'POST /auth/v1/logout?scope=local Bearer for the question',
      'PUT /auth/v1/user Bearer mine',
      expect.stringMatching(/^POST \/rest\/v1\/rpc\/note_password_change/),
    ])
  })

  it.each([
    ['another present one', { ...CHOSEN, present: 'a guess' }, { ok: false, state: 'wrong' }],
    ['none', { ...CHOSEN, present: '' }, { ok: false, state: 'wrong' }],
    ['too many wrong ones', { ...CHOSEN, present: 'braked' }, { ok: false, state: 'limited' }],
  ])('stays with %s', async (_, asking, answer) => {
    const { data, asked } = openSite()
    expect(await data.changePassword(asking)).toEqual(answer)
    expect(asked.filter((line) => line.startsWith('PUT'))).toEqual([])
  })

  it('is none that is too short, before anything is asked, nor one that the accounts refuse', async () => {
    const { data, asked } = openSite()
    expect(await data.changePassword({ ...CHOSEN, chosen: 'too short' })).toMatchObject({ state: 'refused' })
    expect(asked).toEqual([])
    const refuses = Response.json({ msg: 'It is known to have leaked.' }, { status: 422 })
    expect(await openSite({}, { refuses }).data.changePassword(CHOSEN)).toEqual({
      ok: false,
      state: 'refused',
      message: 'It is known to have leaked.',
    })
  })
})

describe('the e-mail address', () => {
  it('is asked for by who knows the present password, and every answer takes as long', async () => {
    const { data } = openSite({ answerTime: ANSWER_TIME })
    for (const [email, answer] of [
      ['new@dira.example', { ok: true }],
      ['ndapewa@dira.example', { ok: false, state: 'refused', message: 'This is the address of the account already.' }],
      ['often@dira.example', { ok: false, state: 'limited' }],
    ] as const) {
      const before = performance.now()
      expect(await data.changeEmail({ present: PRESENT, email })).toEqual(answer)
      // Timers may come a millisecond early.
      expect(performance.now() - before).toBeGreaterThan(ANSWER_TIME - 2)
    }
  })

  it('is an address', async () => {
    const { data, asked } = openSite()
    for (const email of ['', 'nobody', `${'x'.repeat(250)}@dira.example`]) {
      expect(await data.changeEmail({ present: PRESENT, email })).toMatchObject({ state: 'refused' })
    }
    expect(asked).toEqual([])
  })

  it('needs the present password', async () => {
    const { data, asked } = openSite()
    expect(await data.changeEmail({ present: 'a guess', email: 'new@dira.example' })).toEqual({
      ok: false,
      state: 'wrong',
    })
    expect(asked.join()).not.toContain('ask_email_change')
  })
})

it('answers nobody without a session, and says where it cannot', async () => {
  expect(await openSite({}, { account: null }).data.changePassword(CHOSEN)).toEqual({ ok: false, state: 'signed-out' })
  expect(await openSite({ owner: undefined }).data.changePassword(CHOSEN)).toEqual({ ok: false, state: 'no-server' })
  const away = async () => Promise.reject(new Problem('backend-down', 'It is away'))
  expect(await openSite({ owner: away }).data.changePassword(CHOSEN)).toEqual({ ok: false, state: 'unreachable' })
})

it('lets one account try ten times, from wherever, and is kept by nobody', async () => {
  let from = 0
  const { data, fetch } = openSite({ addressOf: () => `address ${(from += 1)}` })
  for (let time = 0; time < 10; time += 1) {
    expect(await data.changePassword({ ...CHOSEN, present: 'a guess' })).toEqual({ ok: false, state: 'wrong' })
  }
  expect(await data.changePassword(CHOSEN)).toEqual({ ok: false, state: 'limited' })
  const answer = await fetch(`https://dira.example${ACCOUNT_CHANGES_PATHS.password}`, {
    method: 'POST',
    body: JSON.stringify(CHOSEN),
  })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(answer.headers.get('cache-control')).toContain('no-store')
})
