import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { LARGEST_BODY } from './proxy.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { siteOver } from './testing/siteOver.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()))

describe('the proxy of the data service', () => {
  it('passes method, query, headers and body on, and the answer back', async () => {
    const service = await listen((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += chunk))
      request.on('end', () =>
        response
          .writeHead(201, { 'x-answer': 'yes' })
          .end(JSON.stringify([request.method, request.url, request.headers['apikey'], body])),
      )
    })
    const site = await siteOver(() => service)
    const answer = await fetch(`${site}/rest/v1/listings?id=eq.1`, {
      method: 'POST',
      headers: { apikey: 'k' },
      body: 'b',
    })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('x-answer')).toBe('yes')
    expect(await answer.json()).toEqual(['POST', '/rest/v1/listings?id=eq.1', 'k', 'b'])
  })

  it('passes a body on whose sender asked first whether it may send it', async () => {
    const service = await listen((request, response) => request.pipe(response))
    const site = await siteOver(() => service)
    const answer = Promise.withResolvers<string>()
    const headers = { expect: '100-continue', 'proxy-connection': 'keep-alive' }
    const request = httpRequest(`${site}/rest/v1/listings`, { method: 'POST', headers }, (response) =>
      answer.resolve(text(response)),
    )
    request.on('error', answer.reject).end('body')
    expect(await answer.promise).toBe('body')
  })

  it('says whom a request is from by what the proxy says, whatever the client does', async () => {
    const service = await listen((request, response) => response.end(String(request.headers['x-forwarded-for'])))
    const site = await siteOver(() => service)
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
    expect(await (await fetch(`${site}/auth/v1/token`, { headers })).text()).toBe('198.51.100.7')
  })

  it('says that nothing was stored when the service is not there', async () => {
    const site = await siteOver(() => undefined)
    const answer = await fetch(`${site}/rest/v1/listings`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      code: 'data_service_unavailable',
      message: expect.stringContaining('Nothing was stored'),
    })
  })

  it('says the same when the service no longer listens', async () => {
    const gone = await listen(() => {})
    servers.splice(0).forEach((server) => server.close())
    const site = await siteOver(() => gone)
    expect((await fetch(`${site}/auth/v1/token`, { method: 'POST' })).status).toBe(503)
  })

  it('does not claim that nothing was stored when the answer was lost', async () => {
    const service = await listen((request) => request.socket.destroy())
    const site = await siteOver(() => service)
    const answer = await fetch(`${site}/rest/v1/listings`, { method: 'POST', body: '{}' })
    expect(answer.status).toBe(502)
    expect(await answer.json()).toMatchObject({ code: 'data_service_answer_lost' })
  })

  it.each([String.raw`{"name":"\u0000"}`, '['.repeat(50_000), `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`])(
    'refuses what nobody can read: %#',
    async (body) => {
      const site = await siteOver(() => undefined)
      const answer = await fetch(`${site}/rest/v1/contact_messages`, { method: 'POST', body })
      expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'bad_json' })])
    },
  )

  it('keeps the turn of who leaves until the service has answered', async () => {
    const answers: (() => void)[] = []
    const service = await listen((_, response) => void answers.push(() => response.end('read')))
    const asked: IncomingMessage[] = []
    const { inTurn } = fakeServices({ environment: { TRUSTED_PROXIES: '0' } }).limits
    const site = await siteOver(
      () => service,
      async (request, ask) => {
        asked.push(request)
        return inTurn(request, ask)
      },
    )
    const leaving = new AbortController()
    const left = fetch(`${site}/rest/v1/left`, { signal: leaving.signal }).catch(() => 'left')
    await expect.poll(() => answers.length).toBe(1)
    const next = fetch(`${site}/rest/v1/next`)
    await expect.poll(() => asked.length).toBe(2)
    leaving.abort()
    expect(await left).toBe('left')
    await expect.poll(() => asked[0]?.socket.destroyed).toBe(true)
    expect(answers).toHaveLength(1)
    answers[0]?.()
    await expect.poll(() => answers.length).toBe(2)
    answers[1]?.()
    expect(await (await next).text()).toBe('read')
  })

  it('refuses what is too large, with and without its length in the headers', async () => {
    let arrived = 0
    const service = await listen((request, response) => {
      request.on('data', () => (arrived += 1))
      request.on('end', () => response.end('stored'))
    })
    const site = await siteOver(() => service)
    const withLength = await fetch(`${site}/rest/v1/listings`, { method: 'POST', body: 'x'.repeat(LARGEST_BODY + 1) })
    expect(withLength.status).toBe(413)
    expect(arrived).toBe(0)
    const withoutLength = await fetch(`${site}/rest/v1/listings`, {
      method: 'POST',
      body: new ReadableStream({
        start(body) {
          for (let part = 0; part < 5; part += 1) body.enqueue(new Uint8Array(LARGEST_BODY / 4))
          body.close()
        },
      }),
      duplex: 'half',
    } as RequestInit) // A body of unknown length needs `duplex`, which the type does not know.
    expect(withoutLength.status).toBe(413)
    expect(await withoutLength.json()).toMatchObject({ code: 'body_too_large' })
    const fits = await fetch(`${site}/rest/v1/listings`, { method: 'POST', body: 'x'.repeat(LARGEST_BODY) })
    expect(fits.status).toBe(200)
  })
})

async function listen(listener: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
