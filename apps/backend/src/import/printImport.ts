import type { FileLines, FileNote } from '@dira/data'
import { countryName } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import { countText } from '../report/countText.ts'
import type { Columns } from './columns.ts'
import type { ImportProgress, ImportReport } from './importListings.ts'
import type { ReadAs } from './openFile.ts'
import { plainReason } from '../report/plainReason.ts'

const BAR = 24

/** `1,400 rows: 1,380 imported, 0 updated, 0 unchanged, 20 rejected` */
export function summaryLine({ imported, updated, unchanged, rejected }: ImportReport): string {
  const total = imported + updated + unchanged + rejected.length
  return (
    `${countText(total)} rows: ${countText(imported)} imported, ${countText(updated)} updated, ` +
    `${countText(unchanged)} unchanged, ${countText(rejected.length)} rejected`
  )
}

/** `3 remarks on imported rows, listed above` with a line break; '' where there are none. */
export function rowNotesLine({ notes }: ImportReport): string {
  if (notes.length === 0) return ''
  return `${countText(notes.length)} ${notes.length === 1 ? 'remark' : 'remarks'} on rows that were imported, listed above.\n`
}

/** `1,003 lines: 1 header, 1,000 in rows, 2 blank, 0 not understood` */
export function linesLine({ total, header, row, blank, notUnderstood }: FileLines): string {
  return (
    `${countText(total)} lines: ${countText(header)} header, ${countText(row)} in rows, ${countText(blank)} blank, ` +
    `${countText(notUnderstood)} not understood`
  )
}

/** What stands in the first of the lines that are not understood: a place of the file, then its first lines. */
export function lostLines({ lost }: FileLines): string {
  return lost
    .map(({ line, lines, text }) => {
      const where = lines === 1 ? `line ${line}` : `lines ${line} to ${line + lines - 1}`
      return `${where}: not understood, since a quote is missing or too many\n${text.map((one) => `  ${plainReason(one)}\n`).join('')}`
    })
    .join('')
}

/** `Names of columns in line 4. Read: name (business_name), lat, lng. Not read: operator` with a line break. */
export function columnsLine(columns: Columns, ignored: readonly string[], headerLine: number): string {
  const read = Object.entries(columns).map(([field, column]) => (field === column ? field : `${field} (${column})`))
  const line = `Names of columns in line ${headerLine}. Read: ${read.join(', ')}.${ignored.length > 0 ? ` Not read: ${ignored.join(', ')}.` : ''}`
  return `${line.replace(/\p{Cc}+/gu, ' ')}\n`
}

/** What a person should know of a file, a line for each, with line breaks. */
export function fileNoteLines(notes: readonly FileNote[], { fillsDown, mendsLetters }: ReadAs = {}): string {
  const said: Readonly<Record<FileNote['kind'], readonly [what: string, advice: string]>> = {
    merged: fillsDown
      ? ['Cells over several rows, filled down', '']
      : ['Cells over several rows', 'Only the first of these rows has the text.'],
    unworked: ['Formulas without a result, read as empty', 'Where that is not meant, save the file in a spreadsheet.'],
    dates: ['Dates that a spreadsheet most likely made of something else', 'They are left out.'],
    garbled: mendsLetters
      ? ['Letters put right', '']
      : [
          'Letters that were read in a wrong encoding before',
          'If the right side is right, run it again with --mend-letters.',
        ],
  }
  return notes
    .map(({ kind, cells, columns, examples }) => {
      const [what, advice] = said[kind]
      const such = examples.length > 0 ? `, such as ${examples.join('; ')}` : ''
      return `${what}: ${countText(cells)} ${cells === 1 ? 'cell' : 'cells'} of ${columns.join(', ')}${such}. ${advice}`
    })
    .map((line) => `${line.replace(/\p{Cc}+/gu, ' ').trim()}\n`)
    .join('')
}

/** `Sheet Members of Read me, Members: --sheet names another one.` with a line break; '' where there is no choice. */
export function sheetLine(sheet: string | undefined, sheets: readonly string[] = []): string {
  return sheet === undefined || sheets.length < 2
    ? ''
    : `Sheet “${sheet}” of ${sheets.map((one) => `“${one}”`).join(', ')}: --sheet names another one.\n`
}

/** `Côte d'Ivoire 12,669, Kenya 3` with a line break, the country with most rows first; '' where there are no rows. */
export function countriesLine({ countries }: ImportReport): string {
  const counts = Object.entries(countries).toSorted(([, a], [, b]) => b - a)
  if (counts.length === 0) return ''
  return `${counts.map(([code, rows]) => `${countryName(en, code)} ${countText(rows)}`).join(', ')}.\n`
}

/** Draws a progress bar on a terminal; elsewhere prints a line after each batch. */
export function progressPrinter(output: NodeJS.WriteStream): (progress: ImportProgress) => void {
  return ({ done, report }) => {
    if (!output.isTTY) {
      output.write(`${summaryLine(report)}\n`)
      return
    }
    const filled = Math.round(done * BAR)
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled)
    // A line that wraps could not be overwritten.
    const line = `${bar} ${Math.floor(done * 100)} %  ${summaryLine(report)}`.slice(0, output.columns - 1)
    output.write(`\r\u001B[K${line}${done === 1 ? '\n' : ''}`)
  }
}
