import { addAll, type BitSet } from './bitSet.ts'
import type { DirectoryIndex } from './directoryIndex.ts'
import { wordsWith } from './wordsWith.ts'

type NameIndex = Pick<DirectoryIndex, 'names' | 'grams' | 'postings' | 'unitRows'>

/** Adds the rows whose name contains a folded text: within one word, or across blanks from the end of one to the start of another. */
export function markNames(index: NameIndex, folded: string, bits: BitSet): void {
  const pieces = folded.split(' ')
  const known = folded.length === 1 ? index.unitRows.get(folded.charCodeAt(0)) : undefined
  if (known) addAll(bits, known)
  else if (pieces.length > 1) markPhrase(index, pieces, bits)
  else markWords(index, wordsWith(index.names, index.grams, folded, 'anywhere'), bits)
}

function markWords({ postings }: NameIndex, words: ArrayLike<number>, bits: BitSet): void {
  const { rows, starts } = postings
  for (let each = 0; each < words.length; each += 1) {
    const end = starts[words[each]! + 1]!
    for (let at = starts[words[each]!]!; at < end; at += 1) {
      const row = rows[at]!
      bits[row >>> 5]! |= 1 << row
    }
  }
}

/** Looks through the rows that have the piece with the fewest, and at the neighbours there. */
function markPhrase(index: NameIndex, pieces: readonly string[], bits: BitSet): void {
  const { names, grams, postings } = index
  const lists: ArrayLike<number>[] = []
  for (const [at, piece] of pieces.entries()) {
    const standing = at === 0 ? 'end' : at === pieces.length - 1 ? 'start' : 'whole'
    const words = wordsWith(names, grams, piece, standing)
    if (words.length === 0) return
    lists.push(words)
  }
  const phrase = phraseOf(lists, names.starts.length - 1)
  const words = rarest(lists, postings.starts)
  for (let each = 0; each < words.length; each += 1) {
    const end = postings.starts[words[each]! + 1]!
    for (let at = postings.starts[words[each]!]!; at < end; at += 1) {
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

function phraseOf(lists: readonly ArrayLike<number>[], wordCount: number): Phrase {
  const ends = new Uint8Array(wordCount)
  for (const [mark, words] of [
    [1, lists.at(0)],
    [2, lists.at(-1)],
  ] as const) {
    for (let at = 0; at < (words?.length ?? 0); at += 1) ends[words![at]!]! |= mark
  }
  return { ends, middle: lists.slice(1, -1).map((words) => words[0]!) }
}

function rarest(lists: readonly ArrayLike<number>[], starts: Uint32Array): ArrayLike<number> {
  let fewest = Infinity
  let found: ArrayLike<number> = []
  for (const words of lists) {
    let rows = 0
    for (let at = 0; at < words.length; at += 1) rows += starts[words[at]! + 1]! - starts[words[at]!]!
    if (rows < fewest) found = words
    fewest = Math.min(rows, fewest)
  }
  return found
}

function hasPhrase({ stream, nameStarts }: NameIndex['names'], row: number, { ends, middle }: Phrase): boolean {
  const last = middle.length + 1
  const end = nameStarts[row + 1]! - last
  for (let at = nameStarts[row]!; at < end; at += 1) {
    if ((ends[stream[at]!]! & 1) === 0 || (ends[stream[at + last]!]! & 2) === 0) continue
    let offset = 1
    while (offset < last && stream[at + offset] === middle[offset - 1]) offset += 1
    if (offset === last) return true
  }
  return false
}
