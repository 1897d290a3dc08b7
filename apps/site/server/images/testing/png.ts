import { crc32, deflateSync } from 'node:zlib'

/** A PNG of this size, of which nothing but the head is there unless `rows` says what follows: for each row a 0 and three bytes for each pixel. */
export function png(
  width: number,
  height: number,
  { rows = Buffer.alloc(10), chunks = [] }: { readonly rows?: Buffer; readonly chunks?: readonly Buffer[] } = {},
): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    pngChunk('IHDR', head),
    ...chunks,
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
