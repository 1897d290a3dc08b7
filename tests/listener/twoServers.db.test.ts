// @module-tag ci
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type RunningSite } from '../journeys/startSite.ts'
import { startService } from '../journeys/timedSite.ts'
import { ask } from './ask.ts'

let folder: string
let service: Awaited<ReturnType<typeof startService>>
let sites: RunningSite[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dira-two-'))
  service = await startService(folder, {})
  const { environment } = service
  sites = await Promise.all([1, 2].map(async () => startSite({ environment, isFirstStart: true })))
})
afterAll(async () => {
  front.close().closeAllConnections()
  await Promise.all(sites.map(async (site) => site.remove()))
  await service.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

/** One address before both: each request goes to the next server, and to the other one where that is away. */
let turn = 0
const passOn: RequestListener = (asked, answer) => {
  turn += 1
  const send = (at: number, isLast: boolean) => {
    const { hostname, port } = new URL(sites[at % sites.length]!.url)
    httpRequest({ hostname, port, path: asked.url, headers: asked.headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
      .on('error', () => (isLast ? answer.writeHead(502).end() : send(at + 1, true)))
      .end()
  }
  send(turn, false)
}
const front = createServer(passOn).listen(0, '127.0.0.1')

/** What so many visitors in a row are shown of a listing's name. */
async function names(path: string, visitors = 4): Promise<string[]> {
  const { port } = front.address() as AddressInfo // A TCP server that listens has one.
  const shown: string[] = []
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const { status, body } = await ask(`http://127.0.0.1:${port}`, path)
    shown.push(status === 200 ? (/<title>(\w+ Changed)?/.exec(body)?.[1] ?? 'no name') : String(status))
  }
  return shown
}

/** Changes a listing by the address that pages of a server write to. */
async function rename(slug: string, name: string): Promise<void> {
  const { VITE_SUPABASE_URL: url, SUPABASE_SECRET_KEY: apikey } = service.environment
  const answer = await ask(url, `/rest/v1/listings?slug=eq.${slug}`, {
    method: 'PATCH',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ business_name: name }),
  })
  expect(answer.status).toBe(204)
}

test('two servers over one database show what is changed, also while one of them is killed and starts from nothing', async () => {
  const { body } = await ask(sites[0]!.url, '/listings')
  const [, slug = ''] = /href="\/listings\/([a-z0-9-]+)"/.exec(body) ?? []
  const path = `/listings/${slug}`
  await rename(slug, 'Once Changed')
  await expect.poll(async () => names(path), { timeout: 20_000 }).toEqual(Array(4).fill('Once Changed'))

  const [kept, killed] = sites as [RunningSite, RunningSite]
  await killed.stop('SIGKILL')
  await rename(slug, 'Twice Changed')
  await expect.poll(async () => names(path), { timeout: 20_000 }).toEqual(Array(4).fill('Twice Changed'))

  await rm(join(killed.dataFolder, '..', 'cache'), { recursive: true })
  const restarting = killed.restart()
  expect(await names(path)).toEqual(Array(4).fill('Twice Changed'))
  await restarting
  for (const { url } of [kept, killed]) expect((await ask(url, path)).body).toContain('Twice Changed')
  await rename(slug, 'Thrice Changed')
  await expect.poll(async () => names(path), { timeout: 20_000 }).toEqual(Array(4).fill('Thrice Changed'))
})
