import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { compressForBuild } from '../cache/encodedBody.ts'
import type { OpenCode } from './siteCode.ts'
import { readBuiltCode } from './builtCode.ts'
import { CLIENT_FOLDER, CODE_STAMP, CONSOLE, CONSOLE_FOLDER, CONSOLE_PAGES, DIST } from '../settings/folders.ts'
import { assetsIn, copyFiles, retainedAssets, type Assets } from './retainedAssets.ts'

const SITE = join(import.meta.dirname, '..', '..')
const REPOSITORY = join(SITE, '..', '..')

/** What the built code is made of. */
const SOURCES = [
  'pnpm-lock.yaml',
  'packages/directory-core/src',
  'packages/ui/src',
  'packages/auth/src',
  'packages/data/src',
  'packages/app/src',
  'apps/site/src',
  'apps/site/public',
  'apps/site/server',
  'apps/site/index.html',
  'apps/site/vite.config.ts',
  'apps/console/src',
  'apps/console/index.html',
  'apps/console/vite.config.ts',
]

const run = promisify(execFile)

const ASSETS_FILE = join(DIST, 'assets.json')
const CLIENT_BEFORE = join(DIST, 'client-before')

/** The code as it is built; what changed since the last build is built first. */
export const freshCode: OpenCode = async ({ onStep }) => {
  await buildCode(onStep)
  return readBuiltCode()
}

/** Builds the code of the site unless it was built from the same sources before. */
export async function buildCode(onStep: (step: string) => void): Promise<void> {
  const sources = await hashOfSources()
  const isBuilt = existsSync(CODE_STAMP) && (await readFile(CODE_STAMP, 'utf8')) === sources
  if (isBuilt) return
  onStep('Building the site')
  await rm(CODE_STAMP, { force: true })
  await mkdir(DIST, { recursive: true })
  await rm(CLIENT_BEFORE, { recursive: true, force: true })
  if (existsSync(CLIENT_FOLDER)) await rename(CLIENT_FOLDER, CLIENT_BEFORE)

  // Also when a test, which has NODE_ENV=test, starts a site: the next to start uses the same build.
  process.env['NODE_ENV'] = 'production'
  const configFile = join(SITE, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  await build({ configFile, logLevel: 'warn', build: { ssr: join(SITE, 'src/entry-server.tsx') } })
  await buildConsole()
  await keepAssetsOfBuildBefore()
  await compressFolder(CLIENT_FOLDER)
  await rm(CLIENT_BEFORE, { recursive: true, force: true })
  // Last: half-done work is done again.
  await writeFile(CODE_STAMP, sources)
}

/** Builds the console, renders its pages, and puts its files beside those of the site. */
async function buildConsole(): Promise<void> {
  const configFile = join(CONSOLE, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn' })
  await build({ configFile, logLevel: 'warn', build: { ssr: join(CONSOLE, 'src/entry-build.tsx') } })
  // By a process of its own: the one that serves keeps none of this code.
  const { stdout } = await run(process.execPath, [join(CONSOLE, 'dist/pages/entry-build.js')], { maxBuffer: Infinity })
  await writeFile(CONSOLE_PAGES, stdout)
  await copyFiles({ from: CONSOLE_FOLDER, to: CLIENT_FOLDER, files: await assetsIn(CONSOLE_FOLDER) })
}

/** Pages that are open since the build before may still ask for its files. */
async function keepAssetsOfBuildBefore(): Promise<void> {
  const last = existsSync(ASSETS_FILE) ? (JSON.parse(await readFile(ASSETS_FILE, 'utf8')) as Assets) : undefined // Written below.
  const assets = retainedAssets(await assetsIn(CLIENT_FOLDER), last)
  await copyFiles({ from: CLIENT_BEFORE, to: CLIENT_FOLDER, files: assets.before })
  await writeFile(ASSETS_FILE, JSON.stringify(assets))
}

/** Smaller files fit into one packet uncompressed, in bytes. */
const WORTH_COMPRESSING = 1024

/** Writes the compressed forms of every text file beside it. */
async function compressFolder(folder: string): Promise<void> {
  for (const file of await filesBelow(folder)) {
    if (!/\.(?:js|css|svg|json|txt|xml)$/.test(file)) continue
    const content = await readFile(file)
    if (content.length < WORTH_COMPRESSING) continue
    const { br, gzip } = await compressForBuild(content)
    await writeFile(`${file}.br`, br)
    await writeFile(`${file}.gz`, gzip)
  }
}

async function hashOfSources(): Promise<string> {
  const files = await Promise.all(SOURCES.map((path) => filesBelow(join(REPOSITORY, path))))
  const parts = files
    .flat()
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .toSorted()
    .map(async (file) => `${relative(REPOSITORY, file)}\n${hash([await readFile(file, 'utf8')])}`)
  return hash(await Promise.all(parts))
}

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) return []
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => undefined)
  if (!entries) return [path]
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex')
}
