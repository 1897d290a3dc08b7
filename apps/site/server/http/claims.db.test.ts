// @module-tag ci
import { text } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { fakeServices } from '../testing/fakeServices.ts'
import { createForms } from './forms.ts'
import type { SiteEnv } from './siteEnv.ts'
import { listen } from './testing/listen.ts'
import { serve } from './testing/siteOver.ts'

/** A site before a service that knows no link, and what that was asked. */
async function openSite(slowness = 0, addresses = ['192.0.2.1']) {
  const asked: string[] = []
  const service = await listen((request, response) => {
    void text(request).then(() => {
      asked.push(`${request.url} ${String(request.headers['apikey'])} ${String(request.headers.authorization)}`)
      response.writeHead(200, { 'content-type': 'application/json' }).end('null')
    })
  })
  let turn = 0
  const services = fakeServices({
    dataService: { submissionsTarget: () => ({ address: service, headers: { apikey: 'secret' } }) },
  })
  const { app } = createForms(services, { slowness })
  const site = await serve(new Hono<SiteEnv>().route('/', app))
  const call = async (name: string, init: RequestInit = { method: 'POST', body: '{}' }) =>
    fetch(`${site}/rest/v1/rpc/${name}`, {
      ...init,
      headers: { authorization: 'Bearer mine', 'x-forwarded-for': addresses[turn++ % addresses.length]! },
    })
  return { asked, warn: services.warn, call }
}

const TRIED = ['ask_claim_proof', 'try_claim_code', 'send_claim_evidence', 'name_claim_account', 'listed_twins']

describe('what claimants call', () => {
  it.each([...TRIED, 'claim_channels', 'claim_status'])(
    '%s is asked with the server’s rights, by nobody kept, and only sent',
    async (name) => {
      const { asked, call } = await openSite()
      const answer = await call(name)
      expect(await answer.json()).toBeNull()
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
      expect(asked).toEqual([`/rest/v1/rpc/${name} secret undefined`])
      expect((await call(`${name}?token=x`, { method: 'GET' })).status).toBe(405)
      expect(asked).toHaveLength(1)
    },
  )

  it('is answered to a try no sooner than to any other', async () => {
    const { call } = await openSite(300)
    const begun = performance.now()
    await call('try_claim_code')
    expect(performance.now() - begun).toBeGreaterThan(290)
  })

  it('is answered whole, whatever is collected while it waits', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const { call } = await openSite(150)
    const collecting = setInterval(collect, 10)
    try {
      for (let at = 0; at < 3; at += 1) expect(await (await call('ask_claim_proof')).json()).toBeNull()
    } finally {
      clearInterval(collecting)
    }
  })

  it('is refused to an address that tries too often, and to all when too many links are guessed', async () => {
    const one = await openSite()
    const answers = []
    for (let at = 0; at < 21; at += 1) answers.push((await one.call('try_claim_code')).status)
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
    const many = await openSite(
      0,
      Array.from({ length: 40 }, (_, at) => `192.0.2.${at}`),
    )
    await Promise.all(Array.from({ length: 310 }, async () => many.call('try_claim_code')))
    expect((await many.call('claim_status')).status).toBe(429)
    expect(many.warn).toHaveBeenCalledTimes(1)
  })
})
