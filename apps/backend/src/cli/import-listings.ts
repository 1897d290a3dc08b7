/*
 * pnpm import:listings FILE.csv: imports businesses into the directory. Exit codes: 0 all rows imported, 2 some rows rejected,
 * 1 failed, 130 interrupted.
 */
import { dirname, join, resolve } from 'node:path'
import { PACKAGE_TIERS } from '@dira/directory-core'
import { connectFromEnvironment } from '../connect/connectFromEnvironment.ts'
import { fileSize } from '../import/csvRecords.ts'
import { importListings } from '../import/importListings.ts'
import { LISTING_STATUSES } from '../import/importRow.ts'
import { readPlaces } from '../import/places.ts'
import { progressPrinter, summaryLine } from '../import/printImport.ts'
import { Problem } from '../problem.ts'
import { invocationFolder } from './invocationFolder.ts'
import { oneOf, readOptions } from './readOptions.ts'
import { runCommand } from './runCommand.ts'

const USAGE =
  'pnpm import:listings FILE.csv [--places PLACES.csv] ' +
  `[--tier ${PACKAGE_TIERS.join('|')}] [--status ${LISTING_STATUSES.join('|')}]`

await runCommand(async () => {
  const { values, positionals } = readOptions(
    { places: { type: 'string' }, tier: { type: 'string' }, status: { type: 'string' } },
    USAGE,
  )
  const [named, ...others] = positionals
  if (!named || others.length > 0) throw new Problem('wrong-usage', `Name one CSV file.\nUsage: ${USAGE}`)
  const tier = oneOf('--tier', values.tier, PACKAGE_TIERS)
  const status = oneOf('--status', values.status, LISTING_STATUSES)
  const file = resolve(invocationFolder(), named)
  // First, so that a missing file is reported before missing places.
  await fileSize(file)
  const places = await readPlaces(
    values.places ? resolve(invocationFolder(), values.places) : join(dirname(file), 'kenya-places.csv'),
  )

  const interrupted = new AbortController()
  // Once: a second Ctrl-C ends the command immediately. Reported rows are stored in both cases.
  process.once('SIGINT', () => interrupted.abort())
  process.once('SIGTERM', () => interrupted.abort())

  const backend = await connectFromEnvironment('pnpm import:listings')
  try {
    process.stdout.write(`Importing ${file} into ${backend.name}\n`)
    const report = await importListings({
      backend,
      file,
      places,
      choices: { ...(tier && { tier }), ...(status && { status }) },
      onProgress: progressPrinter(process.stdout),
      signal: interrupted.signal,
    })
    for (const { line, reason } of report.rejected) process.stderr.write(`line ${line}: ${reason}\n`)
    process.stdout.write(`${report.interruption ? 'Stored so far' : 'Done'}. ${summaryLine(report)}.\n`)
    if (report.interruption) process.stderr.write(`${report.interruption} Run the command again to resume.\n`)
    return exitCode(report.interruption, interrupted.signal.aborted, report.rejected.length)
  } finally {
    await backend.close()
  }
})

function exitCode(interruption: string | undefined, byHand: boolean, rejected: number): number {
  if (interruption) return byHand ? 130 : 1
  return rejected > 0 ? 2 : 0
}
