import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const asGzip = promisify(gzip)
const asBrotli = promisify(brotliCompress)

/** Smaller files travel in one packet anyway, in bytes. */
const WORTH_COMPRESSING = 1024

/** Writes a file, and its compressed forms beside it for browsers that take them. */
export async function writeCompressed(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
  await compress(file, content)
}

/** A file and the names of its compressed forms. */
export function compressedForms(file: string): readonly string[] {
  return [file, `${file}.gz`, `${file}.br`]
}

/** Writes the compressed forms of every text file below a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && /\.(js|css|svg|json|txt|xml)$/.test(entry.name))
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name)
    await compress(file, await readFile(file, 'utf8'))
  }
}

/** A text to be sent, once or as long as it is kept: it is compressed when it is first asked for so. */
export interface Sendable {
  readonly etag: string
  readonly plain: Buffer
  readonly gzipped: () => Promise<Buffer>
}

export function sendable(content: string): Sendable {
  const plain = Buffer.from(content)
  let gzipped: Promise<Buffer> | undefined
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzipped: () => (gzipped ??= asGzip(plain)),
  }
}

/** A text as a request takes it, and the headers that say how it was made; they hold for every answer at the address. */
export async function encodedFor(
  request: IncomingMessage,
  { plain, gzipped }: Pick<Sendable, 'plain' | 'gzipped'>,
): Promise<{ body: Buffer; headers: Readonly<Record<string, string>> }> {
  const headers = { vary: 'accept-encoding' }
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return { body: plain, headers }
  return { body: await gzipped(), headers: { ...headers, 'content-encoding': 'gzip' } }
}

async function compress(file: string, content: string): Promise<void> {
  if (content.length < WORTH_COMPRESSING) return
  await writeFile(`${file}.gz`, await asGzip(content))
  await writeFile(`${file}.br`, await asBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }))
}
