import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectHistory } from '@dira/data'
import { expect, test } from 'vitest'
import { connectBackend } from '../connect/connectBackend.ts'
import type { Backend } from '../connect/backend.ts'
import { expectOk } from '../connect/expectOk.ts'
import { readSecrets } from '../data/secrets.ts'
import { placeData } from '../testing/preparedData.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

const root = temporaryFolder()
const dataFolder = join(root, 'data')
const ROWS = 2000

/** The first import writes half of the rows; the one that is killed changes these and adds the others. */
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

async function rows(backend: Backend): Promise<Map<string, Record<string, unknown>>> {
  const all: Record<string, unknown>[] = []
  for (let offset = 0; ; offset += 1000) {
    const path = `/rest/v1/listings?source_id=like.killed-*&order=id&limit=1000&offset=${offset}`
    const page = (await (await expectOk(await backend.request(path))).json()) as Record<string, unknown>[]
    all.push(...page)
    if (page.length < 1000) break
  }
  return new Map(all.map(({ version: _version, updated_at: _updatedAt, ...row }) => [String(row['source_id']), row]))
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

test('an import that is killed at random moments goes on as the same operation, and its undo keeps what was edited since', async () => {
  console.error = () => undefined
  await placeData(dataFolder)
  await once(startImport(fileOf('first.csv', ROWS / 2, 'Before')), 'close')
  const before = await withBackend(rows)
  expect(before.size).toBe(ROWS / 2)

  const file = fileOf('second.csv', ROWS, 'After')
  for (let kill = 0; kill < 4; kill += 1) {
    const child = startImport(file)
    // What it prints is after a stored batch.
    await once(child.stdout, 'data')
    await pause(100 + Math.random() * 900)
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  await once(startImport(file), 'close')

  await withBackend(async (backend) => {
    const after = await rows(backend)
    expect(after.size).toBe(ROWS)
    const history = await historyOf(backend)
    const imports = (await history.operations({ kind: 'import' })).operations
    expect(imports).toMatchObject([
      { added: ROWS / 2, changed: ROWS / 2, changes: ROWS / 2, isFinished: true, summary: { file: 'second.csv' } },
      { added: ROWS / 2, changed: 0, isFinished: true, summary: { file: 'first.csv' } },
    ])

    // Somebody edits some of each half.
    const edited = (id: number) => id % 20 === 0
    for (let id = 0; id < ROWS; id += 20) {
      const path = `/rest/v1/listings?source_id=eq.killed-${id}`
      await expectOk(
        await backend.request(path, { method: 'PATCH', body: JSON.stringify({ description: 'Edited', phone: '1' }) }),
      )
    }
    const report = await history.undo(imports[0]!.id)
    expect(report).toMatchObject({ changed: ROWS / 2 - ROWS / 40, archived: ROWS / 2, leftAlone: ROWS / 40 })
    for (const [source, row] of await rows(backend)) {
      const id = Number(source.replace('killed-', ''))
      const edits = edited(id) ? { description: 'Edited', phone: '1' } : {}
      const was = before.get(source) ?? { ...after.get(source), status: 'archived' }
      expect(row).toEqual({ ...was, ...edits })
    }
  })
})
