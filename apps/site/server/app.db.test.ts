import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  BACKUPS_PATH,
  readBackupsStatus,
  PAYEE_PATH,
  readPayee,
  readSeller,
  SELLER_PATH,
  type BackupsStatus,
} from '@dira/data'
import { createDirectory, encodeIndex, openIndex, openServerIndex, type Listing } from '@dira/directory-core'
import { SAMPLE_LISTINGS } from '@dira/directory-core/sample'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as EntryServer from '../src/entry-server.tsx'
import type { RenderRequest } from '../src/entry-server.tsx'
import type { PageData } from '../src/shared/data/pageData.ts'
import { CHANGES_PATH } from '@dira/data/site'
import { storeOf } from '../src/shared/data/listingStore.ts'
import { createListener } from './app.ts'
import type { Services } from './createServices.ts'
import type { DataService } from './data/dataService.ts'
import { createAnswers } from './http/answer.ts'
import { ASK_AGAIN, FOR_GOOD } from './http/cachePolicy.ts'
import { createMedia } from './images/media.ts'
import { createPlates } from './plates/createPlates.ts'
import { createPictures } from './images/pictures.ts'
import type { DirectoryFeed } from './listings/directoryFeed.ts'
import { createSitePages } from './pages/sitePages.ts'
import { fakeServices } from './testing/fakeServices.ts'

