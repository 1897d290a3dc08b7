// @module-tag ci
import type { IncomingMessage } from 'node:http'
import { randomUUID } from 'node:crypto'
import { connectDirectoryData } from '@dira/data'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createChallenges } from './challenges.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { createForms } from './forms.ts'
import type { SiteEnv } from './siteEnv.ts'
import { listen } from './testing/listen.ts'
import { serve } from './testing/siteOver.ts'

interface Stored {
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly row: Record<string, unknown>
}

/** A site that passes messages on to a service, which remembers them. */
async function openSite({ isAway = false } = {}) {
  let time = 0
  const stored: Stored[] = []
  const service = await listen((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      stored.push({ url: request.url, headers: request.headers, row: JSON.parse(body) as Stored['row'] })
      response.writeHead(201, { 'set-cookie': 'theirs=1' }).end()
    })
  })
  const submissionsTarget = () => (isAway ? undefined : { address: service, headers: { apikey: 'secret' } })
  const services = fakeServices({ dataService: { submissionsTarget }, now: () => time })
  const forms = createForms(services)
  const app = new Hono<SiteEnv>().route('/', forms.app).all('*', (c) => c.text('passed on as it is', 200, {}))
  const site = await serve(app)

  /** Sends a message from an address. */
  const send = async (from: string, row: object = { idempotency_key: randomUUID() }, proof?: string) => {
    const headers = { 'x-forwarded-for': from, ...(proof !== undefined && { 'x-dira-proof': proof }) }
    const body = JSON.stringify(row)
    return fetch(`${site}/rest/v1/contact_messages`, { method: 'POST', headers, body })
  }
  /** Sends so many; gives how many were stored. */
  const flood = async (from: string, count: number) => {
    const before = stored.length
    for (let sent = 0; sent < count; sent += 1) await (await send(from)).text()
    return stored.length - before
  }
  /** The challenge for a message. */
  const challengeFor = async (from: string, key: string) => {
    const answer = await send(from, { idempotency_key: key })
    expect(answer.status).toBe(428)
    return ((await answer.json()) as { details: string }).details
  }
  return {
    site,
    stored,
    warn: services.warn,
    refused: forms.refused,
    send,
    flood,
    challengeFor,
    pass: (seconds: number) => void (time += seconds * 1000),
  }
}

/** What a browser answers to a challenge. */
async function solved(challenge: string): Promise<string> {
  let proof: string | null = null
  const service: typeof fetch = async (_, init) => {
    proof = new Headers(init?.headers).get('x-dira-proof')
    return proof === null ? Response.json({ details: challenge }, { status: 428 }) : new Response(null, { status: 201 })
  }
  const { submissions } = connectDirectoryData({ url: 'http://site.invalid', key: 'publishable', fetch: service })
  const row = { idempotency_key: 'any', name: 'Amina', email: 'amina@dira.example', message: 'Hello' }
  expect(await submissions.send('contact_messages', row)).toEqual({ ok: true })
  return proof ?? ''
}

describe('a flood from one address', () => {
  it('takes only its own small share, and comes back with time', async () => {
    const { flood, pass } = await openSite()
    expect(await flood('192.0.2.1', 60)).toBe(10)
    expect(await flood('203.0.113.9', 3)).toBe(3)
    pass(12)
    expect(await flood('192.0.2.1', 5)).toBe(2)
  })

  it('is one flood from all addresses of a household', async () => {
    const { flood } = await openSite()
    expect(await flood('2001:db8:1:2::1', 10)).toBe(10)
    expect(await flood('2001:db8:1:2:ffff::2', 10)).toBe(0)
    expect(await flood('2001:db8:1:3::1', 10)).toBe(10)
  })

  it('makes the proofs of that address harder, and of no other', async () => {
    const { flood, challengeFor, pass } = await openSite()
    const bits = async (from: string) => Number((await challengeFor(from, 'key')).split('.')[0])
    await flood('192.0.2.1', 10)
    expect(await bits('192.0.2.1')).toBe(11)
    await flood('192.0.2.1', 60)
    expect(await bits('192.0.2.1')).toBe(14)
    await flood('203.0.113.9', 10)
    expect(await bits('203.0.113.9')).toBe(11)
    pass(600)
    await flood('192.0.2.1', 10)
    expect(await bits('192.0.2.1')).toBe(11)
  })

  it('keeps nobody behind the same address from sending: their device computes a proof, and the message is stored once', async () => {
    const { site, flood, stored } = await openSite()
    await flood('', 40)
    const { submissions } = connectDirectoryData({ url: site, key: 'publishable' })
    const row = { idempotency_key: randomUUID(), name: 'Amina', email: 'amina@dira.example', message: 'Hello' }
    expect(await submissions.send('contact_messages', row)).toEqual({ ok: true })
    expect(stored.filter((message) => message.row['idempotency_key'] === row.idempotency_key)).toMatchObject([
      { url: '/rest/v1/contact_messages', row },
    ])
  })
})

