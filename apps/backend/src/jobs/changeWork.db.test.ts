// @module-tag ci
import { connectChangeJobs, connectHistory, connectListed, type AdminDataOptions } from '@dira/data'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Backend } from '../connect/backend.ts'
import { serviceKeyHeaders, useTestBackend } from '../testing/testBackend.ts'
import { longWork, type LongWork } from '../longWork.ts'

const database = useTestBackend()
const IDS = Array.from({ length: 1050 }, (_, index) => `work-${String(index).padStart(4, '0')}`)
let options: AdminDataOptions
const servers: LongWork[] = []

beforeAll(async () => {
  const body = IDS.map((id) => ({ id, slug: id, business_name: `Qwwork ${id}`, category: 'shopping', country: 'KE' }))
  await database().ask('/rest/v1/listings', { method: 'POST', headers: serviceKeyHeaders(database()), body })
  const { backend, secrets, signIn, publishableKey } = database()
  const { authorization = '' } = await signIn(secrets.demoAdministrator)
  options = {
    url: 'http://127.0.0.1',
    key: publishableKey,
    accessToken: async () => authorization.replace('Bearer ', ''),
    fetch: async (address, init) => backend.request(new Request(address).url.replace('http://127.0.0.1', ''), init),
  }
})
afterEach(async () => Promise.all(servers.splice(0).map(async ({ stop }) => stop())))

/** Starts a server's work; `request` stands for a data service that fails. */
function startServer(request: Backend['request'] = async (...asked) => database().backend.request(...asked)): LongWork {
  const server = longWork({ connectOwner: async () => ({ request }), onWarning: () => undefined })
  server.start()
  return server
}

/** Starts a server that is killed when its third page is stored, before it learns so. */
async function startDyingServer(): Promise<void> {
  let pages = 0
  const killed = Promise.withResolvers<void>()
  startServer(async (path, init) => {
    const answer = await database().backend.request(path, init)
    if (path.endsWith('work_on_change') && (pages += 1) === 3) {
      killed.resolve()
      await new Promise(() => undefined)
    }
    return answer
  })
  await killed.promise
}

const countOf = async (status: 'draft' | 'published' | 'archived') =>
  connectListed(options).count({ text: 'qwwork', statuses: [status] })

async function shownOf(operation: number | undefined) {
  const { operations } = await connectHistory(options).operations()
  return operations.find(({ id }) => id === operation)
}

test('a change whose server is killed half-way goes on with the next one, each listing once, and so does its undo', async () => {
  const jobs = connectChangeJobs(options)
  const begun = await connectListed(options).change({ matching: { text: 'qwwork' } }, { status: 'published' })
  expect(begun).toMatchObject({ state: 'working', done: 200, total: IDS.length, changed: 200 })

  await startDyingServer()
  const half = await shownOf(begun.operation)
  expect(half).toMatchObject({ isFinished: false, work: { state: 'working', of: IDS.length } })
  expect(half?.work?.done).toBeGreaterThan(200)
  expect(half?.work?.done).toBeLessThan(IDS.length)
  expect(await countOf('published')).toBe(half?.work?.done)
  expect(await jobs.workingOf(half?.work?.actor ?? '')).toMatchObject([{ job: begun.job, done: half?.work?.done }])

  servers.push(startServer())
  const { job, operation } = begun
  expect(await jobs.follow(begun)).toMatchObject({
    job,
    operation,
    state: 'done',
    done: IDS.length,
    changed: IDS.length,
  })
  expect(await shownOf(operation)).toMatchObject({ isFinished: true, changed: IDS.length, changes: IDS.length })
  const { body } = await database().ask('/rest/v1/listings?id=like.work-*&or=(version.neq.2,status.neq.published)', {
    headers: serviceKeyHeaders(database()),
  })
  expect(body).toEqual([])

  await servers.pop()?.stop()
  const undo = await connectHistory(options).beginUndo(operation ?? 0)
  expect(undo).toMatchObject({ state: 'working', done: 200, total: IDS.length })
  await startDyingServer()
  const undone = (await shownOf(operation))?.undone
  expect(undone?.of).toBe(IDS.length)
  expect(undone?.done).toBeLessThan(IDS.length)
  expect(await countOf('draft')).toBe(undone?.done)
  servers.push(startServer())
  expect(await jobs.follow(undo)).toMatchObject({ state: 'done', changed: IDS.length, leftAlone: 0 })
  expect((await shownOf(operation))?.undone).toEqual({ done: IDS.length, of: IDS.length })
  expect(await countOf('draft')).toBe(IDS.length)
})

test('a page that cannot be written ends it with the reason, and who began it goes on', async () => {
  const jobs = connectChangeJobs(options)
  const begun = await connectListed(options).change({ ids: IDS }, { status: 'archived' })
  const refusing = startServer(async (path, init) =>
    path.endsWith('work_on_change')
      ? Response.json({ message: 'The disk is full' }, { status: 400 })
      : database().backend.request(path, init),
  )
  expect(await jobs.follow(begun)).toMatchObject({ state: 'failed', done: 200 })
  const { work } = (await shownOf(begun.operation)) ?? {}
  expect(work).toMatchObject({ state: 'failed', failure: expect.stringContaining('The disk is full') })
  expect(await countOf('archived')).toBe(200)
  await refusing.stop()

  servers.push(startServer())
  const again = await jobs.goOn(begun.job ?? 0)
  expect(again).toMatchObject({ job: begun.job, state: 'working', done: 400 })
  expect(await jobs.follow(again)).toMatchObject({ state: 'done', done: IDS.length, changed: IDS.length })
  expect(await countOf('archived')).toBe(IDS.length)
})
