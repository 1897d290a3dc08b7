import { createInflateRaw } from 'node:zlib'
import { countText } from '../report/countText.ts'
import { ImportError } from './importError.ts'

/** So many bytes may come out of an archive. */
const UNPACKED_MOST = 500_000_000
/** So many times its size an archive may unpack to. Spreadsheets with nothing but repeated rows stay below 100. */
const RATIO_MOST = 200
/** What unpacks to less is small, whatever it was. */
const RATIO_FROM = 20_000_000

interface Entry {
  readonly method: number
  readonly packed: number
  /** As the archive says. */
  readonly unpacked: number
  readonly offset: number
}

/** An archive in memory, whose files are unpacked as they are read. */
export interface ZipArchive {
  /** How large a file says that it is; undefined where there is none of that name. */
  readonly sizeOf: (name: string) => number | undefined
  /** A file part by part; nothing where there is none. Rejects with an `ImportError` once more comes out than an honest file has. */
  readonly read: (name: string) => AsyncGenerator<Uint8Array>
}

/** Opens an archive by the directory at its end. Throws an `ImportError` where there is none that can be read. */
export function openZip(archive: Buffer): ZipArchive {
  const entries = directoryOf(archive)
  const most = Math.min(UNPACKED_MOST, Math.max(RATIO_FROM, archive.length * RATIO_MOST))
  let unpacked = 0

  return {
    sizeOf: (name) => entries.get(name)?.unpacked,
    async *read(name) {
      const entry = entries.get(name)
      if (!entry) return
      const content = contentOf(archive, entry)
      unpacked += entry.unpacked
      if (unpacked > most) throw tooLarge(archive.length)
      let left = entry.unpacked
      for await (const part of entry.method === 0 ? [content] : inflated(content)) {
        left -= part.length
        if (left < 0) throw broken('more is in it than it says')
        yield part
      }
    },
  }
}

async function* inflated(content: Buffer): AsyncGenerator<Uint8Array> {
  const stream = createInflateRaw()
  stream.end(content)
  try {
    for await (const part of stream) yield part as Buffer
  } catch (error) {
    throw broken(error instanceof Error ? error.message : 'it cannot be unpacked')
  } finally {
    stream.destroy()
  }
}

const END = 0x06054b50
const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
/** What stands for a number that is in the extra field of ZIP64. */
const ELSEWHERE = 0xffffffff

function directoryOf(archive: Buffer): ReadonlyMap<string, Entry> {
  let end = archive.length - END_BYTES
  const first = Math.max(0, end - LONGEST_COMMENT)
  while (end >= first && archive.readUInt32LE(end) !== END) end -= 1
  if (end < first) throw broken('its end is missing')
  const entries = new Map<string, Entry>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > end || archive.readUInt32LE(at) !== ENTRY) throw broken('its list of files is damaged')
    const nameEnd = at + ENTRY_BYTES + archive.readUInt16LE(at + 28)
    const next = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    if ((archive.readUInt16LE(at + 8) & 1) === 1) throw broken('it has a password')
    const wide = wideNumbers(archive.subarray(nameEnd, next))
    const number = (place: number) => {
      const written = archive.readUInt32LE(at + place)
      return written === ELSEWHERE ? wide() : written
    }
    // ZIP64 has them in this order.
    const unpacked = number(24)
    const packed = number(20)
    const offset = number(42)
    const name = archive.toString('utf8', at + ENTRY_BYTES, nameEnd).replaceAll('\\', '/')
    entries.set(name, { method: archive.readUInt16LE(at + 10), packed, unpacked, offset })
    at = next
  }
  return entries
}

/** The numbers of the extra field of ZIP64, one after the other. */
function wideNumbers(extra: Buffer): () => number {
  let at = 0
  while (at + 4 <= extra.length && extra.readUInt16LE(at) !== 1) at += 4 + extra.readUInt16LE(at + 2)
  at += 4
  return () => {
    if (at + 8 > extra.length) throw broken('its list of files is damaged')
    at += 8
    return Number(extra.readBigUInt64LE(at - 8))
  }
}

function contentOf(archive: Buffer, { method, packed, offset }: Entry): Buffer {
  if (method !== 0 && method !== 8) throw broken('it is packed in a way that is not known')
  if (offset + LOCAL_BYTES > archive.length || archive.readUInt32LE(offset) !== LOCAL)
    throw broken('a file of it is missing')
  const from = offset + LOCAL_BYTES + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
  if (from + packed > archive.length) throw broken('a file of it is cut off')
  return archive.subarray(from, from + packed)
}

const broken = (why: string) =>
  new ImportError('no-spreadsheet', `This spreadsheet cannot be read: ${why}. Save it as CSV and send that.`)

function tooLarge(bytes: number): ImportError {
  const size = `${countText(Math.ceil(bytes / 1000))} kB`
  return new ImportError(
    'unpacks',
    bytes * RATIO_MOST < UNPACKED_MOST
      ? `This spreadsheet of ${size} unpacks to more than ${RATIO_MOST} times its size, which no honest one does: it is refused. Save it as CSV and send that.`
      : `This spreadsheet unpacks to more than ${UNPACKED_MOST / 1_000_000} MB. Cut it into parts; each is an import of its own.`,
  )
}
