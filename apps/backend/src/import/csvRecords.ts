import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import Papa from 'papaparse'
import { Problem } from '../problem.ts'

/** One record of a CSV file. */
export interface CsvRecord {
  /** The line on which the record begins, counted from 1. */
  readonly line: number
  /** The cells by column name. */
  readonly cells: Readonly<Record<string, string>>
  /** What is wrong with the record: its quotes, its number of cells, its encoding. */
  readonly fault?: string
  /** How many bytes of the file have been read so far. */
  readonly bytesRead: number
}

interface RawRecord {
  readonly cells: readonly string[]
  readonly fault?: string
  readonly bytesRead: number
}

/** Reads a CSV file of any size record by record. `columns` gets the header, and may throw when a column is missing. */
export async function* csvRecords(
  path: string,
  columns: (header: readonly string[]) => void,
): AsyncGenerator<CsvRecord> {
  let header: readonly string[] | undefined
  let line = 1
  for await (const { cells, fault, bytesRead } of rawRecords(path)) {
    const begin = line
    line += 1 + cells.reduce((breaks, cell) => breaks + lineBreaks(cell), 0)
    const isBlank = cells.length === 1 && cells[0]?.trim() === ''
    if (isBlank) continue
    if (!header) {
      // Spreadsheets write a byte-order mark at the start of a file.
      header = cells.map((name) => name.replace(/^\uFEFF/, '').trim())
      columns(header)
      continue
    }
    const names = header
    yield {
      line: begin,
      cells: Object.fromEntries(cells.slice(0, names.length).map((cell, index) => [names[index], cell])),
      bytesRead,
      ...faultOf(cells, names, fault),
    }
  }
  if (!header) throw new Problem('file-unusable', `The file ${path} is empty.`)
}

/** The size of a file in bytes. Rejects with a `Problem` when it is not a readable file. */
export async function fileSize(path: string): Promise<number> {
  try {
    const found = await stat(path)
    if (found.isFile()) return found.size
  } catch (error) {
    throw new Problem('file-unreadable', `There is no file ${path} that can be read. Check its name.`, { cause: error })
  }
  throw new Problem('file-unreadable', `${path} is not a file. Name a CSV file.`)
}

function faultOf(cells: readonly string[], header: readonly string[], fault: string | undefined): { fault?: string } {
  if (fault) return { fault }
  if (cells.length !== header.length) return { fault: `has ${cells.length} cells instead of ${header.length}` }
  if (cells.some((cell) => cell.includes('\uFFFD'))) return { fault: 'is not in UTF-8' }
  return {}
}

function lineBreaks(cell: string): number {
  return cell.match(/\r\n|\r|\n/g)?.length ?? 0
}

/** Turns Papa Parse's callbacks into a loop; it pauses while a chunk is read. */
async function* rawRecords(path: string): AsyncGenerator<RawRecord> {
  const file = createReadStream(path, 'utf8')
  let next = Promise.withResolvers<{ results: Papa.ParseResult<string[]>; parser: Papa.Parser } | undefined>()
  Papa.parse<string[]>(file, {
    delimiter: ',',
    skipEmptyLines: false,
    chunk: (results, parser) => {
      parser.pause()
      next.resolve({ results, parser })
    },
    complete: () => next.resolve(undefined),
    error: (error) => next.reject(new Problem('file-unreadable', `The file ${path} cannot be read: ${error.message}`)),
  })
  try {
    for (;;) {
      const chunk = await next.promise
      if (!chunk) return
      next = Promise.withResolvers()
      const faults = new Map(
        chunk.results.errors.map(({ row, type, message }) => [row, type === 'Quotes' ? message : undefined]),
      )
      for (const [index, cells] of chunk.results.data.entries()) {
        const fault = faults.get(index)
        yield { cells, bytesRead: file.bytesRead, ...(fault !== undefined && { fault }) }
      }
      chunk.parser.resume()
    }
  } finally {
    file.destroy()
  }
}
