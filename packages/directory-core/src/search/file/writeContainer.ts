import { ARRAY_TYPES, checksum, HEAD_NUMBERS, MARK, padded, type ArrayPlace, type ArrayType } from './container.ts'

type AnyArray = InstanceType<(typeof ARRAY_TYPES)[ArrayType]>

/** The bytes that `readContainer` reads. Split arrays pack better, and are joined when they are read. */
export function writeContainer(content: unknown, { isSplit }: { readonly isSplit: boolean }): Uint8Array<ArrayBuffer> {
  const arrays: { readonly at: number; readonly bytes: Uint8Array }[] = []
  let end = 0
  const json = new TextEncoder().encode(
    JSON.stringify(content, (_, value: unknown) => {
      const type = typeOf(value)
      if (!type) return value
      // `typeOf` has told.
      const array = value as AnyArray
      const splits = isSplit && array.BYTES_PER_ELEMENT > 1
      const place: ArrayPlace = { $: type, at: end, length: array.length, ...(splits && { isSplit: true }) }
      const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
      arrays.push({ at: end, bytes: splits ? split(bytes, array.length) : bytes })
      end = padded(end + bytes.length)
      return place
    }),
  )
  const start = padded(HEAD_NUMBERS * 4 + json.length)
  const file = new Uint8Array(start + end)
  file.set(json, HEAD_NUMBERS * 4)
  for (const { at, bytes } of arrays) file.set(bytes, start + at)
  const head = new Uint32Array(file.buffer)
  head.set([MARK, 0, file.length, json.length])
  head[1] = checksum(file)
  return file
}

function typeOf(value: unknown): ArrayType | undefined {
  const types = Object.keys(ARRAY_TYPES) as ArrayType[]
  return types.find((type) => value instanceof ARRAY_TYPES[type])
}

function split(bytes: Uint8Array, length: number): Uint8Array {
  const width = bytes.length / length
  return bytes.map((_, to) => bytes[(to % length) * width + Math.floor(to / length)]!)
}
