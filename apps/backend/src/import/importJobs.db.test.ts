// @module-tag ci
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  connectHistory,
  CSV_HEAD,
  csvLines,
  type FileListing,
  type FileReadAs,
  type ImportChoice,
  type ImportJob,
} from '@dira/data'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../connect/backend.ts'
import { spreadsheetFile, spreadsheetOf } from '../testing/spreadsheetFile.ts'
import { serviceKeyHeaders, useTestBackend } from '../testing/testBackend.ts'
import { longWork } from '../longWork.ts'
import type { ImportJobs } from './importJobs.ts'

const database = useTestBackend()
let actor: string
let jobs: ImportJobs & { readonly resume: () => void; readonly stop: () => Promise<void> }

beforeAll(async () => {
  const { body } = await database().ask('/rest/v1/admin_users?select=id', { headers: serviceKeyHeaders(database()) })
  actor = (body as { id: string }[])[0]?.id ?? (await anAdministrator())
  jobs = startJobs()
})

async function anAdministrator(): Promise<string> {
  const account = { email: 'import@dira.test.example', password: randomUUID(), resetPassword: false }
  await database().backend.makeAdministrator(account)
  const { body } = await database().ask('/rest/v1/admin_users?select=id', { headers: serviceKeyHeaders(database()) })
  return (body as { id: string }[])[0]?.id ?? ''
}

/** Imports as a server has them; `request` stands for a data service that fails. */
function startJobs(request: Backend['request'] = async (...asked) => database().backend.request(...asked)) {
  const { imports, start, stop } = longWork({ connectOwner: async () => ({ request }), onWarning: () => undefined })
  return { ...imports, resume: start, stop }
}

/** Sends a file instead of the one that is open, and waits until it is read. */
async function begin(content: string | Uint8Array, readAs?: FileReadAs): Promise<ImportJob> {
  await discard()
  await jobs.begin(sent(content, readAs))
  await expect.poll(async () => (await jobs.current())?.state, { interval: 20 }).not.toBe('reading')
  return (await jobs.current())!
}

async function discard(): Promise<void> {
  const open = await jobs.current()
  if (open) await jobs.command({ id: open.id, actor }, 'close')
}

function sent(content: string | Uint8Array, readAs?: FileReadAs) {
  const bytes = Buffer.from(content)
  return { body: partsOf(bytes), bytes: bytes.length, name: 'chamber.csv', actor, readAs }
}

async function* partsOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes.subarray(0, bytes.length / 2)
  yield bytes.subarray(bytes.length / 2)
}

async function until(state: ImportJob['state'], from = jobs): Promise<ImportJob> {
  await expect
    .poll(async () => (await from.current())?.state, { timeout: 120_000, interval: 20 })
    .toMatch(new RegExp(`${state}|failed`))
  expect(await from.current()).toMatchObject({ state, failure: null })
  return (await from.current())!
}

async function listings(where: string): Promise<readonly Record<string, unknown>[]> {
  const { body } = await database().ask(`/rest/v1/listings?${where}&order=business_name`, {
    headers: serviceKeyHeaders(database()),
  })
  return body as Record<string, unknown>[]
}

/** History, as the demo administrator has it. */
async function historyOfAdministrator() {
  const { publishableKey, secrets, signIn, backend } = database()
  const { authorization = '' } = await signIn(secrets.demoAdministrator)
  return connectHistory({
    url: 'http://127.0.0.1',
    key: publishableKey,
    accessToken: async () => authorization.replace('Bearer ', ''),
    fetch: async (address, init) => backend.request(new Request(address).url.replace('http://127.0.0.1', ''), init),
  })
}

const choice = (more: Partial<ImportChoice> = {}): ImportChoice => ({
  columns: {},
  values: {},
  status: 'draft',
  country: 'NA',
  ...more,
})

const CHAMBER = [
  'Ref;Trading name;Sector;Town;Tel;Chairperson',
  'w-1;Zambezi Outfitters & Co;Retail & craft;Windhoek;061 255 9953;Mrs Shikongo',
  'w-2;"<b>Kapana</b> & Söhne";Eateries;Windhoek;;',
  "w-3;'=HYPERLINK(1);Eateries;Rundu;;",
  'w-4;Nothing known;Doctors;Windhoek;;',
  'w-5;Bad number;Eateries;Windhoek;ask at the gate;',
  'w-1;Again;Eateries;Windhoek;;',
].join('\n')

