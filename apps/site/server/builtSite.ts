import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Listing } from '@dira/directory-core'
import type * as EntryServer from '../src/entry-server.tsx'
import type { SiteConfig } from '../src/app/siteConfig.ts'
import type { Assets } from './keptAssets.ts'

/** Where the build puts the code. The same for every installation that is served from this checkout. */
export const DIST = join(import.meta.dirname, '..', 'dist')
export const CLIENT_FOLDER = join(DIST, 'client')
const SERVER_FOLDER = join(DIST, 'server')
export const TEMPLATE_FILE = join(CLIENT_FOLDER, 'index.html')

/** Where the build puts what is made of the listings. `DIRA_PAGES` names another folder than `dist` of this app. */
export function pagesFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return environment['DIRA_PAGES']?.trim() || DIST
}

/** The published listings that the build exported and prerendered, and what its pages were told of the installation. */
export interface Snapshot {
  readonly version: string
  /** When the listings were read, ISO 8601. */
  readonly takenAt: string
  /**
   * The folder that a host serves, within the pages folder: the client's files and every page that the build knew. Each build
   * has one of its own, so that a server that runs keeps what it serves.
   */
  readonly site: string
  readonly assets: Assets
  readonly config: SiteConfig
  readonly listings: readonly Listing[]
}

export async function readSnapshot(pages: string): Promise<Snapshot> {
  return JSON.parse(await readFile(snapshotFile(pages), 'utf8')) as Snapshot // Written by this site's own build.
}

export function snapshotFile(pages: string): string {
  return join(pages, 'snapshot.json')
}

/** The server side of the pages as the build left it. Once imported it stays for the life of the process. */
export async function importEntryServer(): Promise<typeof EntryServer> {
  return (await import(pathToFileURL(join(SERVER_FOLDER, 'entry-server.js')).href)) as typeof EntryServer
}

/** The tag that the build puts for the site's own code, which would be fetched before the page has been painted. */
const CODE_TAG = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/

/** The template that the build made of index.html, with the script that starts the site's own code in good time. */
export async function readTemplate({ bootScript }: Pick<typeof EntryServer, 'bootScript'>): Promise<string> {
  const built = await readFile(TEMPLATE_FILE, 'utf8')
  const [, entry] = CODE_TAG.exec(built) ?? []
  if (entry === undefined) throw new Error(`${TEMPLATE_FILE} names no script. Build the site anew.`)
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

/** Where the first script of a page stands in index.html. */
export const BOOT_MARK = '<!--boot-->'

/** Puts a rendered page into the template that the build made of index.html. */
export function fillTemplate(template: string, { head, app, data }: EntryServer.RenderedPage): string {
  // Functions, because a replacement text would read `$&` in a business name as an instruction.
  return template
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => app)
    .replace('<!--data-->', () => data)
}
