import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Problem } from '../problem.ts'
import { csvPieces } from './csvPieces.ts'
import type { OpenFile } from './filePieces.ts'

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

/** Opens a CSV file of any size. */
export async function openCsv(path: string, encoding?: string): Promise<OpenFile> {
  const size = await fileSize(path)
  const file = createReadStream(path)
  // Without an encoding of strings, a file is read as buffers.
  return openText({ beginning: await beginningOf(path), bytes: file as AsyncIterable<Buffer>, encoding, size })
}

/** Opens a CSV file that is in memory. */
export function openCsvBytes(all: Buffer, encoding?: string): OpenFile {
  async function* parts(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < all.length; at += PART) yield all.subarray(at, at + PART)
  }
  return openText({ beginning: all.subarray(0, BEGINNING), bytes: parts(), encoding, size: all.length })
}

interface OpenOptions {
  readonly beginning: Uint8Array
  readonly bytes: AsyncIterable<Uint8Array>
  readonly size: number
  /** @default UTF-8, or what the byte-order mark says */
  readonly encoding: string | undefined
}

/** The separator is that of the header: a comma, a semicolon, a tab or a bar. */
function openText({ beginning, bytes, size, encoding }: OpenOptions): OpenFile {
  const decoder = decoderOf(beginning, encoding)
  const separator = separatorOf(decoderOf(beginning, encoding).decode(beginning, { stream: true }))
  let read = 0
  async function* text(): AsyncGenerator<string> {
    for await (const part of bytes) {
      read += part.length
      yield decoder.decode(part, { stream: true })
    }
    yield decoder.decode()
  }
  return { pieces: csvPieces(text(), separator), done: () => (size === 0 ? 1 : Math.min(1, read / size)) }
}

function decoderOf([first, second]: Uint8Array, encoding: string | undefined): TextDecoder {
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
const PART = 65_536

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