describe('a file of a chamber of commerce', () => {
  test('is mapped by guess, looked through without a write, applied, and undone as one', async () => {
    let job = await begin(CHAMBER)
    expect(job.columns.map(({ field, origin }) => [field, origin])).toEqual([
      ['sourceId', 'guessed'],
      ['name', 'guessed'],
      ['category', 'guessed'],
      ['city', 'guessed'],
      ['phone', 'guessed'],
      [null, 'open'],
    ])
    await expect(jobs.command({ id: job.id, actor }, 'check')).rejects.toThrow('Choose a field for “Chairperson”')
    job = (await jobs.choose({ id: job.id, actor }, choice({ columns: { Chairperson: '-' } })))!
    expect(job.values.map(({ value, rows, meaning }) => [value, rows, meaning])).toEqual([
      ['Eateries', 4, null],
      ['Retail & craft', 1, null],
      ['Doctors', 1, null],
      ['Windhoek', 5, 'Windhoek'],
      ['Rundu', 1, 'Rundu'],
    ])
    const values = {
      city: { Rundu: 'Okahandja' },
      category: { Eateries: 'restaurants-dining', 'Retail & craft': 'shopping', Doctors: '-' },
    }
    await expect(jobs.command({ id: job.id, actor }, 'check')).rejects.toThrow('Say what “Eateries” means')
    await jobs.choose({ id: job.id, actor }, choice({ columns: { Chairperson: '-' }, values }))
    await jobs.command({ id: job.id, actor }, 'check')
    job = await until('checked')
    const none = { changed: 0, unchanged: 0, duplicate: 0, undecided: 0 }
    expect(job.checked).toEqual({
      ...none,
      new: 4,
      rejected: 2,
      noted: 1,
      doubts: [{ doubt: 'phone', rows: 1, out: 0 }],
      goes: 4,
    })
    expect(await listings('source_id=like.w-*')).toEqual([])
    const rejected = await jobs.rows(job.id, { kinds: ['rejected'] })
    expect(rejected.rows.map(({ line, reason }) => [line, reason])).toEqual([
      [5, 'category "Doctors" is left out'],
      [7, 'the id w-1 is already on line 2'],
    ])
    const noted = await jobs.rows(job.id, { isNoted: true })
    expect(noted.rows.map(({ line, kind, notes }) => [line, kind, notes])).toEqual([
      [6, 'new', ['phone "ask at the gate" is no number: it is left out']],
    ])
    expect(noted.count).toBe(1)

    const toMend = [...rejected.rows.slice(0, 1), ...noted.rows, ...rejected.rows.slice(1)]
    const mend = async (at: number, change: (cells: readonly string[]) => readonly string[]) =>
      jobs.mend({ id: job.id, actor }, toMend[at]!.number, change(toMend[at]!.cells))
    const withPhone = (phone: string) => (cells: readonly string[]) => cells.with(4, phone)
    expect((await mend(1, withPhone('at the gate')))?.checked).toMatchObject({ noted: 1 })
    expect((await mend(1, withPhone('061 255 9950')))?.checked).toMatchObject({ new: 4, noted: 0, goes: 4 })
    await expect(mend(1, withPhone(''))).rejects.toThrow('Only a row that is rejected or has notes')
    await mend(2, withPhone('061 255 9951'))
    const stillRejected = await jobs.rows(job.id, { kinds: ['rejected'] })
    expect(stillRejected.rows.map(({ reason }) => reason)).toEqual([
      'category "Doctors" is left out',
      'the same business is already on line 2',
    ])
    // What was mended stays so when the file is looked through again.
    await jobs.command({ id: job.id, actor }, 'back')
    await jobs.command({ id: job.id, actor }, 'check')
    job = await until('checked')
    expect(job.checked).toMatchObject({ new: 4, rejected: 2 })
    const [mended] = (await jobs.rows(job.id, { kinds: ['new'], text: 'Bad number' })).rows
    await jobs.decide({ id: job.id, actor }, mended!.number, 'out')

    await jobs.command({ id: job.id, actor }, 'apply')
    job = await until('done')
    expect(job.applied).toMatchObject({ new: 3, changed: 0, unchanged: 0, rejected: 2, out: 1 })
    expect(
      (await listings('source_id=like.w-*')).map((row) =>
        ['business_name', 'status', 'phone', 'city_name'].map((column) => row[column]),
      ),
    ).toEqual([
      ['<b>Kapana</b> & Söhne', 'draft', '', 'Windhoek'],
      ['=HYPERLINK(1)', 'draft', '', 'Okahandja'],
      ['Zambezi Outfitters & Co', 'draft', '+264 61 255 9953', 'Windhoek'],
    ])
    const undone = await database().ask('/rest/v1/admin_operations')
    expect(undone.status).toBe(401)
  })

  test('sent again, it is mapped as before and changes only what differs; a duplicate waits for a decision', async () => {
    const again = CHAMBER.replace('061 255 9953', '061 255 9954')
      .replace('w-4;Nothing known;Doctors', 'w-44;Zambezi Outfitter;Eateries')
      .replace('Windhoek;;\nw-5', 'Windhoek;+264 61 255 9953;\nw-5')
    let job = await begin(again)
    expect(job.columns.map(({ origin }) => origin)).toEqual([...Array(5).fill('guessed'), 'remembered'])
    await jobs.command({ id: job.id, actor }, 'check')
    job = await until('checked')
    expect(job.checked).toMatchObject({
      new: 1,
      changed: 1,
      unchanged: 2,
      rejected: 1,
      duplicate: 1,
      undecided: 1,
      goes: 2,
    })
    const { rows } = await jobs.rows(job.id, { kinds: ['changed', 'duplicate'] })
    expect(rows[0]?.changes).toEqual({ phone: ['+264 61 255 9953', '+264 61 255 9954'] })
    expect(rows[1]?.twin).toMatchObject({ name: 'Zambezi Outfitters & Co', by: 'phone', metres: null })
    job = (await jobs.decide({ id: job.id, actor }, rows[1]!.number, 'same'))!
    expect(job.checked).toMatchObject({ undecided: 0, goes: 3 })
    job = (await jobs.decide({ id: job.id, actor }, rows[0]!.number, 'out'))!
    expect(job.checked).toMatchObject({ goes: 2 })
    await expect(jobs.decide({ id: job.id, actor }, rows[0]!.number, 'same')).rejects.toThrow('nothing to decide')
    await jobs.command({ id: job.id, actor }, 'apply')
    job = await until('done')
    expect(job.applied).toMatchObject({ new: 1, changed: 1, unchanged: 2, rejected: 1, out: 1 })
    expect(await listings('source_id=in.(w-1,w-44)')).toMatchObject([
      // What the file is silent about stays, and so does the number.
      {
        business_name: 'Zambezi Outfitter',
        phone: '+264 61 255 9953',
        source_id: 'w-1',
        category: 'restaurants-dining',
      },
    ])
  })
})

