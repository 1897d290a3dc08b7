/**
 * `pnpm measure:site`: how fast the built site is, as Markdown tables. It builds and starts a site of its own with the sample directory, and with
 * `--rows=113000` made-up businesses of 55 countries beside it; bench/README.md says what each table measures.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { obtainBrowsers } from './test/browser.ts'
import { startSite } from '../tests/journeys/startSite.ts'
import { fillSite, measureAdminListings } from './measure/adminListings.ts'
import { measureCommand } from './measure/imports.ts'
import { measureKeystrokes } from './measure/keystrokes.ts'
import { measureLoad } from './measure/load.ts'
import { writeMadeUpFile } from './measure/madeUpFile.ts'
import { measurePages } from './measure/pages.ts'
import { serveWithoutScripts } from './measure/serveWithoutScripts.ts'

const LISTINGS = 5000

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string' },
    rows: { type: 'string' },
    pages: { type: 'boolean', default: true },
    keystrokes: { type: 'boolean', default: true },
    load: { type: 'boolean', default: true },
    admin: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const browser = obtainBrowsers().whole
const site = await startSite({ environment: { RATE_LIMITS: 'off' } })
try {
  if (values.rows !== undefined) {
    const file = join(site.dataFolder, '..', 'made-up.csv')
    await writeMadeUpFile(file, Number(values.rows))
    await measureCommand(site, file)
  }
  if (values.pages) {
    const bare = await serveWithoutScripts(site.url)
    await measurePages({
      site: site.url,
      bare: bare.url,
      browser,
      runs: Number(values.runs),
      only: values.routes?.split(','),
    })
    bare.stop()
  }
  if (values.load) await measureLoad(site.url)
  if (values.keystrokes) {
    await fillSite(site, LISTINGS)
    await measureKeystrokes({ site: site.url, browser })
  }
  if (values.admin) await measureAdminListings(site, browser)
} finally {
  await site.remove()
}
