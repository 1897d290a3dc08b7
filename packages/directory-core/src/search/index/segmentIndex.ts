import { foldingJudge } from '../../sort/nameCollator.ts'
import { orderNames } from '../../sort/nameOrder.ts'
import { PACKAGE_TIERS } from '../../tier/packageTier.ts'
import { TIER_DISPLAY, type TierDisplay } from '../../tier/tierDisplay.ts'
import type { ListingFacts } from '../../rows/listingFact.ts'
import type { ListingRow, Rows } from '../../rows/rows.ts'
import type { SearchTexts } from './searchTexts.ts'
import { collectBigrams, type Bigrams } from './bigrams.ts'
import { emptyBitSet, type BitSet } from './bitSet.ts'
import { inverse, layOutDocs, type DocLayout } from './docLayout.ts'
import type { GeoPoints } from './geoPoints.ts'
import { collectPostings, type Postings } from './postings.ts'
import { inDocOrder, readNames, type TermVectors } from '../../terms/termVectors.ts'
import { collectUnigramDocs, type UnigramDocs } from './unigramDocs.ts'
import { collectCompounds, countFieldWords } from './words.ts'

/** The index of a segment's listings. DESIGN.md explains how its parts work together. */
export interface IndexParts {
  readonly layout: DocLayout
  /** For each row its doc. */
  readonly docOf: Uint32Array
  readonly names: TermVectors
  readonly bigrams: Bigrams
  /** The terms that have punctuation. */
  readonly compounds: BitSet
  readonly postings: Postings
  readonly unigramDocs: UnigramDocs
  /** The docs in the featured order: by package, within one in the order the listings were given or from A to Z. */
  readonly featured: Uint32Array
  /** The docs from A to Z. */
  readonly byName: Uint32Array
  /** For each listing the index in `byName` of the first doc with an equal name. */
  readonly nameRanks: Uint32Array
  /** Where the docs are. Absent: they are collected when a place is first asked for. */
  readonly points?: GeoPoints
}

/** The index of a segment's listings. */
export interface SegmentIndex<Row extends ListingRow = ListingRow> extends IndexParts {
  readonly rows: Rows<Row>
  /** The words of categories, countries and cities, and in how many of these fields they are. */
  readonly fieldWords: ReadonlyMap<string, number>
  readonly collator: Intl.Collator
  readonly texts: SearchTexts
  readonly facts?: ListingFacts | undefined
  /** Buffers that every search overwrites. */
  readonly scratch: { readonly matches: BitSet; readonly others: BitSet; readonly docs: Uint32Array }
}

/** What depends on the reader's language, and what is known of listings beside their texts. */
export type IndexOptions = Pick<SegmentIndex, 'collator' | 'texts' | 'facts'>

export function buildIndex<Row extends ListingRow>(rows: Rows<Row>, options: IndexOptions): SegmentIndex<Row> {
  return assembleIndex(rows, buildParts(rows, options), options)
}

/** The index of rows whose parts are built. */
export function assembleIndex<Row extends ListingRow>(
  rows: Rows<Row>,
  parts: IndexParts,
  { collator, texts, facts }: IndexOptions,
): SegmentIndex<Row> {
  return {
    ...parts,
    rows,
    fieldWords: countFieldWords(parts.layout),
    collator,
    texts,
    facts,
    scratch: {
      matches: emptyBitSet(rows.size),
      others: emptyBitSet(rows.size),
      docs: new Uint32Array(Math.min(rows.size, 4096)),
    },
  }
}

function buildParts(rows: Rows, { collator, texts }: IndexOptions): IndexParts {
  const layout = layOutDocs(rows, texts)
  const { names, isPlain } = readNames(rows, foldingJudge(collator))
  const { order, ranks } = orderNames({ rows, names, isPlain, collator })
  const namesByDoc = inDocOrder(names, layout.listingOf)
  const docOf = inverse(layout.listingOf)
  const byName = order.map((at) => docOf[at]!)
  return {
    layout,
    docOf,
    names: namesByDoc,
    bigrams: collectBigrams(namesByDoc),
    unigramDocs: collectUnigramDocs(namesByDoc, layout),
    compounds: collectCompounds(namesByDoc),
    postings: collectPostings(namesByDoc),
    featured: featuredDocs(layout, { given: docOf, name: byName }),
    byName,
    nameRanks: ranks,
  }
}

function featuredDocs(
  { bucketStarts, buckets }: DocLayout,
  docs: Readonly<Record<TierDisplay['featuredBy'], Uint32Array>>,
): Uint32Array {
  const tierOfDoc = new Uint8Array(docs.given.length)
  for (const [bucket, tier] of buckets.tier.entries()) {
    tierOfDoc.fill(tier, bucketStarts[bucket], bucketStarts[bucket + 1])
  }
  const featured = new Uint32Array(docs.given.length)
  let end = 0
  for (const tier of FEATURED_TIERS) {
    for (const doc of docs[displayOf(tier).featuredBy]) if (tierOfDoc[doc] === tier) featured[end++] = doc
  }
  return featured
}

const FEATURED_TIERS = Array.from(PACKAGE_TIERS.keys()).sort((a, b) => displayOf(a).rank - displayOf(b).rank)

/** What belongs to a tier that is given as its index in `PACKAGE_TIERS`. */
export function displayOf(tier: number): TierDisplay {
  return TIER_DISPLAY[PACKAGE_TIERS[tier]!]
}
