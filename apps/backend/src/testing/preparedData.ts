import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataPaths, REPOSITORY_ROOT } from '../data/dataFolder.ts'
import { openEmbedded } from '../embedded/openEmbedded.ts'
import { clusterIn, namedServer, startNativePostgres, type NativePostgres } from './nativePostgres.ts'

/** What a prepared database is made of: when one of these changes, it is made anew. */
const SOURCES = [
  'pnpm-lock.yaml',
  'supabase/config.toml',
  'supabase/migrations',
  'supabase/seed.sql',
  'apps/backend/src/admin',
  'apps/backend/src/data',
  'apps/backend/src/database',
  'apps/backend/src/testing/nativePostgres.ts',
]

/**
 * Puts the data of a first start into a folder: the migrated and seeded database and its secrets. They are copied from a cache, because
 * making a database takes seconds and each file of tests wants its own.
 */
export async function placeData(dataFolder: string): Promise<void> {
  const cached = await cachedData('data', async (folder) => {
    const { close } = await openEmbedded({ dataFolder: folder, command: 'a test' })
    await close()
  })
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  for (const part of ['database', 'secrets'] as const) copy(dataPaths(cached)[part], dataPaths(dataFolder)[part])
}

/** The same data in a PostgreSQL server, which this starts. */
export async function startPreparedPostgres(dataFolder: string): Promise<NativePostgres> {
  const migrate = async (folder: string) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const server = await startNativePostgres(folder)
    const { close } = await openEmbedded({ dataFolder: folder, command: 'a test', databaseUrl: server.url })
    await close()
    return server
  }
  if (namedServer() !== undefined) return migrate(dataFolder)
  const cached = await cachedData('native', async (folder) => (await migrate(folder)).close())
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  copy(clusterIn(cached), clusterIn(dataFolder))
  copy(dataPaths(cached).secrets, dataPaths(dataFolder).secrets)
  return startNativePostgres(dataFolder)
}

/** Copies with owners and rights: the files of a server are those of another user. */
function copy(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}

async function cachedData(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const caches = join(REPOSITORY_ROOT, 'node_modules/.cache/dira')
  const folder = join(caches, `${name}-${hashOfSources()}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(caches, { recursive: true })
  for (const old of readdirSync(caches).filter((entry) => new RegExp(`^${name}-[0-9a-f]+$`).test(entry))) {
    rmSync(join(caches, old), { recursive: true, force: true })
  }
  await make(unfinished)
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another worker was quicker, and its own is as good.
    rmSync(unfinished, { recursive: true })
  }
  return folder
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
