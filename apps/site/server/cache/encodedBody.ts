import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const asGzip = promisify(gzip)
const asBrotli = promisify(brotliCompress)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Smaller bodies fit into one packet uncompressed, in bytes. */
const WORTH_COMPRESSING = 1024

/** Compresses a page in about two milliseconds; what is compressed once for all at build may take longer. */
const PAGE_QUALITY = 5
const BUILD_QUALITY = 9

/** A response body with its compressed forms, each made when it is first asked for. */
export interface EncodedBody {
  readonly plain: Buffer
  /** The forms that have been made. */
  readonly forms: Partial<Record<Encoding, Buffer>>
  /** Whether compressing makes it smaller. */
  readonly isCompressible: boolean
}

export function encodedBody(content: string | Buffer, { isCompressible = true } = {}): EncodedBody {
  const plain = typeof content === 'string' ? Buffer.from(content) : content
  return {
    plain,
    forms: { identity: plain },
    isCompressible: isCompressible && plain.length >= WORTH_COMPRESSING,
  }
}

/** The best encoding for what a client accepts (`Accept-Encoding`). */
export function encodingFor({ isCompressible }: EncodedBody, accepted: string | undefined): Encoding {
  if (!isCompressible || accepted === undefined) return 'identity'
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

export async function encode({ plain, forms }: EncodedBody, encoding: Encoding): Promise<Buffer> {
  return (forms[encoding] ??= encoding === 'br' ? await brotli(plain, PAGE_QUALITY) : await asGzip(plain))
}

/** Compresses as well as is worth it for a file that is served many times. */
export async function compressForBuild(plain: Buffer): Promise<Record<'br' | 'gzip', Buffer>> {
  const [br, gzipped] = await Promise.all([brotli(plain, BUILD_QUALITY), asGzip(plain, { level: 9 })])
  return { br, gzip: gzipped }
}

function brotli(plain: Buffer, quality: number): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return asBrotli(plain, { params })
}

function accepts(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding)
  return at !== -1 && !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(accepted.slice(at + encoding.length))
}
