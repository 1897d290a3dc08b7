import { createReadStream, type ReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
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

/**
 * Reads a CSV file of any size record by record. `columns` gets the header, and may throw when a column is missing. The separator is
 * that of the header: a comma, a semicolon, a tab or a bar. Without `encoding` the file is in UTF-8, or in what its byte-order mark says.
 */
export async function* csvRecords(
  path: string,
  columns: (header: readonly string[]) => void,
  encoding?: string,
): AsyncGenerator<CsvRecord> {
  let header: readonly string[] | undefined
  let line = 1
  for await (const { cells, fault, bytesRead } of rawRecords(path, encoding)) {
    const begin = line
    line += 1 + cells.reduce((breaks, cell) => breaks + lineBreaks(cell), 0)
    const isBlank = cells.every((cell) => cell.trim() === '')
    if (isBlank) continue
    if (!header) {
      if (SEPARATOR_LINE.test(cells.join(''))) continue
      header = cells.map((name) => name.trim())
      if (header.some((name) => name.includes('\0') || name.includes('\uFFFD'))) {
        throw new Problem('file-unusable', `The header of ${path} cannot be read. ${ENCODING_HINT}`)
      }
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

const ENCODING_HINT = 'If the file is not in UTF-8, name its encoding, such as --encoding windows-1252.'

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
  const holding = (character: string) => header[cells.findIndex((cell) => cell.includes(character))]
  const broken = holding('\uFFFD')
  if (broken !== undefined) return { fault: `${broken} is not in the encoding of the file. ${ENCODING_HINT}` }
  // No text of the database can hold it.
  const withNul = holding('\0')
  if (withNul !== undefined) return { fault: `${withNul} holds a NUL character` }
  return {}
}

function lineBreaks(cell: string): number {
  return cell.match(/\r\n|\r|\n/g)?.length ?? 0
}

/** Turns Papa Parse's callbacks into a loop; it pauses while a chunk is read. */
async function* rawRecords(path: string, encoding: string | undefined): AsyncGenerator<RawRecord> {
  const decoder = await decoderOf(path, encoding)
  const delimiter = separatorOf(decoder.decode(await beginningOf(path), { stream: true }))
  const file = createReadStream(path)
  const text = Readable.from(textOf(file, await decoderOf(path, encoding)))
  let next = Promise.withResolvers<{ results: Papa.ParseResult<string[]>; parser: Papa.Parser } | undefined>()
  Papa.parse<string[]>(text, {
    delimiter,
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
    // Which ends the reading of the file as well.
    text.destroy()
  }
}

/** The text of a file in pieces, without its byte-order mark. */
async function* textOf(file: ReadStream, decoder: TextDecoder): AsyncGenerator<string> {
  for await (const bytes of file as AsyncIterable<Buffer>) {
    const text = decoder.decode(bytes, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

async function decoderOf(path: string, encoding: string | undefined): Promise<TextDecoder> {
  const [first, second] = await beginningOf(path)
  const marked =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding ?? marked)
  } catch (error) {
    throw new Problem('wrong-usage', `--encoding ${encoding} is no encoding that is known, such as windows-1252.`, {
      cause: error,
    })
  }
}

/** More than the longest header. */
const BEGINNING = 16_384

async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(BEGINNING), 0, BEGINNING, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const SEPARATORS = [',', ';', '\t', '|']
/** What Excel understands as a first line. Its own separator may have split it. */
const SEPARATOR_LINE = /^sep=[,;\t|]?$/i

/** The separator that the header has most of, outside quotes; a comma where it has none. */
function separatorOf(beginning: string): string {
  const [header = ''] = beginning
    .replace(/^sep=.*\s+/i, '')
    .trimStart()
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]/)
  const count = (separator: string) => header.split(separator).length
  return SEPARATORS.reduce((most, separator) => (count(separator) > count(most) ? separator : most))
}
