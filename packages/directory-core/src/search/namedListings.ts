import { isUsableName } from '../listing/isUsableName.ts'
import { STANDINGS } from '../tier/packageTier.ts'
import { TIER_DISPLAY } from '../tier/tierDisplay.ts'
import { clearRange, countRange, hasBit, intersectWith, listDocs, type BitSet } from './index/bitSet.ts'
import { addPostings } from './index/matchNames.ts'
import { isAtStart, termsMatching, type TermMatch } from './index/matchTerms.ts'
import type { SegmentIndex } from './index/segmentIndex.ts'
import { namePhrase, termPhrases, termsWithPhrase } from './index/termPhrases.ts'
import type { ListingRow } from '../rows/rows.ts'
import { listingAt, type Segment } from './segment.ts'

/** Where a name has a text, the best first: it begins with it, a word of it does, or it has it anywhere. */
const NAME_MATCHES = ['start', 'word', 'anywhere'] as const
type NameMatch = (typeof NAME_MATCHES)[number]

/** The numbers of the standings, the larger packages first. */
const TIERS = Array.from(STANDINGS.keys()).sort((a, b) => rankOf(a) - rankOf(b))

/**
 * The first listings whose names have the words of a text: those that begin with it, then those with a word that does, then those that have it
 * anywhere; among these larger packages first, then in the order given. Names that say nothing come last. Exactly those that reading all names would give, but the terms of the
 * index say which names may have the text, and only these are put together and compared, until there are enough.
 */
export function namedListings<Row extends ListingRow>(
  segments: readonly Segment<Row>[],
  phrase: string,
  limit: number,
): Row[] {
  const listings: Row[] = []
  const nameless: Row[] = []
  const candidates = segments.map((segment) => candidateDocs(segment, phrase, 'word'))
  for (const match of NAME_MATCHES) {
    const found = segments.flatMap((segment, at) => {
      if (match === 'anywhere') candidates[at] = candidateDocs(segment, phrase, match)
      const wanted = { phrase, match, limit: limit - listings.length }
      return firstRows(segment.index, candidates[at]!, wanted).map(({ row, rank }) => ({
        ...listingAt(segment, row),
        rank,
      }))
    })
    found.sort((a, b) => a.rank - b.rank || a.position - b.position)
    for (const { listing } of found) (isUsableName(listing.businessName) ? listings : nameless).push(listing)
    if (listings.length >= limit) break
  }
  return [...listings, ...nameless].slice(0, limit)
}

interface Candidates {
  /** Docs with all words of the text. They are scratch bits. */
  readonly docs: BitSet
  /** For each term what it may be of the text. */
  readonly marks: Uint8Array
  readonly isOneWord: boolean
  /** The terms that may be left out between two words. */
  readonly skipped: BitSet
}

/** A term may have the first word of the text, the second, or more than the first. */
const FIRST = 1
const SECOND = 2
const LONGER = 4

function candidateDocs({ index, liveDocs }: Segment, phrase: string, match: NameMatch): Candidates {
  const { names, bigrams, scratch } = index
  const phrases = termPhrases(index)
  const words = phrase.split(' ')
  const marks = new Uint8Array(names.starts.length - 1)
  const docs = scratch.matches.fill(0)
  for (const [at, word] of words.entries()) {
    const kind = matchOfWord(at, words.length, match)
    const whole = termsMatching(names, bigrams, word, kind)
    const parts = Uint32Array.from(
      (isAtStart(kind) ? [`\n${word}`, ` ${word}`] : [word]).flatMap((text) => termsWithPhrase(phrases, text)),
    )
    const having = at === 0 ? docs : scratch.others.fill(0)
    addPostings(index, whole, having)
    addPostings(index, parts, having)
    if (at > 0) intersectWith(docs, having)
    if (at > 1) continue
    for (const term of whole) marks[term]! |= at === 0 ? FIRST : SECOND
    for (const term of parts) marks[term]! |= at === 0 ? FIRST | LONGER : SECOND
  }
  if (liveDocs) intersectWith(docs, liveDocs)
  return { docs, marks, isOneWord: words.length === 1, skipped: phrases.skipped }
}

