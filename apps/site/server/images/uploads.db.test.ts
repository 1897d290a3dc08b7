// @module-tag ci
import { createHash } from 'node:crypto'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { Problem, type StoredImages } from '@dira/backend'
import { attempt, beginsWithZeros, DataRefusal, IMAGE_BYTES, IMAGE_ERRORS, PROOF_HEADER, workOf } from '@dira/data'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { SiteEnv } from '../http/siteEnv.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { png } from './testing/png.ts'
import { createUploads } from './uploads.ts'

let photograph: Buffer
beforeAll(async () => {
  photograph = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#a53' } })
    .jpeg()
    .toBuffer()
})

let server: Server | undefined
afterEach(() => void server?.close().closeAllConnections())

let now = 0

type Add = NonNullable<StoredImages['add']>

/** A site whose administrator has the token `admin`, behind a proxy; gives its address. */
function openSite({
  add = vi.fn<Add>(async () => undefined),
  administratorOf = async (authorization: string): Promise<string | undefined> =>
    authorization === 'Bearer admin' ? 'amina' : undefined,
  canStore = true,
  callAs = async (): Promise<unknown> => undefined,
} = {}) {
  const images = canStore ? { add } : {}
  const services = fakeServices({ dataService: { images, administratorOf, callAs }, now: () => now })
  const onWarning = services.warn
  const uploads = createUploads(services)
  const app = new Hono<SiteEnv>()
  app.post('/media', uploads)
  server = createServer((request, response) => void getRequestListener(app.fetch)(request, response)).listen(0)
  const { port } = server.address() as AddressInfo // A TCP server that listens has one.
  const url = `http://localhost:${port}/media`
  const send = async (body: Uint8Array | ReadableStream | string, headers: Record<string, string> = {}, query = '') => {
    const all = { authorization: 'Bearer admin', ...headers }
    const init = {
      method: 'POST',
      headers: all,
      // A view of plain memory is a body; the types know that of no buffer.
      body: body as BodyInit,
      duplex: 'half',
    }
    const answer = await fetch(url + query, init)
    return {
      status: answer.status,
      body: (await answer.json()) as { url?: string; code?: string; message?: string; details?: string },
    }
  }
  return { add, send, onWarning, port }
}

it('stores what an administrator sends, in that name, and says its address', async () => {
  const { add, send } = openSite()
  const { status, body } = await send(photograph)
  expect([status, body.url]).toEqual([201, expect.stringMatching(/^\/media\/[0-9a-f]{32}-600x400\/600\.webp$/)])
  expect(add).toHaveBeenCalledExactlyOnceWith(body.url, expect.any(Map), { id: 'amina', isOwner: false })
  expect([...(add.mock.calls[0]?.[1].keys() ?? [])]).toEqual([body.url?.replace('/600.', '/480.'), body.url])
})

it.each([
  ['no token', { authorization: '' }, 401, 'signed-out'],
  ['the token of somebody else', { authorization: 'Bearer member' }, 401, 'signed-out'],
  ['a page of another site', { origin: 'https://evil.example' }, 403, 'elsewhere'],
  ['a page that hides where it is from', { origin: 'null' }, 403, 'elsewhere'],
  ['another site, by the browser', { 'sec-fetch-site': 'cross-site' }, 403, 'elsewhere'],
  ['a sister of this site', { 'sec-fetch-site': 'same-site' }, 403, 'elsewhere'],
])('takes nothing from %s', async (_, headers, status, code) => {
  const { add, send } = openSite()
  // Larger than what a connection holds by itself: the answer comes through nevertheless.
  const { status: answered, body } = await send(Buffer.alloc(5_000_000), headers)
  expect([answered, body]).toEqual([
    status,
    { code, message: IMAGE_ERRORS[code as 'elsewhere'], details: null, hint: null },
  ])
  expect(add).not.toHaveBeenCalled()
})

it('takes from a page of its own, by the address that it is asked at or its public one', async () => {
  const { send, port } = openSite()
  for (const origin of [`http://localhost:${port}`, 'https://dira.example']) {
    expect((await send(photograph, { origin, 'sec-fetch-site': 'same-origin' })).status).toBe(201)
  }
})

