import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { createServer as createViteServer } from 'vite'
import type * as EntryServer from '../src/entry-server.tsx'
import { CONSOLE } from './settings/folders.ts'
import { BOOT_MARK } from './pages/template.ts'
import type { OpenCode } from './build/siteCode.ts'

const SITE = join(import.meta.dirname, '..')

/** Not the policy for scripts: Vite brings inline ones of its own. */
const HEADERS = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' }

/** Paths of the site that are never files of the code. */
const OF_THE_SITE = /^\/(?:(?:rest|auth)\/v1\/|media\b)/

/** The code as its source says: every page is rendered anew, and the browser follows each change. */
export const developmentCode: OpenCode = async ({ server }) => {
  const vite = await createViteServer({
    configFile: join(SITE, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
  })

  const consoleVite = await createViteServer({
    configFile: join(CONSOLE, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
  })

  async function codeFor(pageUrl: string) {
    // A module that Vite loads has the exports of its source.
    const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as typeof EntryServer
    const source = await readFile(join(SITE, 'index.html'), 'utf8')
    const withTheme = source.replace(BOOT_MARK, () => `<script>${entry.themeScript}</script>`)
    const template = await vite.transformIndexHtml(pageUrl, withTheme)
    return { entry, template }
  }

  const first = await codeFor('/')
  return {
    entry: first.entry,
    version: randomUUID(),
    headersFor: () => HEADERS,
    readFiles: async () => new Map(),
    consolePage: async (path) => {
      const source = await readFile(join(CONSOLE, 'index.html'), 'utf8')
      const withTheme = source.replace(BOOT_MARK, () => `<script>${first.entry.themeScript}</script>`)
      return { template: await consoleVite.transformIndexHtml(path, withTheme) }
    },
    pagesBy: (make) => ({
      inMemory: () => undefined,
      answer: async (request) => make(await codeFor(request.url)).answer(request),
      payload: async (pageUrl) => make(await codeFor(pageUrl)).payload(pageUrl),
      index: make(first).index,
    }),
    around:
      (site): RequestListener =>
      (request, response) => {
        const { url = '' } = request
        if (OF_THE_SITE.test(url)) site(request, response)
        else if (url.startsWith(consoleVite.config.base))
          consoleVite.middlewares(request, response, () => site(request, response))
        else vite.middlewares(request, response, () => site(request, response))
      },
    close: async () => {
      await Promise.all([vite.close(), consoleVite.close()])
    },
  }
}
