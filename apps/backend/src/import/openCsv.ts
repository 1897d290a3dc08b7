import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Problem } from '../report/problem.ts'
import { csvPieces, nextRecord, SEPARATOR_LINE } from './csvPieces.ts'
import { encodingOf, type Encoding } from './encodingOf.ts'
import type { OpenFile } from './filePieces.ts'
import { headerRowOf, LOOKED_THROUGH } from './headerRow.ts'

/** How a CSV file is read, where that is not guessed. */
export interface CsvOptions {
  readonly encoding?: string | undefined
  /** The line of the names of the columns, counted from 1. */
  readonly headerLine?: number | undefined
}

/** The size of a file in bytes. Rejects with a `Problem` when it is not a readable file. */
export async function fileSize(path: string): Promise<number> {
  try {
    const found = await stat(path)
    if (found.isFile()) return found.size
  } catch (error) {
    throw new Problem('file-unreadable', `There is no file ${path} that can be read. Check its name.`, { cause: error })
  }
  throw new Problem('file-unreadable', `${path} is not a file. Name a CSV file or a spreadsheet.`)
}

/** Opens a CSV file of any size. */
export async function openCsv(path: string, options: CsvOptions = {}): Promise<OpenFile> {
  const size = await fileSize(path)
  // Without an encoding of strings, a file is read as buffers.
  const bytes = () => createReadStream(path) as AsyncIterable<Buffer>
  return openText({ ...options, beginning: await beginningOf(path), bytes, size })
}

/** Opens a CSV file that is in memory. */
export async function openCsvBytes(all: Buffer, options: CsvOptions = {}): Promise<OpenFile> {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < all.length; at += PART) yield all.subarray(at, at + PART)
  }
  return openText({ ...options, beginning: all.subarray(0, BEGINNING), bytes, size: all.length })
}

interface TextOptions extends CsvOptions {
  readonly beginning: Uint8Array
  /** All of the file, as often as it is asked for. */
  readonly bytes: () => AsyncIterable<Uint8Array>
  readonly size: number
}

async function openText({ beginning, bytes, size, encoding: named, headerLine }: TextOptions): Promise<OpenFile> {
  const encoding: Encoding = named === undefined ? await encodingOf(bytes()) : { name: named, isGuess: false }
  const decoder = decoderOf(encoding.name)
  const isAll = beginning.length === size
  const start = decoderOf(encoding.name).decode(beginning, { stream: !isAll })
  let read = 0
  async function* text(): AsyncGenerator<string> {
    for await (const part of bytes()) {
      read += part.length
      yield decoder.decode(part, { stream: true })
    }
    yield decoder.decode()
  }
  return {
    pieces: csvPieces(text(), look(start, isAll, headerLine)),
    done: () => (size === 0 ? 1 : Math.min(1, read / size)),
    encoding,
  }
}

/** Throws a `Problem` where there is no such encoding. */
export function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch (error) {
    throw new Problem('wrong-usage', `--encoding ${encoding} is no encoding that is known, such as windows-1252.`, {
      cause: error,
    })
  }
}

/** More than titles and the longest header. */
const BEGINNING = 65_536
const PART = 65_536

/** The first bytes of a file. */
export async function beginningOf(path: string): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(BEGINNING), 0, BEGINNING, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const SEPARATORS = [',', ';', '\t', '|'] as const

/**
 * The separator and the line of the names, as the beginning of a file shows them: by what most names are known. Where none is, by what cuts the rows into as
 * many cells as the names.
 */
function look(
  start: string,
  isAll: boolean,
  headerLine: number | undefined,
): { readonly separator: string; readonly headerLine: number } {
  const looks = SEPARATORS.map((separator) => {
    const records = firstRecords(start, separator, isAll)
    const guess = headerRowOf(records.map(({ cells }) => cells))
    const at = headerLine === undefined ? guess.at : records.findIndex(({ line }) => line === headerLine)
    if (at === -1) throw new Problem('wrong-usage', `Line ${headerLine} is none of the first rows of the file.`)
    const width = records[at]?.cells.length ?? 0
    const below = records.slice(at + 1)
    const isEven = below.filter(({ cells }) => cells.length === width).length * 2 >= below.length
    const rank = [guess.known, Number(width > 1), Number(isEven), -at, width] as const
    return { separator, headerLine: records[at]?.line ?? 1, rank }
  })
  return looks.reduce((best, one) => {
    const differs = one.rank.findIndex((value, index) => value !== best.rank[index])
    return differs !== -1 && (one.rank[differs] ?? 0) > (best.rank[differs] ?? 0) ? one : best
  })
}

interface FirstRecord {
  readonly line: number
  readonly cells: readonly string[]
}

/** The first rows of a text that are not blank, each by itself. */
function firstRecords(text: string, separator: string, isAll: boolean): readonly FirstRecord[] {
  const records: FirstRecord[] = []
  let line = 1
  for (let at = 0; at < text.length && records.length < LOOKED_THROUGH;) {
    const record = nextRecord({ text, at, separator, isEnd: isAll, width: undefined })
    if (!record) break
    const isRow = record.cells.some((cell) => cell.trim() !== '') && !SEPARATOR_LINE.test(record.cells.join(''))
    if (isRow) records.push({ line, cells: record.cells })
    line += record.lines
    at = record.end
  }
  return records
}