const HEADERS = { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' }
const LISTINGS = SAMPLE_LISTINGS.slice(0, 3)
const NOON = Date.parse('2026-11-22T12:00:00Z')

const IMAGE = '/media/0123456789abcdef0123456789abcdef-960x640/480.webp'
const WEBP = Buffer.from('RIFF webp')

let warn: ReturnType<typeof fakeServices>['warn']
const renderPage = vi.fn()
const payloadFor = vi.fn()
const suggestionsFor = vi.fn()
const openCountFor = vi.fn<typeof EntryServer.openCountFor>()
const countRender = vi.fn()
let server: Server
let now = NOON
let version = '1'
let isFresh = true
let indexPath = ''
let changed: ReadonlyMap<string, Listing | undefined>
const BANK = [{ label: 'Account number', value: '000 1234 5678' }]
const SELLER = { lines: ['Dira Directory', '9 Sample Street'], vatPercent: 15 }
const ENVIRONMENT = {
  PAYMENT_BANK: 'Account number: 000 1234 5678',
  INVOICE_SELLER: 'Dira Directory | 9 Sample Street',
  INVOICE_VAT_PERCENT: '15',
  TRUSTED_PROXIES: '0',
}
let backups: DataService['backups']
let administratorOf: DataService['administratorOf']

beforeEach(async () => {
  backups = undefined
  administratorOf = async () => undefined
  now = NOON
  version = '1'
  isFresh = true
  changed = new Map()
  renderPage.mockReset().mockImplementation(async ({ url }: { url: string }) => rendered(url))
  payloadFor.mockReset().mockImplementation(async ({ url, config }: RenderRequest) => {
    indexPath = config.indexPath
    return rendered(url)
  })
  suggestionsFor.mockReset().mockImplementation(async ({ url }: RenderRequest) => {
    return url.startsWith('/listings?') ? { search: url } : undefined
  })
  countRender.mockReset()
  server = createServer(siteOver()).listen(0)
})
afterEach(() => void server.close().closeAllConnections())

function rendered(url: string, { page = 'home', changesAt = Infinity }: { page?: string; changesAt?: number } = {}) {
  const payload = { config: { indexPath }, url, instant: new Date(now).toISOString(), data: { page } as PageData }
  return {
    status: page === 'not-found' ? 404 : 200,
    cache: page === 'plain' ? 'code' : 'listings',
    changesAt,
    head: '',
    app: `<h1>${url}</h1>`.padEnd(3000),
    data: payload.instant,
    payload,
  }
}

/** The listings of a search index. */
async function slugsIn(path: string) {
  const { port } = server.address() as AddressInfo // A TCP server that listens has one.
  const bytes = new Uint8Array(await (await fetch(`http://localhost:${port}${path}`)).arrayBuffer())
  return openIndex(bytes).listings.map(({ slug }) => slug)
}

function siteOver(browserListings?: number) {
  const file = encodeIndex(createDirectory(LISTINGS), { use: 'server' })
  const snapshot = { version: '1', directory: openServerIndex(file) }
  const directory = createDirectory(LISTINGS)
  const feed: DirectoryFeed = {
    current: () => ({
      store: storeOf(directory),
      directory,
      typing: () => ({ places: [], categories: [], listings: [] }),
      size: LISTINGS.length,
      read: async () => [],
      version,
      snapshot,
      changed,
    }),
    isFresh: () => isFresh,
    fresh: async () => {
      isFresh = true
      return feed.current()
    },
    invalidate: () => {
      isFresh = false
    },
    close: async () => {},
  }
  const answerOf = createAnswers(HEADERS)
  const pages = createSitePages({
    entry: {
      renderPage,
      payloadFor,
      suggestionsFor,
      openCountFor,
      townsFor: async () => [],
      sitemap: async () => '<urlset/>',
    },
    template: '<!--head--><!--app--><!--data-->',
    config: { siteUrl: 'https://dira.example', apiUrl: '', formsUrl: '', publishableKey: 'key', imageOrigins: [] },
    feed,
    answerOf,
    now: () => now,
    ...(browserListings !== undefined && { browserListings }),
  })
  const files = new Map([
    ['/assets/a-1.js', answerOf({ type: 'text/javascript', cacheControl: FOR_GOOD, content: 'code' })],
  ])
  const pictures = createPictures({
    pages,
    feed,
    platesOf: createPlates(() => () => ({ coasts: [], waters: [], towns: [] })),
    drawShareImage: async () => Buffer.from('png'),
    answerOf,
  })
  const callAs = async (authorization: string, name: string) =>
    name === 'may_see_image' || (authorization === 'Bearer owner' ? [{}] : [])
  const services = fakeServices({
    environment: ENVIRONMENT,
    dataService: {
      images: { read: async (path: string) => (path === IMAGE ? WEBP : undefined) },
      callAs,
      administratorOf: async (authorization: string) => administratorOf(authorization),
      backups,
    },
  })
  warn = services.warn
  return createListener({
    ...services,
    limits: { ...services.limits, count: (what, request) => countOf(services.limits.count, what, request) },
    feed,
    consolePages: async () => undefined,
    files,
    pages,
    pictures,
    media: createMedia({ ...services.dataService, answerOf }),
    numbers: undefined,
    headers: HEADERS,
    paths: async () => [],
    formerPaths: async () => [],
  })
}

/** Counts what is rendered here, and the rest as the site does. */
const countOf = (count: Services['limits']['count'], ...[what, request]: Parameters<typeof count>) =>
  what === 'renders' ? void countRender() : count(what, request)

interface Answered {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Asks for a target as it is written: `fetch` would tidy it up. */
function ask(path: string, { method = 'GET', headers = {} } = {}): Promise<Answered> {
  const { port } = server.address() as AddressInfo // A TCP server that listens has one.
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}

describe('a page', () => {
  it('is rendered when it is first asked for, and then answered from memory', async () => {
    const first = await ask('/about?a=b')
    const second = await ask('/about?a=b')
    expect([first.status, second.body]).toEqual([200, first.body])
    expect(first.body).toContain('<h1>/about?a=b</h1>')
    expect(second.headers).toMatchObject({ ...HEADERS, 'cache-control': ASK_AGAIN, vary: 'accept-encoding' })
    expect(first.headers.etag).toBe(second.headers.etag)
    expect(renderPage).toHaveBeenCalledOnce()
  })

  it('is rendered once for all who ask at the same time', async () => {
    await Promise.all([ask('/'), ask('/'), ask('/')])
    expect(renderPage).toHaveBeenCalledOnce()
  })

  it('is rendered again when the listings change', async () => {
    await ask('/')
    version = '2'
    await ask('/')
    expect(renderPage).toHaveBeenCalledTimes(2)
  })

  it('is rendered again from the instant on at which a part of it changes, and is the same page if nothing did', async () => {
    renderPage.mockImplementation(async ({ url }) => rendered(url, { changesAt: now + 1000 }))
    const before = await ask('/')
    now += 999
    await ask('/')
    expect(renderPage).toHaveBeenCalledTimes(1)
    now += 1
    const after = await ask('/')
    expect(renderPage).toHaveBeenCalledTimes(2)
    expect(after.body).not.toBe(before.body)
    expect(after.headers.etag).toBe(before.headers.etag)
  })

  it('outlives changed listings where it shows none', async () => {
    await ask('/page.json')
    renderPage.mockImplementation(async ({ url }) => rendered(url, { page: 'plain' }))
    await ask('/about')
    version = '2'
    await ask('/about')
    expect(renderPage).toHaveBeenCalledOnce()
  })

  it('is not sent to a client that has it, and without its body to one that asks for its head', async () => {
    const { headers } = await ask('/')
    expect(await ask('/', { headers: { 'if-none-match': headers.etag! } })).toMatchObject({ status: 304, body: '' })
    expect(await ask('/', { method: 'HEAD' })).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-length': headers['content-length'] },
    })
    const other = await ask('/other', { method: 'HEAD' })
    expect(other).toMatchObject({ status: 200, body: '', headers: HEADERS })
  })

  it('is compressed as the client likes it', async () => {
    for (const round of ['rendered', 'from memory']) {
      const { headers } = await ask('/', { headers: { 'accept-encoding': 'gzip, br' } })
      expect(headers['content-encoding'], round).toBe('br')
    }
  })

  it('that cannot be rendered answers 500, is reported, and is tried again', async () => {
    renderPage.mockRejectedValueOnce(new Error('broken'))
    expect((await ask('/')).status).toBe(500)
    expect(warn).toHaveBeenCalledExactlyOnceWith('GET / failed: Error: broken')
    expect((await ask('/')).status).toBe(200)
  })

  it('that has moved redirects with its query, and its payload says where to', async () => {
    const moved = (url: string) => ({ ...rendered(url), status: 301, app: '' })
    const movedTo = async ({ url }: { url: string }) => {
      const page = moved(url)
      return { ...page, payload: { ...page.payload, data: { page: 'moved', to: '/listings/new' } as const } }
    }
    renderPage.mockImplementation(movedTo)
    payloadFor.mockImplementation(movedTo)
    for (const _ of ['rendered', 'from memory']) {
      const { status, headers } = await ask('/listings/old?from=card')
      expect([status, headers.location, headers['cache-control']]).toEqual([301, '/listings/new?from=card', ASK_AGAIN])
    }
    const { status, body } = await ask('/listings/old/page.json')
    expect([status, JSON.parse(body)]).toMatchObject([200, { data: { page: 'moved', to: '/listings/new' } }])
  })

  it('that is missing is a page with status 404', async () => {
    renderPage.mockImplementation(async ({ url }) => rendered(url, { page: 'not-found' }))
    expect([(await ask('/gone')).status, (await ask('/gone')).status]).toEqual([404, 404])
  })
})

