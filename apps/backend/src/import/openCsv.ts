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

/**
 * Opens a CSV file of any size. The separator is that of the header: a comma, a semicolon, a tab or a bar. Without `encoding` the file is in UTF-8, or in what
 * its byte-order mark says.
 */
export async function openCsv(path: string, encoding?: string): Promise<OpenFile> {
  const size = await fileSize(path)
  const beginning = await beginningOf(path)
  const decoder = () => decoderOf(beginning, encoding)
  const separator = separatorOf(decoder().decode(beginning, { stream: true }))
  const file = createReadStream(path)
  return {
    pieces: csvPieces(textOf(file as AsyncIterable<Buffer>, decoder()), separator),
    done: () => (size === 0 ? 1 : Math.min(1, file.bytesRead / size)),
  }
}

/** The text of a file in parts, without its byte-order mark. */
async function* textOf(bytes: AsyncIterable<Uint8Array>, decoder: TextDecoder): AsyncGenerator<string> {
  for await (const part of bytes) yield decoder.decode(part, { stream: true })
  yield decoder.decode()
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