describe('an id that another business had before', () => {
  const fixture = (name: string) => readFileSync(join(import.meta.dirname, `../../fixtures/cells-${name}`))
  const looked = async (content: string | Uint8Array) => {
    const job = await begin(content)
    const open = job.columns.filter(({ field }) => field === null).map(({ name }) => [name, '-'])
    await jobs.choose({ id: job.id, actor }, choice({ columns: Object.fromEntries(open), status: 'published' }))
    await jobs.command({ id: job.id, actor }, 'check')
    return until('checked')
  }
  const apply = async (job: ImportJob) => {
    await jobs.command({ id: job.id, actor }, 'apply')
    return until('done')
  }
  const named = async () => (await listings('source_id=like.z1*')).map((row) => [row['business_name'], row['phone']])

  test('is asked about, and nothing is carried over', async () => {
    await apply(await looked(fixture('same-id-1.csv')))
    const before = await listings('source_id=eq.z1')
    expect(before).toMatchObject([{ business_name: 'Old Example Pharmacy', phone: '+254 722 555001' }])
    let job = await looked(fixture('same-id-2.csv'))
    expect(job.checked).toMatchObject({ duplicate: 1, undecided: 1, goes: 0 })
    const { rows } = await jobs.rows(job.id, {})
    expect(rows[0]?.twin).toMatchObject({ name: 'Old Example Pharmacy', by: 'id' })
    await apply(job)
    expect(await listings('source_id=eq.z1')).toEqual(before)

    job = await looked(fixture('same-id-2.csv'))
    await jobs.decide({ id: job.id, actor }, 1, 'different')
    await apply(job)
    expect(await named()).toEqual([
      ['New Example Night Club', ''],
      ['Old Example Pharmacy', '+254 722 555001'],
    ])
    // Decisions stay.
    expect((await looked(fixture('same-id-2.csv'))).checked).toMatchObject({ unchanged: 1, undecided: 0 })
    expect((await looked(fixture('same-id-1.csv'))).checked).toMatchObject({ unchanged: 1, undecided: 0 })
  })

  test.each([
    ['a name like the one before', 'z1,Example Pharmacy,night club', { changed: 1, undecided: 0 }],
    ['the same kind', 'z1,Quite Another,pharmacy', { changed: 1, undecided: 0 }],
    ['neither', 'z1,Quite Another,hotel', { changed: 0, undecided: 1 }],
  ])('is that of a row with %s: asked only with another name and kind', async (_, row, counts) => {
    expect((await looked(`id,name,category,country\n${row},Kenya`)).checked).toMatchObject(counts)
  })

  test('becomes the other business where that is decided', async () => {
    const job = await looked('id,name,category,country\nz1,Quite Another,hotel,Kenya')
    await jobs.decide({ id: job.id, actor }, 1, 'same')
    await apply(job)
    expect(await listings('source_id=eq.z1')).toMatchObject([{ business_name: 'Quite Another' }])
    const [{ source_id: id }] = (await listings('source_id=like.z1*&business_name=like.New*')) as [
      { source_id: string },
    ]
    expect(id).toBe('z1 new example night club')
  })

  test('and numbers without their first sign, of a spreadsheet, are put right with a remark', async () => {
    const job = await looked(fixture('numeric-phones.xlsx'))
    expect(job.checked).toMatchObject({ new: 4, noted: 2 })
    await apply(job)
    const rows = await listings('business_name=in.(Padded,Long,Ivory,Congo)')
    expect(rows.map(({ business_name: name, phone }) => [name, phone])).toEqual([
      ['Congo', '+242 06 655 5010'],
      ['Ivory', '+225 07 07 55 5010'],
      ['Long', '+254 722 555010'],
      ['Padded', '+254 722 555010'],
    ])
  })
})

