import { emptyBitSet, intersectWith, type BitSet } from './bitSet.ts'
import { termsMatching } from './matchTerms.ts'
import type { Postings } from './postings.ts'
import type { SegmentIndex } from './segmentIndex.ts'

type NameIndex = Pick<SegmentIndex, 'names' | 'bigrams' | 'postings'>

/** Adds the docs whose name contains a folded text: within one term, or across blanks from the end of one term to the start of another. */
export function matchNames(index: NameIndex, folded: string, docs: BitSet): void {
  const pieces = folded.split(' ')
  if (pieces.length > 1) matchPhrase(index, pieces, docs)
  else addPostings(index, termsMatching(index.names, index.bigrams, folded, 'infix'), docs)
}

/** Adds the docs whose name has one of the terms. */
export function addPostings({ postings }: NameIndex, terms: Uint32Array, bits: BitSet): void {
  const { docs, starts } = postings
  for (let each = 0; each < terms.length; each += 1) {
    const end = starts[terms[each]! + 1]!
    for (let at = starts[terms[each]!]!; at < end; at += 1) {
      const doc = docs[at]!
      bits[doc >>> 5]! |= 1 << doc
    }
  }
}

/** The docs that have terms for every piece are the candidates. In their names the terms also have to be neighbours. */
function matchPhrase(index: NameIndex, pieces: readonly string[], bits: BitSet): void {
  const { names, bigrams, postings } = index
  const lists = pieces.map((piece, at) => {
    const match = at === 0 ? 'suffix' : at === pieces.length - 1 ? 'prefix' : 'exact'
    const terms = termsMatching(names, bigrams, piece, match)
    return { terms, size: countPostings(postings, terms) }
  })
  const [rarest, next] = lists.toSorted((a, b) => a.size - b.size)
  if (rarest === undefined || next === undefined || rarest.size === 0) return
  const docsWith = (terms: Uint32Array) => {
    const docs = emptyBitSet(names.nameStarts.length - 1)
    addPostings(index, terms, docs)
    return docs
  }
  const candidates = docsWith(rarest.terms)
  if (next.size < rarest.size * CHECK_COST) intersectWith(candidates, docsWith(next.terms))
  const phrase = phraseOf(
    lists.map(({ terms }) => terms),
    names.starts.length - 1,
  )
  for (let word = 0; word < candidates.length; word += 1) {
    for (let left = candidates[word]! & ~bits[word]!; left !== 0; left &= left - 1) {
      const bit = left & -left
      if (hasPhrase(names, (word << 5) + 31 - Math.clz32(bit), phrase)) bits[word]! |= bit
    }
  }
}

/** Checking a name costs about this many times more than adding a posting. */
const CHECK_COST = 8

function countPostings({ starts }: Postings, terms: Uint32Array): number {
  let count = 0
  for (let at = 0; at < terms.length; at += 1) count += starts[terms[at]! + 1]! - starts[terms[at]!]!
  return count
}

interface Phrase {
  /** For each term 1 if it can be the first of the phrase, 2 if it can be the last, 3 for both. */
  readonly ends: Uint8Array
  /** The terms between them. */
  readonly middle: readonly number[]
}

function phraseOf(lists: readonly Uint32Array[], termCount: number): Phrase {
  const ends = new Uint8Array(termCount)
  for (const [mark, terms] of [
    [1, lists.at(0)],
    [2, lists.at(-1)],
  ] as const) {
    for (let at = 0; at < (terms?.length ?? 0); at += 1) ends[terms![at]!]! |= mark
  }
  return { ends, middle: lists.slice(1, -1).map((terms) => terms[0]!) }
}

function hasPhrase({ tokens, nameStarts }: NameIndex['names'], doc: number, { ends, middle }: Phrase): boolean {
  const last = middle.length + 1
  const end = nameStarts[doc + 1]! - last
  for (let at = nameStarts[doc]!; at < end; at += 1) {
    if ((ends[tokens[at]!]! & 1) === 0 || (ends[tokens[at + last]!]! & 2) === 0) continue
    let offset = 1
    while (offset < last && tokens[at + offset] === middle[offset - 1]) offset += 1
    if (offset === last) return true
  }
  return false
}
