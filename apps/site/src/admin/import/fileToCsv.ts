/** Why a file is no table. */
export class UnreadableFile extends Error {}

/** A file of rows as CSV, which the server reads: a spreadsheet by its first sheet, everything else as it is. */
export async function fileToCsv(file: Blob): Promise<Blob> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (first === 0xd0 && second === 0xcf)
    throw new UnreadableFile('This is a spreadsheet of before 2007, or it has a password. Save it as XLSX or CSV.')
  if (first !== 0x50 || second !== 0x4b) return file
  // Only who drops a spreadsheet fetches what reads one.
  const { readSheet } = await import('read-excel-file/universal')
  try {
    // Its types have the class of dates for a date.
    return new Blob([csvOf((await readSheet(file)) as Cell[][])], { type: 'text/csv' })
  } catch {
    throw new UnreadableFile('This spreadsheet cannot be read. Save it as CSV and drop that.')
  }
}

type Cell = string | number | boolean | Date | null | undefined

/** Rows of cells as CSV. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map((cell) => quoted(textOf(cell))).join(',')}\r\n`).join('')
}

/** A spreadsheet keeps a time of day as a date of 1899. */
function textOf(cell: Cell): string {
  if (!(cell instanceof Date)) return String(cell ?? '')
  const [date = '', time = ''] = cell.toISOString().split('T')
  const clock = time.slice(0, 5)
  if (cell.getUTCFullYear() < 1901) return clock
  return clock === '00:00' ? date : `${date} ${clock}`
}

const quoted = (text: string) => (/[",;\t|\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