test('an import that is killed at half goes on by itself, and each row counts once', async () => {
  const rows = Array.from({ length: 1050 }, (_, index) => `k-${index},Kiosk ${index},shopping,Lusaka`)
  let job = await begin(['id,name,category,city', ...rows].join('\n'))
  await jobs.choose({ id: job.id, actor }, choice({ country: 'ZM' }))
  await jobs.command({ id: job.id, actor }, 'check')
  job = await until('checked')
  expect(job.checked).toMatchObject({ new: 1050, goes: 1050 })

  // The answer of the fifth batch is lost with the server; the batch itself is stored.
  let batches = 0
  const lost = Promise.withResolvers<number>()
  const dying = startJobs(async (path, init) => {
    const answer = await database().backend.request(path, init)
    if (path.endsWith('apply_import_rows') && (batches += 1) === 5) {
      lost.resolve((await jobs.current())!.position)
      await new Promise(() => undefined)
    }
    return answer
  })
  await dying.command({ id: job.id, actor }, 'apply')
  const position = await lost.promise
  expect(position).toBeLessThan(1050)

  const next = startJobs()
  next.resume()
  job = await until('done', next)
  await next.stop()
  expect(job).toMatchObject({
    resumedAt: position,
    position: 1050,
    applied: { new: 1050, changed: 0, unchanged: 0, rejected: 0, out: 0 },
  })
  // An answer has a thousand rows at most.
  for (const digit of [0, 1]) expect((await listings(`source_id=like.k-*${digit}&select=id`)).length).toBe(105)
})

test('an import stops behind a batch and goes on', async () => {
  const rows = Array.from({ length: 2000 }, (_, index) => `s-${index},Stall ${index},shopping,Lusaka`)
  let job = await begin(['id,name,category,city', ...rows].join('\n'))
  await jobs.choose({ id: job.id, actor }, choice({ country: 'ZM' }))
  await jobs.command({ id: job.id, actor }, 'check')
  job = await until('checked')
  await jobs.command({ id: job.id, actor }, 'apply')
  await jobs.command({ id: job.id, actor }, 'stop')
  job = await until('stopped')
  expect(job.position).toBeLessThan(2000)
  expect(job.applied?.new).toBe(job.position)
  await jobs.command({ id: job.id, actor }, 'apply')
  job = await until('done')
  expect(job.applied?.new).toBe(2000)
  await jobs.command({ id: job.id, actor }, 'close')
  expect(await jobs.current()).toBeNull()
})

