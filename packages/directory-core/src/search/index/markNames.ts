import type { BitSet } from './bitSet.ts'
import type { DirectoryIndex } from './directoryIndex.ts'
import { wordsWith } from './wordsWith.ts'

type NameIndex = Pick<DirectoryIndex, 'names' | 'grams' | 'postings'>

/** Adds the rows whose name contains a folded text: within one word, or across blanks from the end of one to the start of another. */
export function markNames(index: NameIndex, folded: string, bits: BitSet): void {
  const pieces = folded.split(' ')
  if (pieces.length > 1) markPhrase(index, pieces, bits)
  else for (const word of wordsWith(index.names, index.grams, folded, 'anywhere')) markWord(index, word, bits)
}

function markWord({ postings }: NameIndex, word: number, bits: BitSet): void {
  const { rows, starts } = postings
  const end = starts[word + 1]!
  for (let at = starts[word]!; at < end; at += 1) {
    const row = rows[at]!
    bits[row >>> 5]! |= 1 << row
  }
}

/** Looks through the rows that have the piece with the fewest, and at the neighbours there. */
function markPhrase(index: NameIndex, pieces: readonly string[], bits: BitSet): void {
  const { names, grams, postings } = index
  const lists: (readonly number[])[] = []
  for (const [at, piece] of pieces.entries()) {
    const standing = at === 0 ? 'end' : at === pieces.length - 1 ? 'start' : 'whole'
    const words = [...wordsWith(names, grams, piece, standing)]
    if (words.length === 0) return
    lists.push(words)
  }
  const phrase = phraseOf(lists, names.starts.length - 1)
  for (const word of rarest(lists, postings.starts)) {
    for (let at = postings.starts[word]!; at < postings.starts[word + 1]!; at += 1) {
      const row = postings.rows[at]!
      if (hasPhrase(names, row, phrase)) bits[row >>> 5]! |= 1 << row
    }
  }
}

/** The words that may stand first and last, marked 1 and 2, and the ones that must stand between. */
interface Phrase {
  readonly ends: Uint8Array
  readonly middle: readonly number[]
}

function phraseOf(lists: readonly (readonly number[])[], wordCount: number): Phrase {
  const ends = new Uint8Array(wordCount)
  for (const word of lists.at(0) ?? []) ends[word]! |= 1
  for (const word of lists.at(-1) ?? []) ends[word]! |= 2
  return { ends, middle: lists.slice(1, -1).flat() }
}

function rarest(lists: readonly (readonly number[])[], starts: Uint32Array): readonly number[] {
  let fewest = Infinity
  let found: readonly number[] = []
  for (const words of lists) {
    let rows = 0
    for (const word of words) rows += starts[word + 1]! - starts[word]!
    if (rows < fewest) found = words
    fewest = Math.min(rows, fewest)
  }
  return found
}

function hasPhrase({ stream, nameStarts }: NameIndex['names'], row: number, { ends, middle }: Phrase): boolean {
  const length = middle.length + 2
  const lastStart = nameStarts[row + 1]! - length
  for (let at = nameStarts[row]!; at <= lastStart; at += 1) {
    if ((ends[stream[at]!]! & 1) === 0 || (ends[stream[at + length - 1]!]! & 2) === 0) continue
    if (middle.every((word, offset) => stream[at + 1 + offset] === word)) return true
  }
  return false
}
