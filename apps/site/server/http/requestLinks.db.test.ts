import { text } from 'node:stream/consumers'
import { connectChangeRequests } from '@dira/data'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { fakeServices } from '../testing/fakeServices.ts'
import { createForms } from './forms.ts'
import type { SiteEnv } from './siteEnv.ts'
import { listen } from './testing/listen.ts'
import { serve } from './testing/siteOver.ts'

/** A site before a service that knows no link, and what that was asked. */
async function openSite({ isAway = false } = {}) {
  const asked: { url: string | undefined; key: unknown; authorization: unknown; body: unknown }[] = []
  const service = await listen((request, response) => {
    const { apikey, authorization } = request.headers
    void text(request).then((body) => {
      asked.push({ url: request.url, key: apikey, authorization, body: JSON.parse(body) })
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'theirs=1' }).end('null')
    })
  })
  const submissionsTarget = () => (isAway ? undefined : { address: service, headers: { apikey: 'secret' } })
  const { app } = createForms(fakeServices({ dataService: { submissionsTarget } }))
  const site = new Hono<SiteEnv>().route('/', app).all('*', (c) => c.text('passed on', 200))
  return { asked, site: await serve(site) }
}

const CALLS = ['change_request_status', 'answer_change_request', 'withdraw_change_request']

describe('the link of a change request', () => {
  it.each(CALLS)('is asked about with the server’s rights, and %s is nobody else’s to keep', async (call) => {
    const { site, asked } = await openSite()
    const answer = await fetch(`${site}/rest/v1/rpc/${call}?token=elsewhere`, {
      method: 'POST',
      headers: { authorization: 'Bearer mine', cookie: 'a=b' },
      body: JSON.stringify({ token: 'wrong' }),
    })
    expect(await answer.json()).toBeNull()
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(asked).toEqual([
      { url: `/rest/v1/rpc/${call}`, key: 'secret', authorization: undefined, body: { token: 'wrong' } },
    ])
  })

  it('is unknown to its holder where there is none, whatever the token is, and where the service is away unreachable', async () => {
    const { site: url } = await openSite()
    const requests = connectChangeRequests({ url, key: 'key' })
    for (const token of ['', 'x', 'f'.repeat(64)]) {
      expect(await requests.readRequestStatus(token)).toEqual({ ok: false, error: 'unknown' })
      expect(await requests.answerRequest(token, 'A')).toEqual({ ok: false, error: 'unknown' })
      expect(await requests.withdrawRequest(token)).toEqual({ ok: false, error: 'unknown' })
    }
    const { site: away } = await openSite({ isAway: true })
    const waiting = connectChangeRequests({ url: away, key: 'key' })
    expect(await waiting.readRequestStatus('x')).toEqual({ ok: false, error: 'unreachable' })
    expect(await waiting.withdrawRequest('x')).toEqual({ ok: false, error: 'unreachable' })
  })

  it('is not read by address', async () => {
    const { site } = await openSite()
    expect(await (await fetch(`${site}/rest/v1/rpc/change_request_status?token=x`)).text()).toBe('passed on')
  })
})