test('what an undo archived comes back with the same file, what somebody archived does not', async () => {
  const csv = 'id,name,category,city\nu-1,Undone,shopping,Lusaka\nu-2,Archived by hand,shopping,Lusaka'
  const applied = async () => {
    const job = await begin(csv)
    await jobs.choose({ id: job.id, actor }, choice({ country: 'ZM', status: 'published' }))
    await jobs.command({ id: job.id, actor }, 'check')
    const { checked } = await until('checked')
    const { rows } = await jobs.rows(job.id, { kinds: ['new', 'changed'] })
    await jobs.command({ id: job.id, actor }, 'apply')
    const { operation } = await until('done')
    return { checked, rows, operation: operation! }
  }
  const statuses = async () => (await listings('source_id=like.u-*')).map((row) => row['status'])
  const history = await historyOfAdministrator()

  await history.undo((await applied()).operation)
  expect(await statuses()).toEqual(['archived', 'archived'])
  const again = await applied()
  expect(again.checked).toMatchObject({ new: 0, changed: 2, unchanged: 0 })
  expect(again.rows[0]?.changes).toEqual({ status: ['archived', 'published'] })
  expect(await statuses()).toEqual(['published', 'published'])

  await history.undo(again.operation)
  const byHand = { method: 'PATCH', headers: serviceKeyHeaders(database()) }
  for (const status of ['draft', 'archived']) {
    await database().ask('/rest/v1/listings?source_id=eq.u-2', { ...byHand, body: { status } })
  }
  expect((await applied()).checked).toMatchObject({ new: 0, changed: 1, unchanged: 1 })
  expect(await statuses()).toEqual(['archived', 'published'])
})

test('an export that is imported changes nothing, whatever is in it; of a row that was edited only the edit', async () => {
  const odd = {
    id: 'odd',
    slug: 'odd',
    business_name: '=HYPERLINK("x")',
    category: 'shopping',
    country: 'KE',
    phone: 'ask at the gate',
    address: '\'-2, "Moi" Avenue',
    description: '@home\nand - on a second line',
    city_name: 'nairobi',
    city_slug: 'nairobi-west',
    lat: 48.85,
    lng: 2.35,
  }
  const headers = serviceKeyHeaders(database())
  expect((await database().ask('/rest/v1/listings', { method: 'POST', headers, body: odd })).status).toBe(201)
  const whole = (await listings('limit=900&source_id=is.null')) as unknown as FileListing[]
  const before = await listings('id=eq.odd')
  const exported = CSV_HEAD + csvLines(whole)
  let job = await begin(exported)
  await jobs.choose({ id: job.id, actor }, choice({ columns: { slug: '-', status: '-' } }))
  await jobs.command({ id: job.id, actor }, 'check')
  job = await until('checked')
  expect((await jobs.rows(job.id, { kinds: ['new', 'changed', 'rejected', 'duplicate'] })).rows).toEqual([])
  expect(job.checked).toMatchObject({ unchanged: whole.length, new: 0, changed: 0, rejected: 0, duplicate: 0 })

  job = await begin(exported.replace("'@home", 'home'))
  await jobs.command({ id: job.id, actor }, 'check')
  job = await until('checked')
  expect(job.checked).toMatchObject({ unchanged: whole.length - 1, changed: 1, rejected: 0 })
  const { rows } = await jobs.rows(job.id, { kinds: ['changed'] })
  expect(rows[0]?.changes).toEqual({ description: ['@home\nand - on a second line', 'home\nand - on a second line'] })
  expect(await listings('id=eq.odd')).toEqual(before)
})

test.each([
  ['', 'The file is empty'],
  ['name,category\n', 'nothing below'],
  ['12,Nairobi,x@y.example\n13,Kisumu,z@y.example\n', 'No row at the beginning says'],
  [Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d), 'neither a text nor a spreadsheet'],
  [`name,category\n${'A,shopping\n'.repeat(100_001)}`, 'more than 100,000 rows'],
  [spreadsheetOf('<row/>'.repeat(10_000_000)), 'unpacks to more than 200 times its size'],
  [Buffer.of(0xd0, 0xcf, 0x11, 0xe0), 'spreadsheet of before 2007'],
])('a file that is of no use gets a sentence: %#', async (content, sentence) => {
  const job = await begin(content)
  expect(job).toMatchObject({ state: 'failed', columns: [], failure: expect.stringContaining(sentence) })
  await jobs.command({ id: job.id, actor }, 'close')
  expect(await jobs.current()).toBeNull()
})

