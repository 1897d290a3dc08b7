// @module-tag ci
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectHistory } from '@dira/data'
import { expect, inject, test } from 'vitest'
import { connectBackend } from '../connect/connectBackend.ts'
import type { Backend } from '../connect/backend.ts'
import { expectOk } from '../report/expectOk.ts'
import { readSecrets } from '../data/secrets.ts'
import { longWork } from '../longWork.ts'
import { placeData } from '../testing/preparedData.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

const root = temporaryFolder()
const dataFolder = join(root, 'data')
const ROWS = inject('isNightly') ? 2000 : 800
/** So many times an import is killed before it may end. */
const KILLS = inject('isNightly') ? 4 : 2
/** So many imports are killed, edited and undone; DIRA_KILLS=50 asks for as many as take fifty kills. */
const ROUNDS = Math.ceil(Number(process.env['DIRA_KILLS'] ?? KILLS) / KILLS)

/** The first import writes half of the rows; the first one that is killed changes these and adds the others. */
function fileOf(name: string, length: number, description: string): string {
  const file = join(root, name)
  const lines = Array.from({ length }, (_, index) => `killed-${index},Killed ${index},shopping,KE,${description}`)
  writeFileSync(file, ['source_id,name,category,country,description', ...lines].join('\n'))
  return file
}

function startImport(file: string) {
  return spawn(process.execPath, [join(import.meta.dirname, '../cli/import-listings.ts'), file], {
    env: { ...process.env, DIRA_DATA: dataFolder, SUPABASE_URL: '', VITE_SUPABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

async function withBackend<Result>(use: (backend: Backend) => Promise<Result>): Promise<Result> {
  const backend = await connectBackend({ dataFolder, command: 'a test' })
  try {
    return await use(backend)
  } finally {
    await backend.close()
  }
}

/** All listings, those of the imports by their row of the file. */
async function rows(backend: Backend): Promise<Map<string, Record<string, unknown>>> {
  const all: Record<string, unknown>[] = []
  for (let offset = 0; ; offset += 1000) {
    const path = `/rest/v1/listings?order=id&limit=1000&offset=${offset}`
    const page = (await (await expectOk(await backend.request(path))).json()) as Record<string, unknown>[]
    all.push(...page)
    if (page.length < 1000) break
  }
  return new Map(
    all.map(({ version: _version, updated_at: _updatedAt, ...row }) => {
      const { id, source_id: source } = row
      const isImported = typeof source === 'string' && source.startsWith('killed-')
      return [isImported ? source : String(id), row]
    }),
  )
}

/** The history of the demo administrator. */
async function historyOf(backend: Backend) {
  const { demoAdministrator, publishableKey } = readSecrets(dataFolder)!
  const answer = await backend.request('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(demoAdministrator),
  })
  const { access_token: token } = (await (await expectOk(answer)).json()) as { access_token: string }
  return connectHistory({
    url: 'http://127.0.0.1',
    key: publishableKey,
    accessToken: async () => token,
    fetch: async (address, init) => backend.request(new Request(address).url.replace('http://127.0.0.1', ''), init),
  })
}

test(
  'an import that is killed at random moments goes on as the same operation, and its undo keeps what was edited since',
  async () => {
    console.error = () => undefined
    await placeData(dataFolder)
    const others = (await withBackend(rows)).size
    await once(startImport(fileOf('first.csv', ROWS / 2, 'Before')), 'close')
    expect((await withBackend(rows)).size).toBe(others + ROWS / 2)
    for (let round = 0; round < ROUNDS; round += 1) await killAndUndo(round, others)
  },
  ROUNDS * 240_000,
)

async function killAndUndo(round: number, others: number): Promise<void> {
  const before = await withBackend(rows)
  // The first adds half of its rows. Its undo archives them, and the next import takes them out of the archive, which is a change of its own.
  const [added, revived] = round === 0 ? [ROWS / 2, 0] : [0, ROWS / 2]
  const name = `round-${round}.csv`
  const file = fileOf(name, ROWS, `After ${round}`)
  let killed = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = startImport(file)
    // What it prints is after a stored batch.
    await once(child.stdout, 'data')
    await pause(Math.random() * 500)
    child.kill('SIGKILL')
    const [, signal] = (await once(child, 'close')) as [unknown, string | null]
    if (signal === 'SIGKILL') killed += 1
  }
  expect(killed).toBeGreaterThan(0)
  await once(startImport(file), 'close')

  await withBackend(async (backend) => {
    const after = await rows(backend)
    expect(after.size).toBe(others + ROWS)
    const history = await historyOf(backend)
    const [imported] = (await history.operations({ kind: 'import' })).operations
    expect(imported).toMatchObject({ added, changed: ROWS - added, isFinished: true, summary: { file: name } })

    // Somebody edits some of each half.
    const edits = { description: `Edited ${round}`, phone: String(round) }
    const isEdited = (source: string) =>
      source.startsWith('killed-') && Number(source.replace('killed-', '')) % 20 === 0
    for (let id = 0; id < ROWS; id += 20) {
      const path = `/rest/v1/listings?source_id=eq.killed-${id}`
      await expectOk(await backend.request(path, { method: 'PATCH', body: JSON.stringify(edits) }))
    }
    // What was added is archived, whatever was edited of it.
    const server = longWork({ connectOwner: async () => backend, onWarning: () => undefined })
    server.start()
    const report = await history.undo(imported!.id)
    await server.stop()
    const kept = (ROWS - added) / 20
    expect(report).toMatchObject({ changed: ROWS - added - kept + revived, archived: added, leftAlone: kept })
    for (const [source, row] of await rows(backend)) {
      const was = before.get(source) ?? { ...after.get(source), status: 'archived' }
      expect(row).toEqual({ ...was, ...(isEdited(source) && edits) })
    }
  })
}
