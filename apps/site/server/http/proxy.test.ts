import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { LARGEST_BODY, limitBody, passOn } from './proxy.ts'
import type { SiteEnv } from './siteEnv.ts'

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

  it('says whom a request is from, whatever the client says', async () => {
    const service = await listen((request, response) => response.end(String(request.headers['x-forwarded-for'])))
    const site = await siteOver(() => service)
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
    expect(await (await fetch(`${site}/auth/v1/token`, { headers })).text()).toBe('192.0.2.1')
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

async function siteOver(address: () => string | undefined): Promise<string> {
  const app = new Hono<SiteEnv>()
  app.all(
    '*',
    limitBody,
    passOn(address, () => '192.0.2.1'),
  )
  return listen((request, response) => void getRequestListener(app.fetch)(request, response))
}

async function listen(listener: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