describe('an import is somebody’s', () => {
  const CSV = 'id,name,category,city\nb-1,Whose,shopping,Lusaka\n'

  test('and nobody else’s file takes its place', async () => {
    const job = await begin(CSV)
    await expect(jobs.begin({ ...sent(CSV), actor: randomUUID() })).rejects.toThrow('finished or discarded first')
    expect(await jobs.current()).toEqual(job)
    // Both at once, where none is open.
    await discard()
    const both = await Promise.allSettled([
      jobs.begin(sent(CSV)),
      startJobs().begin({ ...sent(CSV), actor: randomUUID() }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'open' } })
  })

  test('who alone decides about it; the others see whose it is, stop it and discard it', async () => {
    const job = await begin(CSV)
    expect(job).toMatchObject({ actor, actorEmail: expect.stringContaining('@') })
    await jobs.choose({ id: job.id, actor }, choice({ country: 'ZM' }))
    const other = { id: job.id, actor: randomUUID() }
    const refused = { code: 'not-yours' }
    await expect(jobs.choose(other, choice({ country: 'KE' }))).rejects.toMatchObject(refused)
    for (const command of ['check', 'forget', 'back', 'apply'] as const) {
      await expect(jobs.command(other, command)).rejects.toMatchObject(refused)
    }
    await jobs.command({ id: job.id, actor }, 'check')
    await until('checked')
    await expect(jobs.decide(other, 1, 'out')).rejects.toMatchObject(refused)
    await expect(jobs.mend(other, 1, [])).rejects.toMatchObject(refused)
    expect((await jobs.current())?.checked).toMatchObject({ new: 1, goes: 1 })
    await jobs.command(other, 'stop')
    await jobs.command(other, 'close')
    expect(await jobs.current()).toBeNull()
    await expect(jobs.command({ id: job.id, actor }, 'apply')).rejects.toMatchObject({ code: 'gone' })
  })
})

describe('while a file is read', () => {
  const HEAD = ['id', 'name', 'category', 'city']
  const rows = Array.from({ length: 100_000 }, (_, at) => [`x-${at}`, `Sheet ${at}`, 'shopping', 'Lusaka'])

  test('its progress is told, and 100,000 rows of a spreadsheet are kept', async () => {
    const told: number[] = []
    const from = startJobs(async (path, init) => {
      const { position, state } = JSON.parse(
        init?.method === 'PATCH' ? (init.body as string) : '{}',
      ) as Partial<ImportJob>
      if (state === undefined && position !== undefined) told.push(position)
      return database().backend.request(path, init)
    })
    await discard()
    await from.begin(sent(spreadsheetFile([HEAD, ...rows])))
    const job = await until('columns', from)
    expect(told.length).toBeGreaterThanOrEqual(50)
    expect(told.toSorted((a, b) => a - b)).toStrictEqual(told)
    expect(told.at(-1)).toBe(1000)
    expect(job).toMatchObject({ total: 100_000, position: 0, lines: { total: 100_001, row: 100_000 } })
    const { body } = await database().ask(`/rest/v1/import_pieces?job=eq.${job.id}&select=records&place=eq.999`, {
      headers: serviceKeyHeaders(database()),
    })
    const [{ records }] = body as [{ records: { cells: string[] }[] }]
    expect(records).toHaveLength(100)
    expect(records.at(-1)).toStrictEqual({ line: 100_001, cells: rows.at(-1) })
  })

  test('it can be given up, and leaves nothing', async () => {
    await discard()
    await jobs.begin(sent(spreadsheetFile([HEAD, ...rows.slice(0, 25_000)])))
    const { id } = (await jobs.current())!
    await jobs.command({ id, actor }, 'close')
    expect(await jobs.current()).toBeNull()
    const { body } = await database().ask(`/rest/v1/import_pieces?job=eq.${id}`, {
      headers: serviceKeyHeaders(database()),
    })
    expect(body).toEqual([])
    expect(await begin('name,category\nA,shopping\n')).toMatchObject({ state: 'columns', total: 1 })
  })

  test('it is given up while it comes, and where it does not come whole', async () => {
    await discard()
    const stalled = Promise.withResolvers<never>()
    async function* never(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('name,category\n')
      await stalled.promise
    }
    const coming = jobs.begin({ ...sent(''), body: never() })
    await expect.poll(async () => (await jobs.current())?.state).toBe('reading')
    stalled.reject(new Error('aborted'))
    await expect(coming).rejects.toThrow('Not all of the file has come')
    expect(await jobs.current()).toBeNull()
  })

  test('and the server goes down, the import says so', async () => {
    await jobs.begin(sent(spreadsheetFile([HEAD, ...rows.slice(0, 25_000)])))
    await jobs.stop()
    expect(await jobs.current()).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('Send the file again'),
    })
    // As kill -9 leaves it.
    const reading = {
      method: 'PATCH',
      headers: serviceKeyHeaders(database()),
      body: { state: 'reading', failure: null },
    }
    await database().ask('/rest/v1/import_jobs?closed_at=is.null', reading)
    jobs.resume()
    await expect.poll(async () => (await jobs.current())?.failure).toContain('went down while it read the file')
  })
})