it('says what is wrong with a file', async () => {
  const { send } = openSite()
  expect(await send(photograph.subarray(0, 500))).toMatchObject({
    status: 422,
    body: { message: 'The file ends too early. Copy it again from the camera.' },
  })
  expect(await send('<svg xmlns="http://www.w3.org/2000/svg"/>', { 'content-type': 'image/png' })).toMatchObject({
    status: 415,
    body: { code: 'not-an-image' },
  })
})

it('takes no file that is too large, whether the request says its length or not', async () => {
  const { add, send } = openSite()
  const file = Buffer.alloc(IMAGE_BYTES + 1)
  for (const body of [file, new Blob([file]).stream()]) {
    expect(await send(body)).toMatchObject({ status: 413, body: { code: 'too-large' } })
  }
  expect(add).not.toHaveBeenCalled()
})

it('does not read a body that has no end', async () => {
  const { port } = openSite()
  const chunk = Buffer.alloc(1024 * 1024)
  let sent = 0
  await new Promise<void>((resolve) => {
    const request = httpRequest({ port, path: '/media', method: 'POST', headers: { authorization: 'Bearer admin' } })
    request
      .on('response', () => request.destroy())
      .on('error', () => {})
      .on('close', resolve)
    const write = () => {
      if (request.destroyed) return
      sent += chunk.length
      request.write(chunk, () => setImmediate(write))
    }
    write()
  })
  expect(sent).toBeLessThan(4 * IMAGE_BYTES)
})

it('has four at a time in its memory, and asks others to come back', async () => {
  let go = () => {}
  const stored = new Promise<void>((resolve) => (go = resolve))
  const administratorOf = vi.fn(async () => 'amina')
  const { send } = openSite({ add: vi.fn<Add>(async () => stored), administratorOf })
  const first = Array.from({ length: 4 }, async () => send(photograph))
  // A place is taken as soon as the sender is known.
  await expect.poll(() => administratorOf.mock.calls.length).toBeGreaterThanOrEqual(4)
  const fifth = await send(photograph)
  expect(fifth).toMatchObject({ status: 429, body: { code: 'busy' } })
  go()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect((await send(photograph)).status).toBe(201)
})

it('is quiet about a sender who goes away, and free for the next', async () => {
  const { add, send, onWarning, port } = openSite()
  for (let time = 0; time < 5; time += 1) {
    const headers = { authorization: 'Bearer admin', 'content-length': 1000 }
    const request = httpRequest({ port, path: '/media', method: 'POST', headers }).on('error', () => {})
    request.write('begun')
    await pause(20)
    request.destroy()
  }
  await expect.poll(async () => (await send(photograph)).status).toBe(201)
  expect(add).toHaveBeenCalledOnce()
  expect(onWarning).not.toHaveBeenCalled()
})

it('stores nothing for somebody who signed out meanwhile', async () => {
  const answers = ['amina', undefined]
  const { add, send } = openSite({ administratorOf: async () => answers.shift() })
  expect(await send(photograph)).toMatchObject({ status: 401 })
  expect(add).not.toHaveBeenCalled()
})

it('says that it was not stored when the store fails, and tells the operator why', async () => {
  const { send, onWarning } = openSite({ add: vi.fn<Add>(async () => Promise.reject(new Error('ENOSPC'))) })
  expect(await send(photograph)).toMatchObject({ status: 503, body: { code: 'not-stored' } })
  expect(onWarning).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('ENOSPC'))
})

it('says so where there is no key to store with', async () => {
  const { send } = openSite({ canStore: false })
  expect(await send(photograph)).toMatchObject({ status: 501, body: { code: 'not-available' } })
})

