import { open, type FileHandle } from 'node:fs/promises'
import { openServerIndex, type DirectoryOptions, type Listing, type ServerDirectory } from '@dira/directory-core'
import { LRUCache } from 'lru-cache'

/**
 * The published listings at one version in a file: a line of JSON for each, then where the lines start, then the index of all of them. The foot, a
 * line as well, says where each part is. What is only found is read from the index, which is in memory; what is shown is read from the lines.
 */
export interface ListingsFile {
  readonly version: string
  /** Its rows are numbered as the lines are. */
  readonly directory: ServerDirectory
  /** The listing with an id, if the file has it. Rejects if its line is damaged. */
  readonly read: (id: string) => Promise<Listing | undefined>
  /** What `writeListings` needs to write a newer file from this one. */
  readonly lines: ListingLines
  readonly close: () => Promise<void>
}

/** The lines of an open file. */
export interface ListingLines {
  /** The number by which a process reads the file, also when another has taken its name. */
  readonly fd: number
  /** Where the last line ends. */
  readonly end: number
}

/** The last line of a file. It begins with the place of each other part, in bytes. */
export interface FileFoot {
  readonly starts: number
  readonly index: number
  readonly end: number
  readonly version: string
  readonly installation: string
}

/** The foot as it is written. */
export function footLine(foot: FileFoot): string {
  return `\n${JSON.stringify(foot)}\n`
}

/** The longest foot, in bytes. */
const FOOT_LENGTH = 4096

/** How much of the file is kept in memory, in bytes of it: about a thousand listings. */
const KEPT = 1024 * 1024

export interface OpenFileOptions {
  readonly file: string
  /** Names the data and the code that the file belongs to. */
  readonly installation: string
  /** What the listings are found by. */
  readonly found: DirectoryOptions
}

/** Opens a file; undefined where there is none, or it is damaged, or it was written for another installation or by other code. */
export async function openListingsFile({
  file,
  installation,
  found,
}: OpenFileOptions): Promise<ListingsFile | undefined> {
  const handle = await open(file).catch(() => undefined)
  if (!handle) return undefined
  try {
    const foot = await readFoot(handle)
    if (foot.installation === installation) return await readParts(handle, foot, found)
  } catch {
    // Its foot, its index or its length is not what was written.
  }
  await handle.close()
  return undefined
}

async function readFoot(handle: FileHandle): Promise<FileFoot> {
  const { size } = await handle.stat()
  const tail = await readBytes(handle, Math.max(0, size - FOOT_LENGTH), Math.min(size, FOOT_LENGTH))
  const text = Buffer.from(tail).toString()
  const foot = JSON.parse(text.slice(text.trimEnd().lastIndexOf('\n'))) as FileFoot // Written by `writeListings`.
  if (foot.end + Buffer.byteLength(footLine(foot)) !== size) throw new Error('Not as long as it was written')
  return foot
}

async function readParts(handle: FileHandle, foot: FileFoot, found: DirectoryOptions): Promise<ListingsFile> {
  const starts = new Float64Array((await readBytes(handle, foot.starts, foot.index - foot.starts)).buffer)
  const directory = openServerIndex(await readBytes(handle, foot.index, foot.end - foot.index), found)
  if (directory.size !== starts.length - 1) throw new Error('Not the index of these lines')
  const kept = new LRUCache<string, { readonly listing: Listing; readonly length: number }>({
    maxSize: KEPT,
    sizeCalculation: ({ length }) => length,
  })
  return {
    version: foot.version,
    directory,
    read: async (id) => {
      const known = kept.get(id)
      if (known) return known.listing
      const row = directory.rowOf(id)
      if (row === undefined) return undefined
      // One start more than there are rows.
      const length = starts[row + 1]! - starts[row]!
      const line = await readBytes(handle, starts[row]!, length)
      const listing = JSON.parse(Buffer.from(line.buffer).toString()) as Listing // Written by `writeListings`.
      if (listing.id !== id) throw new Error('Another listing than the index says')
      kept.set(id, { listing, length })
      return listing
    },
    lines: { fd: handle.fd, end: starts.at(-1) ?? 0 },
    close: () => handle.close(),
  }
}

async function readBytes(handle: FileHandle, position: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length)
  let done = 0
  // A read gives two gigabytes at most.
  while (done < length) {
    const { bytesRead } = await handle.read(bytes, done, Math.min(length - done, 2 ** 30), position + done)
    if (bytesRead === 0) throw new Error('The file ends too early')
    done += bytesRead
  }
  return bytes
}
