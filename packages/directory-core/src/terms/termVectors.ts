import type { Rows } from '../rows/rows.ts'
import { MAX_FOLD_LENGTH, TermHash, type Terms } from './termHash.ts'

/** The names as term numbers: name n is `tokens` from `nameStarts[n]` up to but not including `nameStarts[n + 1]`. */
export interface TermVectors extends Terms {
  readonly tokens: Uint16Array | Uint32Array
  readonly nameStarts: Uint32Array
}

/** Reads the business names in the order of the listings, because that is their order in memory. */
export function readNames(
  { size, nameAt }: Pick<Rows, 'size' | 'nameAt'>,
  sortsAsFolded: (codePoint: number) => boolean,
) {
  const hash = new TermHash(sortsAsFolded)
  const nameStarts = new Uint32Array(size + 1)
  /** For each name 1 if its terms, joined by single blanks, sort as the name itself does. */
  const isPlain = new Uint8Array(size)
  let tokens = new Uint32Array(size * 4)
  let end = 0
  for (let at = 0; at < size; at += 1) {
    const businessName = nameAt(at)
    const needed = end + businessName.length * MAX_FOLD_LENGTH
    if (needed > tokens.length) tokens = longer(tokens, needed * 2)
    end = hash.read(businessName, tokens, end)
    nameStarts[at + 1] = end
    if (hash.isPlain) isPlain[at] = 1
  }
  const names: TermVectors = { ...hash.terms, tokens: tokens.subarray(0, end), nameStarts }
  return { names, isPlain }
}

/** The same names in doc order, in the smallest array that holds the term numbers. */
export function inDocOrder({ units, starts, tokens, nameStarts }: TermVectors, listingOf: Uint32Array): TermVectors {
  const termCount = starts.length - 1
  const ordered = termCount <= 0xffff ? new Uint16Array(tokens.length) : new Uint32Array(tokens.length)
  const docStarts = new Uint32Array(nameStarts.length)
  let end = 0
  for (let doc = 0; doc < listingOf.length; doc += 1) {
    const from = listingOf[doc]!
    for (let at = nameStarts[from]!; at < nameStarts[from + 1]!; at += 1) ordered[end++] = tokens[at]!
    docStarts[doc + 1] = end
  }
  return { units, starts, tokens: ordered, nameStarts: docStarts }
}

function longer(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(length)
  copy.set(numbers)
  return copy
}
