import type { Listing } from '../../listing/listing.ts'
import { foldingJudge } from '../../sort/nameCollator.ts'
import { orderNames } from '../../sort/nameOrder.ts'
import { PACKAGE_TIERS } from '../../tier/packageTier.ts'
import { TIER_DISPLAY } from '../../tier/tierDisplay.ts'
import type { SearchTexts } from '../searchTexts.ts'
import { collectBigrams, type Bigrams } from './bigrams.ts'
import { emptyBitSet, type BitSet } from './bitSet.ts'
import { inverse, layOutDocs, type DocLayout } from './docLayout.ts'
import { collectPostings, type Postings } from './postings.ts'
import { inDocOrder, readNames, type TermVectors } from './termVectors.ts'
import { collectUnigramDocs, type UnigramDocs } from './unigramDocs.ts'
import { collectCompounds, countFieldWords } from './words.ts'

/** The index of a segment's listings. DESIGN.md explains how its parts work together. */
export interface SegmentIndex {
  readonly listings: readonly Listing[]
  readonly layout: DocLayout
  readonly names: TermVectors
  readonly bigrams: Bigrams
  /** The terms that have punctuation. */
  readonly compounds: BitSet
  /** The words of categories, countries and cities, and in how many of these fields they are. */
  readonly fieldWords: ReadonlyMap<string, number>
  readonly postings: Postings
  readonly unigramDocs: UnigramDocs
  /** The docs by package, within one in the order the listings were given. */
  readonly byTier: Uint32Array
  /** The docs from A to Z. */
  readonly byName: Uint32Array
  /** For each listing the index in `byName` of the first doc with an equal name. */
  readonly nameRanks: Uint32Array
  readonly collator: Intl.Collator
  readonly texts: SearchTexts
  /** Buffers that every search overwrites. */
  readonly scratch: { readonly matches: BitSet; readonly others: BitSet; readonly docs: Uint32Array }
}

/** What depends on the reader's language. */
export type IndexOptions = Pick<SegmentIndex, 'collator' | 'texts'>

export function buildIndex(listings: readonly Listing[], { collator, texts }: IndexOptions): SegmentIndex {
  const layout = layOutDocs(listings, texts)
  const { names, isPlain } = readNames(listings, foldingJudge(collator))
  const { order, ranks } = orderNames({ listings, names, isPlain, collator })
  const namesByDoc = inDocOrder(names, layout.listingOf)
  const docOf = inverse(layout.listingOf)
  return {
    listings,
    layout,
    names: namesByDoc,
    bigrams: collectBigrams(namesByDoc),
    unigramDocs: collectUnigramDocs(namesByDoc, layout),
    compounds: collectCompounds(namesByDoc),
    fieldWords: countFieldWords(layout.fields),
    postings: collectPostings(namesByDoc),
    byTier: docsByTier(layout, docOf),
    byName: order.map((at) => docOf[at]!),
    nameRanks: ranks,
    collator,
    texts,
    scratch: {
      matches: emptyBitSet(listings.length),
      others: emptyBitSet(listings.length),
      docs: new Uint32Array(Math.min(listings.length, 4096)),
    },
  }
}

function docsByTier({ bucketStarts, buckets }: DocLayout, docOf: Uint32Array): Uint32Array {
  const tierOfDoc = new Uint8Array(docOf.length)
  for (const [bucket, tier] of buckets.tier.entries()) {
    tierOfDoc.fill(tier, bucketStarts[bucket], bucketStarts[bucket + 1])
  }
  const docs = new Uint32Array(docOf.length)
  let end = 0
  for (const tier of FEATURED_TIERS) {
    for (const doc of docOf) if (tierOfDoc[doc] === tier) docs[end++] = doc
  }
  return docs
}

const FEATURED_TIERS = Array.from(PACKAGE_TIERS.keys()).sort((a, b) => featuredRank(a) - featuredRank(b))

/** The place of a tier, given as its index in `PACKAGE_TIERS`, in the featured order. */
export function featuredRank(tier: number): number {
  return TIER_DISPLAY[PACKAGE_TIERS[tier]!].rank
}