/** Where a term has to have a word of the text, if names have the text at the start of a word, or anywhere. */
function matchOfWord(at: number, count: number, match: NameMatch): TermMatch {
  const [isFirst, isLast] = [at === 0, at === count - 1]
  if (isFirst && match === 'anywhere') return isLast ? 'infix' : 'suffix'
  return isLast ? 'prefix' : 'exact'
}

interface Wanted {
  readonly phrase: string
  readonly match: NameMatch
  readonly limit: number
}

/** The first rows whose names have the text just so, and the ranks of their packages. */
function firstRows(index: SegmentIndex, candidates: Candidates, wanted: Wanted): { row: number; rank: number }[] {
  const found: { row: number; rank: number }[] = []
  let named = 0
  for (const tier of TIERS) {
    for (const row of rowsOfTier(index, candidates, tier, wanted.match)) {
      if (matchOfName(namePhrase(index.names, index.docOf[row]!), wanted.phrase) !== wanted.match) continue
      const isNamed = isUsableName(index.rows.nameAt(row))
      if (!isNamed && found.length - named >= wanted.limit) continue
      found.push({ row, rank: rankOf(tier) })
      if (isNamed) named += 1
      if (named === wanted.limit) return found
    }
  }
  return found
}

function matchOfName(name: string, phrase: string): NameMatch | undefined {
  if (name.startsWith(phrase)) return 'start'
  if (name.includes(` ${phrase}`)) return 'word'
  return name.includes(phrase) ? 'anywhere' : undefined
}

/** The rows of a package whose names may match, ascending. Few are sorted; of many the first ones soon are enough. */
function* rowsOfTier(index: SegmentIndex, candidates: Candidates, tier: number, match: NameMatch): Generator<number> {
  const { docOf, layout, rows, scratch } = index
  const docs = scratch.others
  docs.set(candidates.docs)
  for (const [bucket, other] of layout.buckets.tier.entries()) {
    if (other !== tier) clearRange(docs, layout.bucketStarts[bucket]!, layout.bucketStarts[bucket + 1]!)
  }
  const count = countRange(docs, 0, rows.size)
  if (count * SCAN_COST < rows.size) {
    const few = new Uint32Array(count)
    listDocs(docs, few)
    yield* few
      .filter((doc) => mayMatch(index, candidates, doc, match))
      .map((doc) => layout.listingOf[doc]!)
      .sort()
  } else {
    for (let row = 0; row < rows.size; row += 1) {
      if (hasBit(docs, docOf[row]!) && mayMatch(index, candidates, docOf[row]!, match)) yield row
    }
  }
}

/** Sorting costs about this many times more for each doc than scanning. */
const SCAN_COST = 16

/** Whether the terms of a name allow that it has the text: its first two words one after the other, and at the start of the name if they have to be. */
function mayMatch(
  index: SegmentIndex,
  { marks, isOneWord, skipped }: Candidates,
  doc: number,
  match: NameMatch,
): boolean {
  const { tokens, nameStarts } = index.names
  const end = nameStarts[doc + 1]!
  for (let at = nameStarts[doc]!; at < end; at += 1) {
    const mark = marks[tokens[at]!]!
    if ((mark & FIRST) !== 0) {
      if (isOneWord || (mark & LONGER) !== 0) return true
      let next = at + 1
      while (next < end && (marks[tokens[next]!]! & SECOND) === 0 && hasBit(skipped, tokens[next]!)) next += 1
      if (next < end && (marks[tokens[next]!]! & SECOND) !== 0) return true
    }
    if (match === 'start' && !hasBit(skipped, tokens[at]!)) return false
  }
  return false
}

function rankOf(tier: number): number {
  return TIER_DISPLAY[STANDINGS[tier]!].rank
}