it('stores what an owner sends for a listing as private, up to three galleries of its package a day', async () => {
  const upload = { account: 'ndapewa', tier: 'standard', sent: 5 }
  const callAs = vi.fn(async (): Promise<unknown> => upload)
  const { add, send } = openSite({ callAs })
  expect((await send(photograph, { authorization: 'Bearer owner' }, '?listing=oven')).status).toBe(201)
  expect(callAs).toHaveBeenCalledWith('Bearer owner', 'owner_upload', { listing: 'oven' })
  expect(add.mock.calls[0]?.[2]).toEqual({ id: 'ndapewa', isOwner: true })
  callAs.mockImplementation(async () => ({ ...upload, sent: 1000 }))
  expect((await send(photograph, { authorization: 'Bearer owner' }, '?listing=oven')).body.code).toBe('too-many')
  callAs.mockImplementation(async () => ({ ...upload, tier: 'classified', sent: 0 }))
  expect((await send(photograph, { authorization: 'Bearer owner' }, '?listing=oven')).status).toBe(429)
})

it('takes nothing from who does not look after the listing, an administrator included', async () => {
  const { add, send } = openSite()
  expect((await send(photograph, {}, '?listing=oven')).status).toBe(401)
  expect(add).not.toHaveBeenCalled()
})

const TOKEN = 'f'.repeat(64)
const APPLICANT = { authorization: `Application ${TOKEN}` }

it('stores what an applicant sends under the token of the application, in no account’s name', async () => {
  const callAs = vi.fn(async (): Promise<unknown> => ({ has_enough: false, is_full: false }))
  const { add, send } = openSite({ callAs })
  const { status, body } = await send(photograph, APPLICANT)
  expect(status).toBe(201)
  // As a visitor: the token is nobody's account.
  expect(callAs).toHaveBeenCalledWith('', 'application_upload', { token: TOKEN })
  expect(add).toHaveBeenCalledExactlyOnceWith(body.url, expect.any(Map), { application: TOKEN })
})

it('takes no more than an application may have, and none once it is sent', async () => {
  const callAs = vi.fn(async (): Promise<unknown> => ({ has_enough: true, is_full: false }))
  const { add, send } = openSite({ callAs })
  expect(await send(photograph, APPLICANT)).toMatchObject({ status: 429, body: { code: 'no-more' } })
  callAs.mockImplementation(async () => null)
  expect(await send(photograph, APPLICANT)).toMatchObject({ status: 429, body: { code: 'no-more' } })
  callAs.mockImplementationOnce(async () => ({ has_enough: false, is_full: false }))
  expect((await send(photograph, APPLICANT)).body.code).toBe('no-more')
  expect(add).not.toHaveBeenCalled()
})

it.each(['Application x', `Application ${'F'.repeat(64)}`, `Application ${TOKEN}0`, `application ${TOKEN}`])(
  'takes %j for no token of an application',
  async (authorization) => {
    const callAs = vi.fn(async (): Promise<unknown> => ({ has_enough: false, is_full: false }))
    const { send } = openSite({ callAs })
    expect((await send(photograph, { authorization })).status).toBe(401)
    expect(callAs).not.toHaveBeenCalled()
  },
)

it('asks for a proof of work once many photographs of applicants have come from an address', async () => {
  const callAs = async (): Promise<unknown> => ({ has_enough: false, is_full: false })
  const { add, send } = openSite({ callAs })
  for (let time = 0; time < 20; time += 1) expect((await send(photograph, APPLICANT)).status).toBe(201)
  const { status, body } = await send(photograph, APPLICANT)
  expect(status).toBe(428)
  const proof = proofFor(body.details ?? '')
  expect((await send(photograph, { ...APPLICANT, [PROOF_HEADER]: 'nonsense' })).status).toBe(428)
  expect((await send(photograph, { ...APPLICANT, [PROOF_HEADER]: proof })).status).toBe(201)
  expect(add).toHaveBeenCalledTimes(21)
  // Administrators do not wait for them.
  expect((await send(photograph)).status).toBe(201)
})

it('leaves room for others beside the applicants of one address', async () => {
  const callAs = vi.fn(async (): Promise<unknown> => ({ has_enough: false, is_full: false }))
  const { send, port } = openSite({ callAs })
  const begun = [1, 2].map(() => {
    const headers = { ...APPLICANT, 'content-length': 1000 }
    const request = httpRequest({ port, path: '/media', method: 'POST', headers }).on('error', () => {})
    request.write('begun')
    return request
  })
  // A photograph that came before both would be stored, and count for its address.
  await expect.poll(() => callAs.mock.calls.length).toBe(2)
  expect((await send(photograph, APPLICANT)).body.code).toBe('busy')
  expect((await send(photograph)).status).toBe(201)
  for (const request of begun) request.destroy()
  await expect.poll(async () => (await send(photograph, APPLICANT)).status).toBe(201)
})

