import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { dataPaths, REPOSITORY_ROOT } from '../data/dataFolder.ts'

/**
 * Puts an empty database into a data folder, as the first start would, but out of a cache: making one takes seconds, and
 * each file of tests wants its own. Migrations and seed follow as ever when it is opened.
 */
export async function placeEmptyDatabase(dataFolder: string): Promise<void> {
  const cached = join(REPOSITORY_ROOT, 'node_modules/.cache/dira', `empty-database-${pgliteVersion()}`)
  if (!existsSync(cached)) await makeEmptyDatabase(cached)
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
  cpSync(cached, dataPaths(dataFolder).database, { recursive: true })
}

async function makeEmptyDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`
  mkdirSync(dirname(folder), { recursive: true })
  const postgres = await PGlite.create({ dataDir: unfinished })
  await postgres.close()
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another worker was quicker, and its own is as good.
    rmSync(unfinished, { recursive: true })
  }
}

/** The version is pinned, so it names what the database was made by. */
function pgliteVersion(): string {
  const manifest = readFileSync(join(REPOSITORY_ROOT, 'apps/backend/package.json'), 'utf8')
  return (
    (JSON.parse(manifest) as { dependencies: Record<string, string> }).dependencies['@electric-sql/pglite'] ?? 'unknown'
  )
}
