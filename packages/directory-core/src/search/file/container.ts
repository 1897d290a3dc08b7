/**
 * An index file is a head of four numbers, a text of JSON and typed arrays. Where the JSON has an array, it says where it lies, so an array is viewed
 * and not read. The numbers are the mark with the version, the checksum of all that follows it, the length of the whole, and that of the JSON.
 */
export const HEAD_NUMBERS = 4

/** "Dir" and the version of the format. A file of another version is not read: it is made anew. */
export const MARK = 0x44697206

/** Where an array lies, in the JSON of a file. */
export interface ArrayPlace {
  /** Its type. */
  readonly $: ArrayType
  /** The byte where it begins, after the JSON. */
  readonly at: number
  /** The number of its elements. */
  readonly length: number
  /** Whether the first bytes of all elements come first, then the second ones, and so on: so they pack better. */
  readonly isSplit?: boolean
}

export const ARRAY_TYPES = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array, f64: Float64Array }
export type ArrayType = keyof typeof ARRAY_TYPES

/** The length with what is needed to make it a multiple of eight: arrays begin at such bytes. */
export function padded(length: number): number {
  return (length + 7) & ~7
}

/** Changes with any number that changes. */
export function checksum(bytes: Uint8Array<ArrayBuffer>): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4)
  let sum = 0
  for (let at = 2; at < words.length; at += 1) sum = Math.imul(sum ^ words[at]!, 0x01000193)
  return sum >>> 0
}

/** What was written into a file. Throws an Error if it is damaged, or of another version. */
export function readContainer(given: Uint8Array<ArrayBuffer>): unknown {
  const bytes = given.byteOffset % 8 === 0 ? given : given.slice()
  const isHeaded = bytes.length >= HEAD_NUMBERS * 4
  const [mark, sum, length, jsonLength = 0] = isHeaded
    ? new Uint32Array(bytes.buffer, bytes.byteOffset, HEAD_NUMBERS)
    : []
  if (mark !== MARK) throw new Error('Not an index file of this version')
  if (length !== bytes.length || sum !== checksum(bytes)) throw new Error('Damaged index file')
  const json = bytes.subarray(HEAD_NUMBERS * 4).subarray(0, jsonLength)
  const start = bytes.byteOffset + padded(HEAD_NUMBERS * 4 + jsonLength)
  return JSON.parse(new TextDecoder().decode(json), (_, value: unknown) =>
    isPlace(value) ? arrayAt(bytes.buffer, start, value) : value,
  )
}

function isPlace(value: unknown): value is ArrayPlace {
  return typeof value === 'object' && value !== null && '$' in value
}

function arrayAt(buffer: ArrayBuffer, start: number, { $, at, length, isSplit }: ArrayPlace) {
  const type = ARRAY_TYPES[$]
  if (!isSplit) return new type(buffer, start + at, length)
  const joined = new type(length)
  const bytes = new Uint8Array(joined.buffer)
  const split = new Uint8Array(buffer, start + at, bytes.length)
  const width = joined.BYTES_PER_ELEMENT
  for (let from = 0, byte = 0; byte < width; byte += 1) {
    for (let to = byte; to < bytes.length; to += width) bytes[to] = split[from++]!
  }
  return joined
}