it('stores no more of applicants once all of them have sent as much as they may within a day', async () => {
  const callAs = vi.fn(async (): Promise<unknown> => ({ has_enough: false, is_full: true }))
  const { add, send } = openSite({ callAs })
  expect(await send(photograph, APPLICANT)).toMatchObject({ status: 429, body: { code: 'too-many' } })
  callAs.mockImplementationOnce(async () => ({ has_enough: false, is_full: false }))
  expect(await send(photograph, APPLICANT)).toMatchObject({ status: 429, body: { code: 'too-many' } })
  expect(add).not.toHaveBeenCalled()
  expect((await send(photograph)).status).toBe(201)
})

it('says that an application has enough when several of its photographs came at the same time', async () => {
  const tooMany = new Problem('request-refused', 'Too many', { cause: new DataRefusal(429, '{}') })
  const callAs = async (): Promise<unknown> => ({ has_enough: false, is_full: false })
  const { send, onWarning } = openSite({ callAs, add: vi.fn<Add>(async () => Promise.reject(tooMany)) })
  expect(await send(photograph, APPLICANT)).toMatchObject({ status: 429, body: { code: 'no-more' } })
  expect(onWarning).not.toHaveBeenCalled()
})

it('opens so many pixels of an address, by what the head of a file says, and those of others', async () => {
  const callAs = async (): Promise<unknown> => ({ has_enough: false, is_full: false })
  const { send } = openSite({ callAs })
  // Its head says 40 megapixels, and none follows.
  const bomb = png(8000, 5000)
  const from = async (address: string, file: Uint8Array = bomb) => {
    const { status, body } = await send(file, { ...APPLICANT, 'x-forwarded-for': address })
    return [status, body.code]
  }
  for (let time = 0; time < 3; time += 1) expect(await from('196.0.0.1')).toEqual([422, 'broken'])
  expect(await from('196.0.0.1')).toEqual([429, 'busy'])
  expect(await from('196.0.0.1', photograph)).toEqual([429, 'busy'])
  expect(await from('196.0.0.2', photograph)).toEqual([201, undefined])
  expect((await send(photograph)).status).toBe(201)
  now += 2000
  expect(await from('196.0.0.1', photograph)).toEqual([201, undefined])
})

it('makes nobody who is signed in wait for the photographs of strangers', async () => {
  const callAs = async (): Promise<unknown> => ({ has_enough: false, is_full: false })
  const { send } = openSite({ callAs })
  const heavy = await sharp({ create: { width: 8000, height: 5000, channels: 3, background: '#a53' } })
    .png()
    .toBuffer()
  let strangers = 0
  const answered = Array.from({ length: 6 }, async (_, at) => {
    const { status } = await send(heavy, { ...APPLICANT, 'x-forwarded-for': `196.0.0.${at % 3}` })
    strangers += 1
    return status
  })
  await expect.poll(() => strangers).toBeGreaterThan(0)
  // A stranger waits for no more than one of each other address.
  const another = send(photograph, { ...APPLICANT, 'x-forwarded-for': '196.0.0.9' })
  expect((await send(photograph)).status).toBe(201)
  expect((await another).status).toBe(201)
  expect(strangers).toBeLessThan(6)
  expect(await Promise.all(answered)).toEqual(Array(6).fill(201))
})

function proofFor(challenge: string): string {
  const { bits = 0, count = 0 } = workOf(challenge) ?? {}
  const numbers: number[] = []
  for (let number = 0; numbers.length < count; number += 1) {
    const hash = createHash('sha256').update(attempt(challenge, number)).digest()
    if (beginsWithZeros(hash, bits)) numbers.push(number)
  }
  return `${challenge};${numbers.join('.')}`
}
