/**
 * `pnpm measure:import`: how long an import of 25,000 made-up businesses takes through the page of the administration, and how long a visitor waits
 * beside it, as a Markdown table. `--rows=5000` makes it shorter, `--file=FILE.csv` imports a file whose columns and values are known by their names.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { startSite } from '../tests/journeys/startSite.ts'
import { madeUpFile, measureImport } from './measure/imports.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '25000' }, file: { type: 'string' } } })
const csv = values.file === undefined ? await madeUpFile(Number(values.rows)) : await readFile(values.file, 'utf8')
const site = await startSite({ environment: { RATE_LIMITS: 'off' } })
try {
  await measureImport(site, csv)
} finally {
  await site.remove()
}
