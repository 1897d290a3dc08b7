import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Problem } from '@dira/backend'
import type * as EntryServer from '../../src/entry-server.tsx'
import { securityHeaders } from '../http/securityHeaders.ts'
import { readStaticFiles } from '../http/staticFiles.ts'
import type { ConsolePage } from '../pages/consolePages.ts'
import { BOOT_MARK } from '../pages/template.ts'
import type { SiteCode } from './siteCode.ts'
import { CLIENT_FOLDER, CODE_STAMP, CONSOLE_FOLDER, CONSOLE_PAGES, SERVER_FOLDER } from '../settings/folders.ts'

/** Reads the built code, all of it: a later build may take its files away. Once imported it stays for the life of the process. */
export async function readBuiltCode(): Promise<SiteCode> {
  const version = await readFile(CODE_STAMP, 'utf8').catch((cause: unknown) => {
    throw new Problem('wrong-usage', 'The site is not built. Build it first: pnpm build', { cause })
  })
  const entry = (await import(pathToFileURL(join(SERVER_FOLDER, 'entry-server.js')).href)) as typeof EntryServer
  await entry.loadAllPages()
  const { bootScript } = entry
  const template = await readTemplate(CLIENT_FOLDER, bootScript)
  const consoleTemplate = await readTemplate(CONSOLE_FOLDER, bootScript)
  const consolePages = JSON.parse(await readFile(CONSOLE_PAGES, 'utf8')) as readonly ConsolePage[] // Written by the build.
  const code = { entry, template }
  return {
    entry,
    version,
    headersFor: (input) => securityHeaders({ ...input, bootScript }),
    readFiles: (answerOf) => readStaticFiles(CLIENT_FOLDER, answerOf),
    pagesBy: (make) => make(code),
    consolePage: async (path, { sendsEmails = false }) => ({
      template: consoleTemplate,
      page: consolePages.find((page) => page.path === path && page.sendsEmails === sendsEmails),
    }),
  }
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
