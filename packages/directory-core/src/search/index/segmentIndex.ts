import { isUsableName } from '../../listing/isUsableName.ts'
import { countingSort } from '../../sort/countingSort.ts'
import { FEATURED_GROUPS, featuredGroup } from '../../sort/featuredGroup.ts'
import { foldingJudge } from '../../sort/nameCollator.ts'
import { orderNames } from '../../sort/nameOrder.ts'
import type { ListingFacts } from '../../rows/listingFact.ts'
import { foundBy, type ListingRow, type Rows } from '../../rows/rows.ts'
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
  /** The docs in the featured order of a list without a middle. */
  readonly featured: Uint32Array
  /** For each listing its `featuredGroup`. */
  readonly featuredGroups: Uint8Array
  /** The docs from A to Z. */
  readonly byName: Uint32Array
  /** For each listing the index in `byName` of the first doc with an equal name. */
  readonly nameRanks: Uint32Array
  /** For each group of names the index in `byName` where it starts, and after the last where it ends. */
  readonly nameGroupStarts: Uint32Array
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
  const judge = foldingJudge(collator)
  const { names, isPlain } = readNames(rows, judge)
  const { order, ranks, groupStarts } = orderNames({ rows, names, isPlain, collator })
  // The order is that of the names alone.
  const nameAt = foundBy(rows)
  const found = nameAt === rows.nameAt ? names : readNames({ size: rows.size, nameAt }, judge).names
  const namesByDoc = inDocOrder(found, layout.listingOf)
  const docOf = inverse(layout.listingOf)
  const featuredGroups = groupsOf(rows, layout)
  const featured = countingSort(order, Uint32Array.from(featuredGroups), FEATURED_GROUPS).items
  return {
    layout,
    docOf,
    names: namesByDoc,
    bigrams: collectBigrams(namesByDoc),
    unigramDocs: collectUnigramDocs(namesByDoc, layout),
    compounds: collectCompounds(namesByDoc),
    postings: collectPostings(namesByDoc),
    featured: featured.map((at) => docOf[at]!),
    featuredGroups,
    byName: order.map((at) => docOf[at]!),
    nameRanks: ranks,
    nameGroupStarts: groupStarts,
  }
}

/** For each listing its group in the featured order. */
function groupsOf(rows: Rows, { listingOf, bucketStarts, buckets }: DocLayout): Uint8Array {
  const groups = new Uint8Array(rows.size)
  for (const [bucket, standing] of buckets.tier.entries()) {
    for (const row of listingOf.subarray(bucketStarts[bucket], bucketStarts[bucket + 1])) {
      const hasUsableName = isUsableName(rows.nameAt(row))
      groups[row] = featuredGroup({ standing, hasUsableName, substance: rows.substanceAt(row) })
    }
  }
  return groups
}
