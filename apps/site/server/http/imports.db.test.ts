import { buffer } from 'node:stream/consumers'
import type { ImportJobs } from '@dira/backend'
import { IMPORT_BYTES, IMPORTS_PATH } from '@dira/data'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createImports } from './imports.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import type { SiteEnv } from './siteEnv.ts'
import { serve } from './testing/siteOver.ts'

type Sent = Parameters<ImportJobs['begin']>[0]

/** A site whose administrator is Thandi, and what came of the files that were sent. */
async function openSite(take: (sent: Sent) => Promise<unknown> = async ({ body }) => buffer(body)) {
  const begun: unknown[] = []
  const begin: ImportJobs['begin'] = async (sent) => {
    begun.push([sent.name, sent.actor, sent.bytes, sent.readAs, await take(sent)])
    return null
  }
  const administratorOf = async (authorization: string) => {
    if (authorization === 'Bearer away') throw new Error('nobody can be asked')
    return authorization === 'Bearer thandi' ? 'thandi' : undefined
  }
  // Sending a file asks for nothing else.
  const services = fakeServices({ dataService: { imports: { begin }, administratorOf } })
  const url = await serve(new Hono<SiteEnv>().route(IMPORTS_PATH, createImports(services)))
  const send = async (who: string, body: BodyInit, query = '?name=a/b/members.xlsx') =>
    fetch(`${url}${IMPORTS_PATH}${query}`, { method: 'POST', headers: { authorization: `Bearer ${who}` }, body })
  return { begun, send }
}

it('takes a file of an administrator, as it comes', async () => {
  const { begun, send } = await openSite()
  expect((await send('thandi', 'name\nA\n', '?name=a/b/members.csv&readAs={"encoding":"windows-1252"}')).status).toBe(
    201,
  )
  expect(begun).toStrictEqual([['members.csv', 'thandi', 7, { encoding: 'windows-1252' }, Buffer.from('name\nA\n')]])
})

it.each([
  ['somebody', 401],
  ['away', 503],
])('takes none of %s, and reads nothing of it', async (who, status) => {
  const { begun, send } = await openSite()
  expect((await send(who, 'name\nA\n')).status).toBe(status)
  expect(begun).toStrictEqual([])
})

it('reads no more of a file than one may have', { tags: ['ci'] }, async () => {
  let read = 0
  const { send } = await openSite(async ({ body }) => {
    for await (const part of body) read += part.length
  })
  const answer = await send('thandi', new Uint8Array(IMPORT_BYTES + 1))
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ code: 'too-large', message: expect.stringContaining('50 MB') })
  expect(read).toBeLessThanOrEqual(IMPORT_BYTES)
})
