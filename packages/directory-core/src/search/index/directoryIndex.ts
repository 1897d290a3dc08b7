import type { Listing } from '../../listing/listing.ts'
import { foldingJudge } from '../../sort/nameCollator.ts'
import { orderNames } from '../../sort/nameOrder.ts'
import { TIER_DISPLAY } from '../../tier/tierDisplay.ts'
import { PACKAGE_TIERS } from '../../tier/packageTier.ts'
import { emptyBitSet, type BitSet } from './bitSet.ts'
import { inRowOrder, readNames, type NameWords } from './nameWords.ts'
import { collectPostings, type Postings } from './postings.ts'
import { groupRows, type RowGroups } from './rowGroups.ts'
import { collectUnitRows, type UnitRows } from './unitRows.ts'
import { collectGrams, type WordGrams } from './wordGrams.ts'

/** Listings made ready to be searched. DESIGN.md tells how the parts work together. */
export interface DirectoryIndex {
  readonly listings: readonly Listing[]
  readonly rows: RowGroups
  readonly names: NameWords
  readonly grams: WordGrams
  readonly postings: Postings
  readonly unitRows: UnitRows
  /** The rows in the order of the packages, within one in the order the listings were given. */
  readonly featured: Uint32Array
  /** The rows from A to Z. */
  readonly byName: Uint32Array
  /** For each listing where in `byName` the first of those with an equal name stands. */
  readonly nameFirsts: Uint32Array
  readonly collator: Intl.Collator
  /** Room that every search clears before it uses it. */
  readonly scratch: { readonly matches: BitSet; readonly others: BitSet; readonly rows: Uint32Array }
}

export function buildIndex(listings: readonly Listing[], collator: Intl.Collator): DirectoryIndex {
  const rows = groupRows(listings)
  const { names, isPlain } = readNames(listings, foldingJudge(collator))
  const { order, firsts } = orderNames({ listings, names, isPlain, collator })
  const namesByRow = inRowOrder(names, rows.origins)
  const grams = collectGrams(namesByRow)
  const rowOf = new Uint32Array(listings.length)
  for (let row = 0; row < rowOf.length; row += 1) rowOf[rows.origins[row]!] = row
  return {
    listings,
    rows,
    names: namesByRow,
    grams,
    unitRows: collectUnitRows(namesByRow, grams),
    postings: collectPostings(namesByRow),
    featured: featuredRows(rows, rowOf),
    byName: order.map((at) => rowOf[at]!),
    nameFirsts: firsts,
    collator,
    scratch: {
      matches: emptyBitSet(listings.length),
      others: emptyBitSet(listings.length),
      rows: new Uint32Array(Math.min(listings.length, 4096)),
    },
  }
}

/** The rows of each package in turn, those of one in the order the listings were given. */
function featuredRows({ cellStarts, cells }: RowGroups, rowOf: Uint32Array): Uint32Array {
  const tierOfRow = new Uint8Array(rowOf.length)
  for (const [cell, tier] of cells.tier.entries()) tierOfRow.fill(tier, cellStarts[cell], cellStarts[cell + 1])
  const featured = new Uint32Array(rowOf.length)
  let end = 0
  for (const tier of FEATURED_TIERS) {
    for (const row of rowOf) if (tierOfRow[row] === tier) featured[end++] = row
  }
  return featured
}

const FEATURED_TIERS = Array.from(PACKAGE_TIERS.keys()).sort((a, b) => rankOf(a) - rankOf(b))

/** The place of a tier, given by its number, in the featured order. */
export function rankOf(tier: number): number {
  return TIER_DISPLAY[PACKAGE_TIERS[tier]!].rank
}
