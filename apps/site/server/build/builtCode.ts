import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Problem } from '@dira/backend'
import type * as EntryServer from '../../src/entry-server.tsx'
import type { Script } from '../../src/app/paths.ts'
import { BOOT_MARK } from '../pages/template.ts'

/** Where the build puts the code. The same for every installation that is served from this checkout. */
export const DIST = join(import.meta.dirname, '..', '..', 'dist')
export const CLIENT_FOLDER = join(DIST, 'client')
const SERVER_FOLDER = join(DIST, 'server')
/** Each script of the browser, by the mode in which it is built, and where. Their files lie in the first of these folders as well, which is served. */
export const SCRIPT_FOLDERS: Readonly<Record<Script, string>> = {
  visitors: CLIENT_FOLDER,
  applicants: join(DIST, 'applicants'),
  owners: join(DIST, 'owners'),
  admin: join(DIST, 'admin'),
}

/** Names the sources that the code was built from; missing while it is being built. */
export const CODE_STAMP = join(DIST, 'code.stamp')

/** The code as the build left it. */
export interface BuiltCode {
  readonly entry: typeof EntryServer
  /** What pages are put into: index.html with the script that starts the code of their kind. */
  readonly templateOf: (script: Script) => string
  /** Changes with the code. */
  readonly version: string
}

/** Reads the built code, all of it: a later build may take its files away. Once imported it stays for the life of the process. */
export async function readBuiltCode(): Promise<BuiltCode> {
  const version = await readFile(CODE_STAMP, 'utf8').catch((cause: unknown) => {
    throw new Problem('wrong-usage', 'The site is not built. Build it first: pnpm build', { cause })
  })
  const entry = (await import(pathToFileURL(join(SERVER_FOLDER, 'entry-server.js')).href)) as typeof EntryServer
  await entry.loadAllPages()
  const { bootScript } = entry
  const templates = {
    visitors: await readTemplate(SCRIPT_FOLDERS.visitors, bootScript),
    applicants: await readTemplate(SCRIPT_FOLDERS.applicants, bootScript),
    owners: await readTemplate(SCRIPT_FOLDERS.owners, bootScript),
    admin: await readTemplate(SCRIPT_FOLDERS.admin, bootScript),
  }
  return { entry, templateOf: (script) => templates[script], version }
}

/** The tag that the build puts for the site's own code, which would be fetched before the page has been painted. */
const CODE_TAG = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/

async function readTemplate(folder: string, bootScript: string): Promise<string> {
  const built = await readFile(join(folder, 'index.html'), 'utf8')
  const [, entry] = CODE_TAG.exec(built) ?? []
  if (entry === undefined) throw new Error(`The page in ${folder} names no script. Build the site anew.`)
  const files = await withImports(entry)
  return built
    .replace(CODE_TAG, '')
    .replace(BOOT_MARK, () => `<script data-entry="${files.join(' ')}">${bootScript}</script>`)
}

/** What a file of the build imports, each after all that it imports itself, and the file at last. */
async function withImports(path: string, before: readonly string[] = []): Promise<readonly string[]> {
  if (before.includes(path)) return before
  const code = await readFile(join(CLIENT_FOLDER, path), 'utf8')
  let files = before
  for (const [, name = ''] of code.matchAll(STATIC_IMPORT))
    files = await withImports(posix.join(posix.dirname(path), name), files)
  return [...files, path]
}

/** An import of another file as the build writes it. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g
