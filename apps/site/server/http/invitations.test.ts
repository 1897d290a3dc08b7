import { Problem } from '@dira/backend'
import { connectAdministrators, connectInvitation, connectListingOwners, DataRefusal } from '@dira/data'
import { Hono } from 'hono'
import { describe, expect, it, vi } from 'vitest'
import { fakeServices, fromAddress, type FakeOptions } from '../testing/fakeServices.ts'
import { createInvitations } from './invitations.ts'
import type { SiteEnv } from './siteEnv.ts'

const TOKEN = 'a1'.repeat(32)
const EXPIRES = '2026-11-30T12:00:00.000Z'

/** A site whose data service knows one link. */
function openSite(
  {
    environment = {},
    addressOf = () => '192.0.2.1',
    ...options
  }: Pick<FakeOptions, 'environment'> & { addressOf?: () => string; owner?: unknown } = {},
  found: object = {},
) {
  const asked: { path: string; headers: Headers; body: Record<string, unknown> }[] = []
  const setAccount = vi.fn(async () => 'account-1')
  const setEmail = vi.fn(async () => true)
  const request = async (path: string, init?: RequestInit) => {
    const body = JSON.parse(init?.body as string) as Record<string, unknown>
    asked.push({ path: path.replace('/rest/v1/rpc/', ''), headers: new Headers(init?.headers), body })
    if (path.endsWith('make_invitation')) {
      if (body['address'] === 'nobody') return Response.json({ code: '22023' }, { status: 400 })
      return Response.json({ token: TOKEN, email: body['address'], expires_at: EXPIRES })
    }
    if (path.endsWith('write_invitation')) return Response.json(true)
    if (body['token'] !== TOKEN) return Response.json({ state: 'unknown' })
    if (path.endsWith('finish_invitation') && body['account']) return Response.json({ state: 'used' })
    return Response.json({
      state: 'open',
      email: 'a@dira.example',
      purpose: 'invitation',
      expires_at: EXPIRES,
      business_name: null,
      keeps_password: false,
      account: null,
      ...found,
    })
  }
  let time = 0
  const services = fakeServices({
    environment,
    dataService: { owner: async () => ({ request, setAccount, setEmail }), ...options },
    now: () => time,
  })
  const app = new Hono<SiteEnv>().route('/', createInvitations(services))
  const answers: Response[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await app.fetch(new Request(input, init), fromAddress(addressOf()))
    answers.push(answer.clone())
    return answer
  }
  const site = { site: 'https://dira.example', fetch }
  const data = { url: 'https://data.example', key: 'public', accessToken: async () => 'mine' }
  return {
    asked,
    answers,
    warn: services.warn,
    setAccount,
    setEmail,
    pass: (seconds: number) => void (time += seconds * 1000),
    link: connectInvitation(site),
    administrators: connectAdministrators({ ...site, ...data }),
    owners: connectListingOwners({ ...site, ...data }),
  }
}

