import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { CLIENT_FOLDER, DIST } from './builtSite.ts'
import { compressFolder } from './compressed.ts'
import { prerenderSite, type PrerenderInput } from './prerenderSite.ts'
import type { ListingSource } from './directoryFeed.ts'

const SITE = join(import.meta.dirname, '..')
const REPOSITORY = join(SITE, '..', '..')

/** What the built code is made of. */
const CODE = [
  'pnpm-lock.yaml',
  'packages/directory-core/src',
  'packages/ui/src',
  'packages/auth/src',
  'apps/backend/src/listing/rows.ts',
  'apps/site/src',
  'apps/site/public',
  'apps/site/server',
  'apps/site/index.html',
  'apps/site/vite.config.ts',
]

export interface BuildInput extends Pick<PrerenderInput, 'siteUrl' | 'apiUrl' | 'publishableKey'> {
  /** The pages folder. */
  readonly pages: string
  readonly source: ListingSource
  /** Told what is being done, in a few words, and how far it is. */
  readonly onStep: (step: string) => void
}

/** Builds what changed: the code when a source file did, the pages when the code, the listings or the installation did. */
export async function buildSite({ pages, source, onStep, ...installation }: BuildInput): Promise<void> {
  await mkdir(DIST, { recursive: true })
  const code = await hashOfCode()
  await whenChanged({ stamp: CODE_STAMP, content: code }, async () => {
    onStep('Building the site')
    const configFile = join(SITE, 'vite.config.ts')
    await build({ configFile, logLevel: 'warn' })
    await compressFolder(CLIENT_FOLDER)
    await build({ configFile, logLevel: 'warn', build: { ssr: join(SITE, 'src/entry-server.tsx') } })
  })

  const version = await source.version()
  const content = hash([code, version, ...Object.values(installation)])
  await whenChanged({ stamp: join(pages, 'pages.stamp'), content }, async () => {
    // Before the listings are read: what changes meanwhile is among the changes since.
    const instant = new Date()
    const listings = await source.listings()
    onStep(`Writing the pages of ${listings.length} listings`)
    await mkdir(pages, { recursive: true })
    await prerenderSite({ ...installation, pages, contentHash: content, listings, version, instant })
  })
}

const CODE_STAMP = join(DIST, 'code.stamp')

/** Does the work unless it was finished for the same content before. The stamp is written last: half-done work is done again. */
async function whenChanged({ stamp, content }: { stamp: string; content: string }, work: () => Promise<void>) {
  const isDone = existsSync(stamp) && (await readFile(stamp, 'utf8')) === content
  if (isDone) return
  await rm(stamp, { force: true })
  await work()
  await writeFile(stamp, content)
}

async function hashOfCode(): Promise<string> {
  const files = await Promise.all(CODE.map((path) => filesBelow(join(REPOSITORY, path))))
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
