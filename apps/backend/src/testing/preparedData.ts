import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { dataPaths, REPOSITORY_ROOT } from '../data/dataFolder.ts'
import { openEmbedded } from '../database/openEmbedded.ts'

/** What a prepared database is made of: when one of these changes, it is made anew. */
const SOURCES = [
  'pnpm-lock.yaml',
  'supabase/config.toml',
  'supabase/migrations',
  'supabase/seed.sql',
  'apps/backend/src/admin',
  'apps/backend/src/data',
  'apps/backend/src/database',
]

/**
 * Puts the data of a first start into a folder: the migrated and seeded database and its secrets. They are copied from a cache, because
 * making a database takes seconds and each file of tests wants its own.
 */
export async function placeData(dataFolder: string): Promise<void> {
  const cached = join(REPOSITORY_ROOT, 'node_modules/.cache/dira', `data-${hashOfSources()}`)
  if (!existsSync(cached)) await makeData(cached)
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  for (const part of ['database', 'secrets'] as const) {
    cpSync(dataPaths(cached)[part], dataPaths(dataFolder)[part], { recursive: true })
  }
}

async function makeData(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(dirname(folder), { recursive: true })
  for (const old of readdirSync(dirname(folder)).filter((name) => /^data-[0-9a-f]+$/.test(name))) {
    rmSync(join(dirname(folder), old), { recursive: true, force: true })
  }
  const { close } = await openEmbedded({ dataFolder: unfinished, command: 'a test' })
  await close()
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another worker was quicker, and its own is as good.
    rmSync(unfinished, { recursive: true })
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesOf(join(REPOSITORY_ROOT, source))) hash.update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  try {
    return readdirSync(path)
      .filter((name) => !name.endsWith('.test.ts'))
      .toSorted()
      .flatMap((name) => filesOf(join(path, name)))
  } catch {
    return [path]
  }
}