describe('suggestions', () => {
  it('are computed once for a text, until the listings change', async () => {
    const first = await ask('/listings/suggestions.json?search=nai')
    expect([first.status, JSON.parse(first.body)]).toEqual([200, { search: '/listings?search=nai' }])
    expect(first.headers).toMatchObject({
      ...HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': ASK_AGAIN,
    })
    await ask('/listings/suggestions.json?search=nai')
    expect(suggestionsFor).toHaveBeenCalledOnce()
    expect(countRender).toHaveBeenCalledOnce()
    version = '2'
    await ask('/listings/suggestions.json?search=nai')
    expect(suggestionsFor).toHaveBeenCalledTimes(2)
  })

  it('are missing where there is no list', async () => {
    expect(await ask('/about/suggestions.json?search=nai')).toMatchObject({ status: 404, body: '{}', headers: HEADERS })
  })
})

describe('an address', () => {
  it.each([
    ['/listings/', 308, '/listings'],
    ['//evil.example', 308, '/evil.example'],
    ['/assets/gone.js', 404, undefined],
    ['/assets/', 404, undefined],
    ['/data/listings-gone.bin', 404, undefined],
    ['/assets/a-1.js', 200, undefined],
    ['/\\evil.example', 200, undefined],
    ['/%00', 200, undefined],
    ['/listings/%E0%A4%A', 200, undefined],
    ['/../../etc/passwd', 200, undefined],
    [`/${'x'.repeat(12_000)}`, 414, undefined],
    ['/healthz', 200, undefined],
    ['/sitemap.xml', 200, undefined],
    ['/rest/v1/listings', 503, undefined],
    ['/rest/v1x', 200, undefined],
    ['/rest/v2/x', 200, undefined],
    ['/_system/info', 200, undefined],
    // What only a URL makes the data service's, and what only looks like it.
    ['/rest/v1/../../control/status', 400, undefined],
    ['/rest/v1/%2e%2e/%2E%2e/control/status', 400, undefined],
    ['/rest/v1/..%2f..%2fcontrol/status', 400, undefined],
    ['/rest/v1/%252e%252e/control/status', 400, undefined],
    ['/rest/v1/..\\..\\control\\status', 400, undefined],
    ['/rest/v1//listings', 400, undefined],
    ['/rest/v1/./listings', 400, undefined],
    ['/control/../rest/v1/listings', 400, undefined],
    ['/%72est/v1/listings', 400, undefined],
    ['/auth/v1/../v1/token', 400, undefined],
    ['/rest/v1/listings?select=%2e%2e', 503, undefined],
  ])('%s answers %i %s', async (target, status, location) => {
    const answer = await ask(target)
    expect([answer.status, answer.headers.location]).toEqual([status, location])
    expect(answer.headers).toMatchObject(HEADERS)
    // Caches would keep what they are not asked to check, a missing file as well.
    expect(answer.headers['cache-control']).toMatch(/^no-|immutable/)
  })

  it('is answered without a host too, as health checks by HTTP/1.0 ask', async () => {
    const { port } = server.address() as AddressInfo // A TCP server that listens has one.
    const socket = connect(port).end('GET /healthz HTTP/1.0\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 OK/)
  })

  it('names the search index that pages name', async () => {
    await ask('/page.json')
    expect((await ask(indexPath)).headers['cache-control']).toBe(FOR_GOOD)
    expect(await slugsIn(indexPath)).toEqual(LISTINGS.map(({ slug }) => slug))
  })

  it('says what has changed since the index, made once for each version and asked for again', async () => {
    const [first, second] = LISTINGS
    changed = new Map([
      [first!.id, first],
      [second!.id, undefined],
      ['new', { ...first!, id: 'new' }],
      ['gone', undefined],
    ])
    version = '2'
    const { body, headers } = await ask(`${CHANGES_PATH}?since=1`)
    // The id of a row is its number; that of a new one is none.
    expect(JSON.parse(body)).toEqual({
      put: [
        { ...first, id: '0' },
        { ...first, id: 'new new' },
      ],
      remove: ['1'],
    })
    expect(headers).toMatchObject({ 'cache-control': ASK_AGAIN, 'content-type': 'application/json; charset=utf-8' })
    const ifNoneMatch = { headers: { 'if-none-match': String(headers.etag) } }
    expect((await ask(`${CHANGES_PATH}?since=1`, ifNoneMatch)).status).toBe(304)
    version = '3'
    expect((await ask(`${CHANGES_PATH}?since=1`, ifNoneMatch)).status).toBe(200)
  })

  it('has no index of more listings than browsers may hold, and tells those that have an older one', async () => {
    server.close().closeAllConnections()
    server = createServer(siteOver(LISTINGS.length - 1)).listen(0)
    await ask('/listings/page.json')
    expect(indexPath).toBe('')
    for (const since of ['0', '1']) {
      expect(JSON.parse((await ask(`${CHANGES_PATH}?since=${since}`)).body)).toEqual({
        newer: { indexPath: '', indexCursor: '1' },
      })
    }
  })

  it('leads from an index of before a large import to the newest', async () => {
    const { body } = await ask(`${CHANGES_PATH}?since=0`)
    const { newer } = JSON.parse(body) as { newer: { indexPath: string; indexCursor: string } }
    expect(newer.indexCursor).toBe('1')
    expect(await slugsIn(newer.indexPath)).toEqual(LISTINGS.map(({ slug }) => slug))
  })

  it('counts what is open until that may be another number', async () => {
    openCountFor.mockReset().mockResolvedValue({ count: 7, changesAt: now + 60_000 })
    for (const later of [0, 59_000, 60_000]) {
      now = NOON + later
      expect(JSON.parse((await ask('/listings/open.json?has=offers')).body)).toEqual({ count: 7 })
    }
    expect(openCountFor.mock.calls.map(([{ url }]) => url)).toEqual(Array(2).fill('/listings?has=offers'))
    openCountFor.mockResolvedValue(undefined)
    expect((await ask('/about/open.json')).status).toBe(404)
  })

  it('has the files of images for ever, as pictures, and no page where there is none', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await ask(IMAGE)).toMatchObject({
        status: 200,
        body: String(WEBP),
        headers: { ...HEADERS, 'cache-control': FOR_GOOD, 'content-type': 'image/webp' },
      })
    }
    const missing = await ask(IMAGE.replace('/480.', '/960.'))
    expect([missing.status, missing.body, missing.headers['cache-control']]).toEqual([
      404,
      'There is no such file.\n',
      ASK_AGAIN,
    ])
    expect(await ask('/media', { method: 'POST' })).toMatchObject({ status: 501 })
  })

  it('takes no other method than reading', async () => {
    expect(await ask('/about', { method: 'POST' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD', ...HEADERS },
    })
  })
})

