// @module-tag ci
import {
  connectChangeJobs,
  connectHistory,
  connectListed,
  connectListingWrites,
  DataRefusal,
  type AdminDataOptions,
} from '@dira/data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longWork } from '../longWork.ts'
import { serviceKeyHeaders, useTestBackend } from '../testing/testBackend.ts'

const database = useTestBackend()
/** The server that goes on with what is more than a request. */
const server = longWork({ connectOwner: async () => database().backend, onWarning: () => undefined })

/** How @dira/data reaches the backend of this test in the name of who is signed in. */
async function administrator(): Promise<AdminDataOptions> {
  const { backend, secrets, signIn, publishableKey } = database()
  const { authorization = '' } = await signIn(secrets.demoAdministrator)
  return {
    url: 'http://127.0.0.1',
    key: publishableKey,
    accessToken: async () => authorization.replace('Bearer ', ''),
    fetch: async (address, init) => {
      const { pathname, search } = new URL(new Request(address).url)
      return backend.request(pathname + search, init)
    },
  }
}

async function stored(
  id: string,
): Promise<Record<string, unknown> & { readonly id: string; readonly version: number }> {
  const { body } = await database().ask(`/rest/v1/listings?id=eq.${id}`, { headers: serviceKeyHeaders(database()) })
  const [row] = body as (Record<string, unknown> & { id: string; version: number })[]
  return row!
}

const IDS = Array.from({ length: 450 }, (_, index) => `history-${String(index).padStart(3, '0')}`)

beforeAll(async () => {
  const rows = IDS.map((id) => ({
    id,
    slug: id,
    business_name: `Name ${id}`,
    category: 'shopping',
    country: 'KE',
    status: 'published',
  }))
  await database().ask('/rest/v1/listings', { method: 'POST', headers: serviceKeyHeaders(database()), body: rows })
  server.start()
})
afterAll(server.stop)

test('two editors of one listing: the second learns that the first has saved, and overwrites nothing', async () => {
  const writes = connectListingWrites(await administrator())
  const seen = await stored('history-000')
  expect(await writes.save(seen, { phone: '1' })).toEqual({ isSaved: true, version: seen.version + 1 })
  expect(await writes.save(seen, { phone: '2' })).toEqual({ isSaved: false })
  expect((await stored('history-000'))['phone']).toBe('1')
})

test('a bulk change of many is one operation, and goes back page by page but for what was edited since', async () => {
  const options = await administrator()
  const history = connectHistory(options)
  const before = await stored('history-007')
  const changes = { package_tier: 'premium', category: 'accommodation' } as const
  const begun = await connectListed(options).change({ ids: IDS }, changes)
  const { operation } = begun
  expect((await connectChangeJobs(options).follow(begun)).changed).toBe(450)
  await connectListingWrites(options).save(await stored('history-300'), { package_tier: 'standard' })

  const [edit, bulk] = (await history.operations()).operations
  expect(edit).toMatchObject({ kind: 'edit', label: 'Name history-300', changes: 1, fields: ['package_tier'] })
  expect(bulk).toMatchObject({
    id: operation,
    kind: 'bulk',
    actor: { email: database().secrets.demoAdministrator.email },
    changed: 450,
    changes: 900,
    canUndo: true,
  })
  const { counts, changedSince } = await history.summary(operation!)
  expect(counts).toEqual({
    listings: 450,
    changed: 899,
    archived: 0,
    restored: 0,
    already: 0,
    leftAlone: 1,
  })
  expect(changedSince).toMatchObject([
    {
      id: 'history-300',
      fields: [
        { field: 'package_tier', now: { package_tier: 'standard' }, state: 'changed', changedBy: bulk!.actor.email },
      ],
    },
  ])

  const progress: number[] = []
  const report = await history.undo(operation!, { onProgress: ({ done }) => progress.push(done) })
  expect(report).toMatchObject({ changed: 899, leftAlone: 1, left: [{ listing: 'history-300', reason: 'changed' }] })
  expect(progress[0]).toBe(200)
  expect(await stored('history-007')).toEqual({
    ...before,
    version: before.version + 2,
    updated_at: expect.any(String),
  })
  expect((await stored('history-300'))['package_tier']).toBe('standard')

  // All pages are one operation, which is undone as one.
  expect((await history.operations()).operations[0]).toMatchObject({
    id: report.operation,
    kind: 'undo',
    undoes: operation,
    changes: 899,
  })
  expect((await history.operations({ isUndone: true })).operations.map(({ id }) => id)).toEqual([operation])
  expect(await history.undo(report.operation!)).toMatchObject({ changed: 899, leftAlone: 0 })
  expect((await stored('history-007'))['category']).toBe('accommodation')
})

test('what was ticked goes back too, and a removed listing comes back whole', async () => {
  const options = await administrator()
  const history = connectHistory(options)
  const writes = connectListingWrites(options)
  await writes.save(await stored('history-001'), { phone: '1', description: 'One' })
  const [first] = (await history.operations({ listing: 'history-001' })).operations
  await writes.save(await stored('history-001'), { phone: '2' })
  const also = { listing: 'history-001', field: 'phone', now: { phone: '2' } }
  expect(await history.undo(first!.id, { alsoChanged: [also] })).toMatchObject({ changed: 2, leftAlone: 0 })
  expect(await stored('history-001')).toMatchObject({ phone: '', description: null })

  const before = await stored('history-002')
  const headers = { authorization: `Bearer ${await options.accessToken()}` }
  await database().ask('/rest/v1/listings?id=eq.history-002', { method: 'DELETE', headers })
  const [removal] = (await history.operations({ kind: 'remove' })).operations
  expect(await history.undo(removal!.id)).toMatchObject({ restored: 1 })
  expect(await stored('history-002')).toEqual({
    ...before,
    version: before.version + 1,
    updated_at: expect.any(String),
  })
})

test('nobody but an administrator sees or undoes anything', async () => {
  const options = await administrator()
  for (const token of [undefined, 'forged']) {
    const history = connectHistory({ ...options, accessToken: async () => token })
    for (const asked of [history.operations(), history.preview(1), history.undo(1)])
      await expect(asked).rejects.toThrow(DataRefusal)
  }
})