describe('a proof', () => {
  it('counts for one message, and once', async () => {
    const { flood, send, challengeFor } = await openSite()
    const from = '192.0.2.1'
    await flood(from, 10)
    const proof = await solved(await challengeFor(from, 'mine'))
    const statusOf = async (key: string, given: string) => (await send(from, { idempotency_key: key }, given)).status
    expect(await statusOf('another', proof)).toBe(428)
    expect(await statusOf('mine', proof.replace(/^11/, '10'))).toBe(428)
    expect(await statusOf('mine', proof.replace(/;.*/, ';1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.16'))).toBe(428)
    expect(await statusOf('mine', proof.replace(/;(\d+).*/, `;${Array(16).fill('$1').join('.')}`))).toBe(428)
    expect(await statusOf('mine', proof)).toBe(201)
    expect(await statusOf('mine', proof)).toBe(428)
  })

  it('is no proof when it comes too late, one number is written in many ways, or another process made the challenge', () => {
    let time = 0
    const challenges = createChallenges(() => time)
    // No bits: any number will do.
    const numbers = Array.from({ length: 16 }, (_, number) => number)
    const proofOf = (challenge: string, written: readonly (string | number)[] = numbers) =>
      `${challenge};${written.join('.')}`
    const zeros = numbers.map((number) => '0'.repeat(number + 1))
    expect(challenges.accept(proofOf(challenges.issue('key', 0), zeros), 'key')).toBe(false)
    expect(challenges.accept(proofOf(createChallenges().issue('key', 0)), 'key')).toBe(false)
    for (const nonsense of ['', ';', 'a;b', '0.16.9.s.m;1', '99.99.9.s.m;1']) {
      expect(challenges.accept(nonsense, 'key')).toBe(false)
    }
    const [early, late] = [challenges.issue('key', 0), challenges.issue('key', 0)]
    time = 5 * 60_000
    expect(challenges.accept(proofOf(early), 'key')).toBe(true)
    time += 1
    expect(challenges.accept(proofOf(late), 'key')).toBe(false)
  })
})

describe('the brake', () => {
  it('is beyond what many people send, tells the operator once a minute, and says when to come back', async () => {
    const { send, warn, pass, refused } = await openSite()
    const from = (number: number) => `198.51.${number >> 8}.${number & 255}`
    for (let number = 0; number < 600; number += 1) expect((await send(from(number))).status).toBe(201)
    pass(20)
    for (let number = 600; number < 603; number += 1) {
      const answer = await send(from(number))
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '40'])
      expect(await answer.json()).toMatchObject({ message: expect.stringContaining('Try again in 40 seconds') })
    }
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'More than 600 messages in a minute: until it is over, all others are refused.',
    )
    expect(refused()).toBe(3)
    pass(40)
    expect((await send(from(700))).status).toBe(201)
  })
})

describe('what is passed on', () => {
  it('is one row with the rights of this server, and nothing else that the visitor says', async () => {
    const { site, stored } = await openSite()
    const row = { idempotency_key: randomUUID(), name: 'Amina' }
    const answer = await fetch(`${site}/rest/v1/enquiries?on_conflict=id&columns=id&select=*`, {
      method: 'POST',
      headers: {
        apikey: 'publishable',
        authorization: 'Bearer mine',
        prefer: 'resolution=merge-duplicates',
        'content-profile': 'private',
        cookie: 'a=b',
      },
      body: JSON.stringify(row),
    })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([201, null])
    const [message] = stored
    expect(message).toMatchObject({ url: '/rest/v1/enquiries', row })
    expect(message?.headers).toMatchObject({ apikey: 'secret', prefer: 'return=minimal' })
    for (const name of ['authorization', 'content-profile', 'cookie']) expect(message?.headers).not.toHaveProperty(name)
  })

  it.each([[[]], [[{ idempotency_key: 'a' }]], [null], ['row'], [1]])('is never %j', async (body) => {
    const { send, stored } = await openSite()
    expect((await send('192.0.2.1', body as object)).status).toBe(400)
    expect(stored).toEqual([])
  })

  it('is everything that is sent to such a table', async () => {
    const { site } = await openSite()
    for (const table of ['contact_messages', 'enquiries', 'change_requests', 'enquiries/']) {
      const answer = await fetch(`${site}/rest/v1/${table}`, { method: 'POST', body: 'no row' })
      expect([table, answer.status]).toEqual([table, 400])
    }
    expect(await (await fetch(`${site}/rest/v1/listings`, { method: 'POST', body: '{}' })).text()).toMatch(/passed on/)
  })

  it('is nothing while the data service is away, and the answer says so', async () => {
    const { send } = await openSite({ isAway: true })
    const answer = await send('192.0.2.1')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('Nothing was stored') })
  })
})
