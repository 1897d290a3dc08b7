import type { Listing } from '../../listing/listing.ts'
import { LONGEST_FOLD, WordTable, type Words } from './wordTable.ts'

/** Names as numbers of words: those of name n stand in `stream` from `nameStarts[n]` up to where the next name's begin. */
export interface NameWords extends Words {
  readonly stream: Uint16Array | Uint32Array
  readonly nameStarts: Uint32Array
}

/** Reads the business names in the order of the listings, which is the order they lie in memory. */
export function readNames(listings: readonly Listing[], sortsAsFolded: (codePoint: number) => boolean) {
  const table = new WordTable(sortsAsFolded)
  const nameStarts = new Uint32Array(listings.length + 1)
  /** The names whose words, joined by single blanks, sort as the name itself does. */
  const isPlain = new Uint8Array(listings.length)
  let stream = new Uint32Array(listings.length * 4)
  let end = 0
  for (let at = 0; at < listings.length; at += 1) {
    const { businessName } = listings[at]!
    const needed = end + businessName.length * LONGEST_FOLD
    if (needed > stream.length) stream = longer(stream, needed * 2)
    end = table.read(businessName, stream, end)
    nameStarts[at + 1] = end
    if (table.isPlain) isPlain[at] = 1
  }
  const names: NameWords = { ...table.words, stream: stream.subarray(0, end), nameStarts }
  return { names, isPlain }
}

/** The same names in the order of the rows, each word number as small as can be. */
export function inRowOrder({ units, starts, stream, nameStarts }: NameWords, origins: Uint32Array): NameWords {
  const wordCount = starts.length - 1
  const ordered = wordCount <= 0xffff ? new Uint16Array(stream.length) : new Uint32Array(stream.length)
  const rowStarts = new Uint32Array(nameStarts.length)
  let end = 0
  for (let row = 0; row < origins.length; row += 1) {
    const origin = origins[row]!
    for (let at = nameStarts[origin]!; at < nameStarts[origin + 1]!; at += 1) ordered[end++] = stream[at]!
    rowStarts[row + 1] = end
  }
  return { units, starts, stream: ordered, nameStarts: rowStarts }
}

function longer(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(length)
  copy.set(numbers)
  return copy
}