describe('invitations', () => {
  it('makes a link with the rights of the one who asks, and nobody keeps it', async () => {
    const { administrators, asked, answers } = openSite()
    expect(await administrators.makeLink('a@dira.example', 'invitation')).toStrictEqual({
      ok: true,
      value: {
        link: `https://dira.example/admin/invitation#${TOKEN}`,
        email: 'a@dira.example',
        expiresAt: EXPIRES,
        isSent: false,
      },
    })
    expect(asked[0]?.headers.get('apikey')).toBe('public')
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer mine')
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store')
    expect(await administrators.makeLink('nobody', 'invitation')).toStrictEqual({ ok: false, error: 'refused' })
  })

  it('stores the link as an email too where there is a mail server, with the rights of the service', async () => {
    const { administrators, asked } = openSite({
      environment: { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@dira.example' },
    })
    expect(await administrators.makeLink('a@dira.example', 'invitation')).toMatchObject({ value: { isSent: true } })
    expect(asked[1]).toMatchObject({ path: 'write_invitation', body: { token: TOKEN } })
    expect(asked[1]?.headers.get('authorization')).toBeNull()
  })

  it('makes an address that of an account without a password, and none that another account has', async () => {
    const change = { purpose: 'owner-email', keeps_password: true, account: 'account-1' }
    const { link, setEmail, setAccount, asked } = openSite({}, change)
    expect(await link.accept(TOKEN)).toStrictEqual({ ok: true, email: 'a@dira.example' })
    expect(setEmail).toHaveBeenCalledWith({ id: 'account-1', email: 'a@dira.example' })
    setEmail.mockResolvedValueOnce(false)
    asked.length = 0
    expect(await link.accept(TOKEN)).toStrictEqual({ ok: false, state: 'withdrawn' })
    expect(asked.at(-1)).toMatchObject({ path: 'finish_invitation', body: { token: TOKEN } })
    expect(asked.at(-1)?.body).not.toHaveProperty('account')
    expect(setAccount).not.toHaveBeenCalled()
  })

  it('says for whom a link is, without using it, and uses it with a password', async () => {
    const { link, asked, setAccount } = openSite()
    expect(await link.look(TOKEN)).toStrictEqual({
      state: 'open',
      email: 'a@dira.example',
      purpose: 'invitation',
      expiresAt: EXPIRES,
      keepsPassword: false,
    })
    expect(asked.map(({ path }) => path)).toStrictEqual(['invitation_at'])
    expect(await link.accept(TOKEN, 'long enough')).toStrictEqual({ ok: true, email: 'a@dira.example' })
    expect(setAccount).toHaveBeenCalledExactlyOnceWith({
      id: undefined,
      email: 'a@dira.example',
      password: 'long enough',
    })
  })

  it.each(['nine char', 'é'.repeat(37), '', undefined])('takes no password like %j', async (password) => {
    const { link, asked } = openSite()
    expect(await link.accept(TOKEN, password)).toMatchObject({ ok: false, state: 'password' })
    expect(asked.map(({ path }) => path)).toStrictEqual(['invitation_at'])
  })

  it('makes a link for an owner, which opens the page for owners', async () => {
    const { owners, asked } = openSite()
    expect(await owners.invite('etosha', 'a@dira.example', 'request-1')).toMatchObject({
      ok: true,
      value: { link: `https://dira.example/owner/invitation#${TOKEN}` },
    })
    expect(asked[0]?.body).toStrictEqual({
      address: 'a@dira.example',
      purpose: 'owner',
      listing: 'etosha',
      request: 'request-1',
    })
  })

  it('sets no password where the account keeps its own', async () => {
    const { link, setAccount } = openSite({}, { purpose: 'owner', keeps_password: true, account: 'admin-1' })
    expect(await link.look(TOKEN)).toMatchObject({ keepsPassword: true })
    expect(await link.accept(TOKEN)).toStrictEqual({ ok: true, email: 'a@dira.example' })
    expect(setAccount).not.toHaveBeenCalled()
  })

  it('passes on why the accounts refuse a password, and the link is as before', async () => {
    const { link, asked, setAccount } = openSite()
    const refusal = new DataRefusal(422, '{"msg": "This password has leaked"}')
    setAccount.mockRejectedValue(new Problem('request-refused', refusal.message, { cause: refusal }))
    const refused = await link.accept(TOKEN, 'password12')
    expect(refused).toMatchObject({ ok: false, state: 'password', message: expect.stringContaining('has leaked') })
    expect(asked.at(-1)).toMatchObject({ path: 'finish_invitation', body: { token: TOKEN } })
  })

  it('lets an address try twenty links, and goes on after a while', async () => {
    const { link, asked, pass } = openSite()
    const guess = 'b2'.repeat(32)
    for (let tried = 0; tried < 20; tried += 1) expect(await link.look(guess)).toStrictEqual({ state: 'unknown' })
    expect(await link.look(TOKEN)).toStrictEqual({ state: 'unreachable' })
    expect(await link.accept(TOKEN, 'long enough')).toStrictEqual({ ok: false, state: 'unreachable' })
    expect(asked).toHaveLength(20)
    pass(15)
    expect(await link.look(TOKEN)).toMatchObject({ state: 'open' })
  })

  it('brakes guesses from everywhere, and tells the operator', async () => {
    let from = 0
    const { link, asked, warn } = openSite({ addressOf: () => `address ${(from += 1)}` })
    for (let tried = 0; tried < 300; tried += 1) await link.look('no token')
    expect(await link.look(TOKEN)).toStrictEqual({ state: 'unreachable' })
    // Text that is no token is not even looked up.
    expect(asked).toStrictEqual([])
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('300 guessed links'))
  })

  it('says where no server makes accounts: without the key, and on a host of files', async () => {
    const { link, administrators } = openSite({ owner: undefined })
    expect(await link.look(TOKEN)).toStrictEqual({ state: 'no-server' })
    expect(await administrators.makeLink('a@dira.example', 'invitation')).toStrictEqual({
      ok: false,
      error: 'no-server',
    })
    const page = async () =>
      new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } })
    const files = connectInvitation({ site: 'https://files.example', fetch: page })
    expect(await files.accept(TOKEN, 'long enough')).toStrictEqual({ ok: false, state: 'no-server' })
    const away = async () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await connectInvitation({ site: 'https://dira.example', fetch: away }).look(TOKEN)).toStrictEqual({
      state: 'unreachable',
    })
  })
})