test('each line of a file is accounted for, and of those that are not understood the first are shown', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => `q-${at},${at === 1 ? '"' : ''}Quoted ${at},shopping,Lusaka`)
  let job = await begin(['id,name,category,city', ...rows, '', 'q-x,"Half', 'a row'].join('\n'))
  expect(job).toMatchObject({ total: 1000, lines: { total: 1004, header: 1, row: 1000, blank: 1, notUnderstood: 2 } })
  expect(job.lines?.lost).toStrictEqual([{ line: 1003, lines: 2, text: ['q-x,"Half', 'a row'] }])
  await jobs.choose({ id: job.id, actor }, choice({ country: 'ZM' }))
  await jobs.command({ id: job.id, actor }, 'check')
  job = await until('checked')
  expect(job.checked).toMatchObject({ new: 999, rejected: 1 })
  const [rejected] = (await jobs.rows(job.id, { kinds: ['rejected'] })).rows
  expect(rejected).toMatchObject({ line: 3, reason: 'name has a quote too many or too few', name: '"Quoted 1' })
})

test('how a file was read is said, and is otherwise where somebody says so', async () => {
  const content = new Uint8Array([...Buffer.from('Members\n\nname,category\nCaf'), 0x8e, ...Buffer.from(',shopping\n')])
  const job = await begin(content)
  expect(job.columns[0]?.first).toBe('Café')
  expect(job.reading).toMatchObject({
    encoding: 'macintosh',
    isGuess: true,
    headerLine: 3,
    top: [{ text: 'Members' }, { line: 3 }, { line: 4 }],
    rows: [['Café', 'shopping']],
  })
  const other = await begin(content, { encoding: 'windows-1252' })
  expect(other.columns[0]?.first).toBe('CafŽ')
  expect(other.reading).toMatchObject({ encoding: 'windows-1252', isGuess: false })
})

describe('what a file does not say', () => {
  const ROWS = 'id,name,category,lat,lng\nq-1,Karibu House,hotel,-1.2841,36.8155\n'

  test('is whom to credit, with a link', async () => {
    const { id } = await begin(ROWS)
    const half = { name: 'Example Chamber, CC BY 4.0', url: '' }
    await jobs.choose({ id, actor }, choice({ country: 'KE', source: half }))
    await expect(jobs.command({ id, actor }, 'check')).rejects.toThrow('Write whom to credit and a link to it')
    const source = { ...half, url: 'https://chamber.example/licence' }
    await jobs.choose({ id, actor }, choice({ country: 'KE', source }))
    await jobs.command({ id, actor }, 'check')
    await until('checked')
    await jobs.command({ id, actor }, 'apply')
    await until('done')
    const [row] = await listings('source_id=eq.q-1')
    expect(row).toMatchObject({ source_name: source.name, source_url: source.url })
  })

  test('are its towns, which stay through other choices and can be taken away', async () => {
    const { id } = await begin(ROWS.replaceAll('q-1', 'q-2'))
    const by = { id, actor }
    const file = (content: string) => ({ body: partsOf(Buffer.from(content)), name: 'towns.csv' })
    await expect(jobs.places(by, file('name,people\nUpper Hill,3'))).rejects.toThrow('has no column lat, lng')
    await expect(jobs.places(by, file('name,lat,lng\nParis,48.85,2.35'))).rejects.toThrow('no place of Africa')
    await jobs.places(by, file('Name;Latitude;Longitude\nUpper Hill;-1,2841;36,8155\n'))
    const job = await jobs.choose(by, choice({ country: 'KE' }))
    expect(job?.places).toStrictEqual({ file: 'towns.csv', count: 1 })
    const cities = async () => {
      await jobs.command(by, 'check')
      await until('checked')
      return (await jobs.rows(id, {})).rows.map(({ city }) => city)
    }
    expect(await cities()).toStrictEqual(['Upper Hill'])
    await expect(jobs.places(by, null)).rejects.toThrow('Go back first')
    await jobs.command(by, 'back')
    expect((await jobs.places(by, null))?.places).toBeNull()
    expect(await cities()).toStrictEqual(['Nairobi'])
  })

  test('are the other names of its towns', async () => {
    const { id } = await begin('id,name,category,city\nq-3,Karibu House,hotel,Kilima cha Juu\n')
    const by = { id, actor }
    const towns = 'name,lat,lng,alt_name\nUpper Hill,-1.2841,36.8155,Kilima cha Juu\n'
    await jobs.places(by, { body: partsOf(Buffer.from(towns)), name: 'towns.csv' })
    await jobs.choose(by, choice({ country: 'KE' }))
    await jobs.command(by, 'check')
    await until('checked')
    expect((await jobs.rows(id, {})).rows.map(({ city }) => city)).toStrictEqual(['Upper Hill'])
  })
})

