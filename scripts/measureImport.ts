/**
 * `pnpm measure:import`: how long the command takes to import 113,000 made-up businesses into a site, how long a visitor waits beside it, and when pages
 * show all of them, as a Markdown table. `--page` imports 25,000 through the page of the administration instead; `--rows=5000` makes either shorter,
 * `--file=FILE.csv` imports a file whose columns and values are known by their names. With DATABASE_URL, which names an empty database, on PostgreSQL.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startSite } from '../tests/journeys/startSite.ts'
import { measureCommand, measurePage } from './measure/imports.ts'
import { writeMadeUpFile } from './measure/madeUpFile.ts'

const { values } = parseArgs({
  options: { rows: { type: 'string' }, file: { type: 'string' }, page: { type: 'boolean', default: false } },
})
const folder = await mkdtemp(join(tmpdir(), 'dira-measure-'))
const file = values.file ?? join(folder, 'made-up.csv')
if (values.file === undefined) await writeMadeUpFile(file, Number(values.rows ?? (values.page ? 25_000 : 113_000)))
const site = await startSite({
  environment: { RATE_LIMITS: 'off' },
  isFirstStart: process.env['DATABASE_URL'] !== undefined,
})
try {
  await (values.page ? measurePage(site, file) : measureCommand(site, file))
} finally {
  await site.remove()
  await rm(folder, { recursive: true })
}
