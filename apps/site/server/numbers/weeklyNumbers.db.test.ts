import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ListingNumbers } from '@dira/data'
import { paths } from '@dira/data/site'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAnswers } from '../http/answer.ts'
import type { SiteEnv } from '../http/siteEnv.ts'
import { createListener } from '../app.ts'
import type { Services } from '../createServices.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { createWeeklyNumbers, type WeeklyNumbers } from './weeklyNumbers.ts'

const BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const page = createAnswers({})({ type: 'text/html', cacheControl: 'no-cache', content: 'A page' })
const missing = { ...page, status: 404 }

const write = vi.fn<(numbers: ListingNumbers) => Promise<unknown>>()
let numbers: WeeklyNumbers
let server: Server
let from = '192.0.2.1'

beforeEach(() => {
  from = '192.0.2.1'
  write.mockReset().mockResolvedValue(1)
  numbers = createWeeklyNumbers({ write, limits: fakeServices({ now: () => 0 }).limits })
  const app = new Hono<SiteEnv>()
  app.post(paths.contacts, numbers.contactPressed)
  const nothing = { inMemory: () => undefined }
  // Pages in memory count too.
  const pages = { inMemory: (target: string) => (target.startsWith('/listings/gone') ? missing : page) }
  const services = { files: new Map(), pictures: nothing, media: nothing, pages, numbers, headers: {} }
  const listener = createListener(services as unknown as Services, app)
  server = createServer(listener).listen(0)
})
afterEach(() => void server.close().closeAllConnections())

const ask = async (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    ...init,
    headers: {
      'user-agent': BROWSER,
      'x-forwarded-for': from,
      ...(init.headers as Record<string, string> | undefined),
    },
  })
const press = async (body: string, headers = {}) => ask(paths.contacts, { method: 'POST', body, headers })
/** What was written since the last time. */
async function written() {
  await numbers.write().catch(() => undefined)
  return write.mock.calls.splice(0).map(([counted]) => counted)
}

it('counts the page of a listing, as HTML or for a way within the site, whether it is new to the browser or not', async () => {
  await ask('/listings/old-pier')
  await ask('/listings/old-pier?from=here', { headers: { 'if-none-match': page.etag } })
  await ask('/listings/old-pier/page.json')
  await ask('/listings/%C3%A9toile')
  expect(await written()).toEqual([{ 'old-pier': { views: 3, contacts: 0 }, étoile: { views: 1, contacts: 0 } }])
  expect(await written()).toEqual([])
})

it.each(['/', '/listings', '/listings?search=a', '/listings/gone', '/listings/old-pier/more', '/assets/x.js'])(
  'does not count %s',
  async (path) => {
    await ask(path)
    expect(await written()).toEqual([])
  },
)

it.each([
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a crawler that looks like a phone', { 'user-agent': `${BROWSER} (compatible; bingbot/2.0)` }],
  ['the preview of a link', { 'user-agent': 'WhatsApp/2.23.20.0' }],
  ['another preview', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['a model’s crawler', { 'user-agent': 'Mozilla/5.0 (compatible; ClaudeBot/1.0)' }],
  ['a script', { 'user-agent': 'curl/8.1' }],
  ['a program without a name', { 'user-agent': '' }],
  ['what is fetched ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['the browser of somebody who is signed in', { cookie: 'a=b; dira-uncounted=1' }],
])('does not count %s', async (_, headers) => {
  await ask('/listings/old-pier', { headers })
  await press('old-pier', headers)
  expect(await written()).toEqual([])
})

it('does not count a look at the headers alone', async () => {
  await ask('/listings/old-pier', { method: 'HEAD' })
  expect(await written()).toEqual([])
})

it('counts presses on contact links, up to a number from one address, and answers all alike', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, async () => press('old-pier')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
  from = '192.0.2.2'
  await press('old-pier')
  expect((await press('no \u0000 slug')).status).toBe(204)
  expect((await press('a'.repeat(300))).status).toBe(204)
  expect(await written()).toEqual([{ 'old-pier': { views: 0, contacts: 21 } }])
})

it('keeps what could not be written, and writes it with what came since', async () => {
  write.mockRejectedValueOnce(new Error('away'))
  await ask('/listings/old-pier')
  await expect(numbers.write()).rejects.toThrow('away')
  write.mockClear()
  await ask('/listings/old-pier')
  expect(await written()).toEqual([{ 'old-pier': { views: 2, contacts: 0 } }])
})