test('what is doubted is counted, listed, left out and taken in again by one press, and what is written is shown', async () => {
  const stalls = Array.from(
    { length: 10 },
    (_, at) => `p-${at},Stall ${at},shopping,-1.2841,36.8155,Stall ${at} Market,`,
  )
  const rows = ['p-x,Swapped House,hotel,36.8172,-1.2864,1 Hill Road,', 'p-y,Old Inn (closed),hotel,,,,0722 555 013']
  const { id } = await begin(['id,name,category,lat,lng,address,phone', ...stalls, ...rows].join('\n'))
  const by = { id, actor }
  await jobs.choose(by, choice({ country: 'KE' }))
  await jobs.command(by, 'check')
  const checked = await until('checked')
  expect(checked.checked).toMatchObject({
    goes: 12,
    doubts: [
      { doubt: 'pile', rows: 10, out: 0 },
      { doubt: 'closed', rows: 1, out: 0 },
      { doubt: 'mend', rows: 1, out: 0 },
    ],
  })
  const [closed] = (await jobs.rows(id, { doubt: 'closed' })).rows
  expect(closed).toMatchObject({ name: 'Old Inn (closed)', written: { country: 'KE', phone: '+254 722 555013' } })
  expect((await jobs.leaveOut(by, 'pile', true))?.checked).toMatchObject({ goes: 2 })
  expect((await jobs.rows(id, { doubt: 'pile' })).rows.every(({ decision }) => decision === 'out')).toBe(true)
  expect((await jobs.leaveOut(by, 'pile', false))?.checked).toMatchObject({ goes: 12 })

  await jobs.command(by, 'back')
  await jobs.choose(by, choice({ country: 'KE', accepted: ['pile', 'mend'] }))
  await jobs.command(by, 'check')
  await until('checked')
  const written = (await jobs.rows(id, { kinds: ['new'] })).rows.map((row) => row.written?.['lat'])
  expect(written).toStrictEqual([...Array.from({ length: 10 }, () => -1.2841), -1.2864, null])
})

test('a check that a source has made is written, and never over a later one', async () => {
  const imported = async (day: string) => {
    const { id } = await begin(`id,name,category,country,check_date\nchecked-1,Checked House,hotel,Kenya,${day}\n`)
    await jobs.choose({ id, actor }, choice())
    await jobs.command({ id, actor }, 'check')
    await until('checked')
    await jobs.command({ id, actor }, 'apply').catch(() => undefined)
    await expect.poll(async () => (await jobs.current())?.state, { timeout: 20_000 }).not.toBe('applying')
    return (await listings('source_id=eq.checked-1'))[0]?.['existence_check']
  }
  expect(await imported('2024-05-01')).toStrictEqual({ on: '2024-05-01', how: 'source' })
  expect(await imported('2025-01')).toStrictEqual({ on: '2025-01-01', how: 'source' })
  expect(await imported('2023-01-01')).toStrictEqual({ on: '2025-01-01', how: 'source' })
})