describe('rates', () => {
  it.each([
    ['writes', '/rest/v1/nothing', 70],
    ['functions', '/rest/v1/rpc/nothing', 400],
  ])('of %s say when to come back', async (_what, path, length) => {
    const answers = await Promise.all(Array.from({ length }, () => ask(path, { method: 'POST' })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('/')).status).toBe(200)
  })

  it('of functions are those of people who press many keys, also once nothing more is written', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => ask('/rest/v1/rpc/nothing', { method: 'POST' })))
    expect(answers.filter(({ status }) => status === 429)).toEqual([])
  })

  it('of pages count only those that have to be rendered', async () => {
    await ask('/')
    await ask('/')
    await ask('/other')
    expect(countRender).toHaveBeenCalledTimes(2)
  })
})

describe('who sends invoices', () => {
  it('is told to administrators alone', async () => {
    administratorOf = async (authorization) => (authorization === 'Bearer thandi' ? 'thandi' : undefined)
    const { port } = server.address() as AddressInfo // A TCP server that listens has one.
    const read = async (token: string) =>
      readSeller({ url: `http://127.0.0.1:${port}`, accessToken: async () => token })
    expect(await read('thandi')).toEqual(SELLER)
    await expect(read('somebody')).rejects.toThrow('401')
    expect((await ask(SELLER_PATH)).body).not.toContain('Sample Street')
  })
})

