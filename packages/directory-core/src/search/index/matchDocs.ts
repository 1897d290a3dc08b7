import { matchesLiteral, type Query } from './query.ts'
import { addDoc, intersectWith, setRange, unionWith, type BitSet } from './bitSet.ts'
import { matchFields } from './matchFields.ts'
import { matchNames } from './matchNames.ts'
import { foundBy } from '../../rows/rows.ts'
import type { SegmentIndex } from './segmentIndex.ts'

/** The docs whose business name with brand and operator, category, country or city matches. They are scratch bits, valid until the next search. */
export function matchDocs(index: SegmentIndex, query: Query): BitSet {
  const { matches, others } = index.scratch
  switch (query.kind) {
    case 'all':
      setRange(matches.fill(0), 0, index.rows.size)
      return matches
    case 'text':
      matchText(index, query.folded, matches.fill(0))
      return matches
    case 'terms':
      setRange(matches.fill(0), 0, index.rows.size)
      for (const forms of query.terms) {
        others.fill(0)
        for (const form of forms) matchText(index, form, others)
        intersectWith(matches, others)
      }
      return matches
    case 'literal':
      scanListings(index, query, matches.fill(0))
      return matches
  }
}

function matchText(index: SegmentIndex, folded: string, docs: BitSet): void {
  const known = folded.length === 1 ? index.unigramDocs[folded.charCodeAt(0)] : undefined
  if (known) {
    unionWith(docs, known)
    return
  }
  matchFields(index.layout, folded, docs)
  matchNames(index, folded, docs)
}

/** Reads every listing: slow, but only for the rare query that folding cannot handle. */
function scanListings(
  { rows, docOf, texts: textsOf }: SegmentIndex,
  query: Extract<Query, { kind: 'literal' }>,
  docs: BitSet,
): void {
  const nameAt = foundBy(rows)
  for (let row = 0; row < rows.size; row += 1) {
    const { category, location } = rows.rowAt(row)
    const texts = [
      nameAt(row),
      ...textsOf.category(category),
      ...textsOf.country(location.country),
      location.city?.name ?? '',
    ]
    if (texts.some((text) => matchesLiteral(text, query))) addDoc(docs, docOf[row]!)
  }
}
