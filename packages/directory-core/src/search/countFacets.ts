import { STANDINGS } from '../tier/packageTier.ts'
import type { FacetDimension, FacetDimensions } from './facetDimensions.ts'
import type { FacetCount, SearchResult } from './searchResult.ts'
import type { SegmentHits } from './searchSegment.ts'
import type { SearchState } from './searchState.ts'

export interface FacetCounts extends Pick<SearchResult, 'total' | 'matches' | 'unclaimed' | 'unclaimedTotal'> {
  readonly facets: Pick<SearchResult['facets'], 'categories' | 'countries' | 'tiers'>
  /** For each segment 1 for every bucket that passes all filters. */
  readonly passing: readonly Uint8Array[]
}

/**
 * Counts the hits of all segments: one visit to each bucket gives the total, the matches and the count of every option. An
 * option's count ignores the filter of its own dimension (disjunctive facets).
 */
export function countFacets(
  dimensions: FacetDimensions,
  hits: readonly SegmentHits[],
  state: SearchState,
): FacetCounts {
  const categories = collectorOf(dimensions.categories, state.categories)
  const countries = collectorOf(dimensions.countries, state.countries)
  const tiers = collectorOf(dimensions.tiers, state.tiers)
  let total = 0
  let matches = 0
  let unclaimedTotal = 0
  let unclaimed = 0
  const passing = hits.map((segment, at) => {
    const passes = new Uint8Array(segment.totals.length)
    const categoryOrds = dimensions.categories.bucketOrds[at]!
    const countryOrds = dimensions.countries.bucketOrds[at]!
    const tierOrds = dimensions.tiers.bucketOrds[at]!
    const standings = segment.segment.index.layout.buckets.tier
    for (let bucket = 0; bucket < passes.length; bucket += 1) {
      const inScope = segment.totals[bucket]!
      if (inScope === 0) continue
      const category = categoryOrds[bucket]!
      const country = countryOrds[bucket]!
      const tier = tierOrds[bucket]!
      total += inScope
      const isUnclaimed = standings[bucket] === UNCLAIMED
      if (isUnclaimed) unclaimedTotal += inScope
      categories.occurs[category] = 1
      countries.occurs[country] = 1

      const found = segment.matches[bucket]!
      const isCategory = categories.allows[category] === 1
      const isCountry = countries.allows[country] === 1
      const isTier = tiers.allows[tier] === 1
      if (isCountry && isTier) categories.counts[category]! += found
      if (isCategory && isTier) countries.counts[country]! += found
      if (isCategory && isCountry) tiers.counts[tier]! += found
      if (isCategory && isCountry && isTier) {
        passes[bucket] = 1
        matches += found
        if (isUnclaimed) unclaimed += found
      }
    }
    return passes
  })
  return {
    total,
    matches,
    unclaimedTotal,
    unclaimed,
    passing,
    facets: { categories: countsOf(categories), countries: countsOf(countries), tiers: countsOf(tiers) },
  }
}

/** Its number among the standings. */
export const UNCLAIMED = STANDINGS.indexOf('unclaimed')

interface FacetCollector {
  readonly dimension: FacetDimension
  /** For each option 1 if the dimension's filter allows it. */
  readonly allows: Uint8Array
  /** For each option 1 if a listing in scope has it. */
  readonly occurs: Uint8Array
  readonly counts: Uint32Array
}

function collectorOf(dimension: FacetDimension, chosen: readonly string[]): FacetCollector {
  const size = dimension.options.length
  const allows = new Uint8Array(size)
  if (chosen.length === 0) allows.fill(1)
  for (const value of chosen) {
    const ord = dimension.ordOf.get(value)
    if (ord !== undefined) allows[ord] = 1
  }
  return { dimension, allows, occurs: new Uint8Array(size), counts: new Uint32Array(size) }
}

function countsOf({ dimension, occurs, counts }: FacetCollector): FacetCount[] {
  const facets: FacetCount[] = []
  for (const [ord, { value, label, isFixed }] of dimension.options.entries()) {
    if (isFixed || occurs[ord] === 1) facets.push({ value, label, count: counts[ord]! })
  }
  return facets
}