describe('where owners pay', () => {
  const read = async (token: string) => {
    const { port } = server.address() as AddressInfo // A TCP server that listens has one.
    return readPayee({ url: `http://127.0.0.1:${port}`, accessToken: async () => token })
  }

  it('is told to owners alone, and kept by nobody', async () => {
    expect(await read('owner')).toEqual({ seller: SELLER, bank: BANK })
    expect((await ask(PAYEE_PATH)).headers['cache-control']).toBe('no-store')
    await expect(read('somebody')).rejects.toThrow('401')
    expect((await ask(PAYEE_PATH)).body).not.toContain('5678')
  })
})

describe('backups', () => {
  const STATUS: BackupsStatus = {
    since: '2026-11-22T00:00:00.000Z',
    isDaily: true,
    retentionDays: 7,
    last: { at: '2026-11-22T02:00:00.000Z', bytes: 41, images: 12, accounts: 3 },
    failure: null,
  }
  const read = async (token: string) => {
    const { port } = server.address() as AddressInfo // A TCP server that listens has one.
    return readBackupsStatus({ url: `http://127.0.0.1:${port}`, accessToken: async () => token })
  }
  const restart = (whose: DataService['administratorOf']) => {
    server.close()
    backups = { status: () => STATUS }
    administratorOf = whose
    server = createServer(siteOver()).listen(0)
  }

  it('are told to administrators alone, and kept by no cache', async () => {
    restart(async (authorization) => (authorization === 'Bearer thandi' ? 'thandi' : undefined))
    expect(await read('thandi')).toEqual(STATUS)
    await expect(read('somebody')).rejects.toThrow('401')
    const answer = await ask(BACKUPS_PATH)
    expect(answer).toMatchObject({ status: 401, headers: { 'cache-control': 'no-store' } })
    expect(answer.body).not.toContain('41')
  })

  it('are not known while nobody can be asked who wants to know', async () => {
    restart(async () => {
      throw new Error('away')
    })
    expect((await ask(BACKUPS_PATH, { headers: { authorization: 'Bearer thandi' } })).status).toBe(503)
  })

  it('are none of a hosted project', async () => {
    expect(await read('thandi')).toBeNull()
  })
})
