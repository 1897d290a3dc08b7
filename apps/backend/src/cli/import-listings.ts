/*
 * pnpm import:listings FILE: imports businesses into the directory. Exit codes: 0 all rows imported, 2 some rows rejected or lines not understood,
 * 1 failed, 130 interrupted.
 */
import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'
import {
  PACKAGE_TIERS,
  listingSourceSchema,
  parseWith,
  slugify,
  type AfricanCountryCode,
  type ListingSource,
} from '@dira/directory-core'
import { connectFromEnvironment } from '../connect/connectFromEnvironment.ts'
import { kindNamed, type Kind } from '../import/categories.ts'
import { chosenColumns } from '../import/columns.ts'
import { countryWritten } from '../import/countries.ts'
import { fileSize } from '../import/openCsv.ts'
import { importListings } from '../import/importListings.ts'
import { LISTING_STATUSES, type ImportChoices } from '../import/importRow.ts'
import type { ReadAs } from '../import/openFile.ts'
import { readPlaces } from '../import/readPlaces.ts'
import {
  columnsLine,
  countriesLine,
  linesLine,
  lostLines,
  rowNotesLine,
  sheetLine,
  fileNoteLines,
  progressPrinter,
  summaryLine,
} from '../import/printImport.ts'
import { Problem } from '../report/problem.ts'
import { invocationFolder } from './invocationFolder.ts'
import { oneOf, readOptions } from './readOptions.ts'
import { runCommand } from './runCommand.ts'

const USAGE =
  'pnpm import:listings FILE [--source NAME --source-url URL] [--country COUNTRY] [--category [WORD=]CATEGORY]… ' +
  `[--column FIELD=COLUMN]… [--encoding ENCODING] [--sheet NAME] [--header-line LINE] [--merged fill|leave] [--mend-letters] [--places PLACES] [--tier ${PACKAGE_TIERS.join('|')}] ` +
  `[--status ${LISTING_STATUSES.join('|')}]`

// Visitors of the site come before this work.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

await runCommand(async () => {
  const { values, positionals } = readOptions(
    {
      source: { type: 'string' },
      'source-url': { type: 'string' },
      country: { type: 'string' },
      category: { type: 'string', multiple: true },
      column: { type: 'string', multiple: true },
      encoding: { type: 'string' },
      sheet: { type: 'string' },
      'header-line': { type: 'string' },
      merged: { type: 'string' },
      'mend-letters': { type: 'boolean' },
      places: { type: 'string' },
      tier: { type: 'string' },
      status: { type: 'string' },
    },
    USAGE,
  )
  const [named, ...others] = positionals
  if (!named || others.length > 0) throw new Problem('wrong-usage', `Name one file.\nUsage: ${USAGE}`)
  const tier = oneOf('--tier', values.tier, PACKAGE_TIERS)
  const status = oneOf('--status', values.status, LISTING_STATUSES)
  const country = countryOf(values.country)
  const source = sourceOf(values.source, values['source-url'])
  const choices: ImportChoices = {
    ...(tier && { tier }),
    ...(status && { status }),
    ...(country && { country }),
    ...(source && { source }),
    ...kindsOf(values.category ?? []),
  }
  const headerLine = lineOf(values['header-line'])
  const merged = oneOf('--merged', values.merged, ['fill', 'leave'])
  const readAs: ReadAs = {
    ...(values.encoding !== undefined && { encoding: values.encoding }),
    ...(values.sheet !== undefined && { sheet: values.sheet }),
    ...(headerLine !== undefined && { headerLine }),
    ...(merged && { fillsDown: merged === 'fill' }),
    ...(values['mend-letters'] && { mendsLetters: true }),
  }
  const columns = chosenColumns(values.column ?? [])
  const file = resolve(invocationFolder(), named)
  // First, so that a missing file is reported before missing places.
  await fileSize(file)
  const places = values.places ? await readPlaces(resolve(invocationFolder(), values.places)) : undefined

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
      choices,
      columns,
      readAs,
      ...(places && { places }),
      onSheets: (sheet, sheets) => process.stdout.write(sheetLine(sheet, sheets)),
      onColumns: (read, ignored, line) => process.stdout.write(columnsLine(read, ignored, line)),
      onNotes: (notes) => process.stderr.write(fileNoteLines(notes, readAs)),
      onProgress: progressPrinter(process.stdout),
      signal: interrupted.signal,
    })
    for (const { line, reason } of report.notes) process.stderr.write(`line ${line}, imported: ${reason}\n`)
    for (const { line, reason } of report.rejected) process.stderr.write(`line ${line}: ${reason}\n`)
    process.stderr.write(lostLines(report.lines))
    process.stdout.write(`${report.interruption ? 'Stored so far' : 'Done'}. ${summaryLine(report)}.\n`)
    process.stdout.write(`${rowNotesLine(report)}${linesLine(report.lines)}.\n${countriesLine(report)}`)
    if (report.interruption) process.stderr.write(`${report.interruption} Run the command again to resume.\n`)
    return exitCode(
      report.interruption,
      interrupted.signal.aborted,
      report.rejected.length + report.lines.notUnderstood,
    )
  } finally {
    await backend.close()
  }
})

function lineOf(written: string | undefined): number | undefined {
  if (written === undefined) return undefined
  if (/^[1-9]\d{0,3}$/.test(written)) return Number(written)
  throw new Problem('wrong-usage', `--header-line is the number of a line, not "${written}".`)
}

function countryOf(written: string | undefined): AfricanCountryCode | undefined {
  const country = written === undefined ? undefined : countryWritten(written)
  if (written !== undefined && !country) {
    throw new Problem('wrong-usage', `--country is a country of Africa, such as KE or Kenya, not "${written}".`)
  }
  return country
}

/** Both or neither: a licence asks for the name and for the way to it. */
function sourceOf(name: string | undefined, url: string | undefined): ListingSource | undefined {
  if (name === undefined && url === undefined) return undefined
  const parsed = parseWith(listingSourceSchema, { name, url })
  if (parsed.ok) return parsed.value
  throw new Problem(
    'wrong-usage',
    'Name the source and its address: --source "OpenStreetMap contributors, ODbL" --source-url https://www.openstreetmap.org/copyright',
  )
}

/** The choices of `--category`: `WORD=CATEGORY` is for a word of the file, a category alone for rows without one. */
function kindsOf(written: readonly string[]): Pick<ImportChoices, 'kind' | 'kinds'> {
  const pairs = written.map((pair) => {
    const [word, name] = pair.includes('=') ? pair.split('=', 2) : [undefined, pair]
    const kind = kindNamed(name ?? '')
    if (!kind)
      throw new Problem('wrong-usage', `--category is a category of the directory, such as shopping, not "${name}".`)
    return [word, kind] as const
  })
  const [otherwise] = pairs.filter(([word]) => word === undefined).map(([, kind]) => kind)
  const kinds = new Map<string, Kind>(
    pairs.flatMap(([word, kind]) => (word === undefined ? [] : [[slugify(word), kind]])),
  )
  return { kinds, ...(otherwise && { kind: otherwise }) }
}

function exitCode(interruption: string | undefined, byHand: boolean, leftOut: number): number {
  if (interruption) return byHand ? 130 : 1
  return leftOut > 0 ? 2 : 0
}
