// @module-tag ci
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceOf, type Backend } from '@dira/backend'
import { connectOutboxQueue } from '@dira/data'
import { addDays } from '@dira/directory-core'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startDataService } from '../data/dataService.ts'
import { answered, headerOf, startMailServer } from './testing/mailServer.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const closing: (() => Promise<void>)[] = []
let owner: Backend

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dira-'))
  vi.stubEnv('DIRA_DATA', join(folder, 'data'))
  const service = await startDataService({ hosted: undefined }, { step: () => {}, warn: () => {} })
  closing.push(async () => rm(folder, { recursive: true, force: true }), service.stop)
  owner = await service.owner!() // The embedded default has its key.
})
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
  vi.unstubAllEnvs()
})

async function ask(path: string, method = 'GET', body?: object): Promise<unknown> {
  const answer = await owner.request(`/rest/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', prefer: 'return=representation' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return answer.json()
}
const mail = async () => {
  const [row] = (await ask('outbox?select=status,times_uncertain,last_error')) as [Record<string, unknown>]
  return row
}
/** As if the time had passed for which the email was its sender's, or after which it is tried again. */
const pass = async () =>
  ask('outbox?id=not.is.null', 'PATCH', {
    lease_until: '2020-01-01T00:00:00Z',
    next_attempt_at: '2020-01-01T00:00:00Z',
  })

/** One email waits. */
beforeEach(async () => {
  await ask('listings?id=eq.gate', 'DELETE')
  await ask('outbox?id=not.is.null', 'DELETE')
  await ask('listings', 'POST', {
    id: 'gate',
    slug: 'gate',
    business_name: "Gate <b>O'Brien</b>",
    category: 'shopping',
    country: 'NA',
    status: 'published',
    package_tier: 'premium',
    paid_until: addDays(TODAY, 7),
    email: 'stay@gate.example',
  })
  await connectOutboxQueue(serviceOf(owner)).tend()
})

function startSender(url: string): ChildProcess {
  return spawn(process.execPath, ['--conditions=@dira/source', join(import.meta.dirname, 'testing/sendOnce.ts')], {
    env: { ...process.env, SMTP_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
async function runSender(url: string): Promise<void> {
  expect(await once(startSender(url), 'exit')).toEqual([0, null])
}

it('sends an email once, however often it is asked', async () => {
  const { emails, url } = await startMailServer()
  await Promise.all([runSender(url), runSender(url)])
  await pass()
  await runSender(url)
  expect(emails).toHaveLength(1)
  expect(await mail()).toMatchObject({ status: 'sent' })
  expect(headerOf(emails[0] ?? '', 'Subject')).toBe("Gate <b>O'Brien</b> ends in 7 days")
})

it('killed between storing and sending: it is sent when its time is over', async () => {
  const victims: ChildProcess[] = []
  const first = await startMailServer({ onConnect: () => void victims[0]?.kill('SIGKILL') })
  const victim = startSender(first.url)
  victims.push(victim)
  expect(await once(victim, 'exit')).toEqual([null, 'SIGKILL'])
  expect(await mail()).toMatchObject({ status: 'sending' })

  const { emails, url } = await startMailServer()
  await runSender(url)
  expect(emails).toEqual([])
  await pass()
  await runSender(url)
  expect(emails).toHaveLength(1)
  expect(await mail()).toMatchObject({ status: 'sent' })
})

it('killed between sending and noting: it is sent once more with the same Message-ID, and not a third time', async () => {
  let victim: ChildProcess | undefined
  const { emails, url } = await startMailServer({
    // The server has the email, and whoever sent it never learns that.
    accept: async () => {
      victim?.kill('SIGKILL')
      return undefined
    },
  })
  for (const times of [1, 2]) {
    victim = startSender(url)
    expect(await once(victim, 'exit')).toEqual([null, 'SIGKILL'])
    expect(emails).toHaveLength(times)
    await pass()
  }
  victim = undefined
  await runSender(url)
  expect(emails).toHaveLength(2)
  expect(headerOf(emails[0] ?? '', 'Message-ID')).toMatch(/^<[\da-f-]{36}@dira\.example>$/)
  expect(headerOf(emails[1] ?? '', 'Message-ID')).toBe(headerOf(emails[0] ?? '', 'Message-ID'))
  expect(await mail()).toMatchObject({ status: 'uncertain', times_uncertain: 2 })
})

it('greylisted: it is sent later with the same Message-ID', async () => {
  let isGrey = true
  const asked: string[] = []
  const { emails, url } = await startMailServer({
    accept: (written) => {
      asked.push(headerOf(written, 'Message-ID') ?? '')
      return isGrey ? answered(451, 'Greylisted, come back') : undefined
    },
  })
  await runSender(url)
  expect(await mail()).toMatchObject({ status: 'waiting', last_error: expect.stringContaining('Greylisted') })
  await runSender(url)
  expect(emails).toHaveLength(1)
  isGrey = false
  await pass()
  await runSender(url)
  expect(await mail()).toMatchObject({ status: 'sent', last_error: '' })
  expect(new Set(asked).size).toBe(1)
})

it('refused for ever: it has failed at once, with the reason', async () => {
  const { url } = await startMailServer({ onRcptTo: (_, __, done) => done(answered(550, 'No such mailbox')) })
  await runSender(url)
  expect(await mail()).toMatchObject({ status: 'failed', last_error: expect.stringContaining('No such mailbox') })
})
