import type { FacetGroup, FacetGroups } from './facets.ts'
import type { PartMatch } from './matchPart.ts'
import type { FacetCount, SearchResult } from './searchResult.ts'
import type { SearchState } from './searchState.ts'

export interface FacetCounts extends Pick<SearchResult, 'total' | 'matches' | 'facets'> {
  /** For each part which cells pass all filters, 1 each. */
  readonly passing: readonly Uint8Array[]
}

/** Adds up the cells of all parts: one visit to each serves the totals, the matches and every option of every group. */
export function countFacets(groups: FacetGroups, parts: readonly PartMatch[], state: SearchState): FacetCounts {
  const categories = tallyOf(groups.categories, state.categories)
  const countries = tallyOf(groups.countries, state.countries)
  const tiers = tallyOf(groups.tiers, state.tiers)
  let total = 0
  let matches = 0
  const passing = parts.map((part, at) => {
    const passes = new Uint8Array(part.totals.length)
    for (let cell = 0; cell < passes.length; cell += 1) {
      const inScope = part.totals[cell]!
      if (inScope === 0) continue
      const category = groups.categories.ofCells[at]![cell]!
      const country = groups.countries.ofCells[at]![cell]!
      const tier = groups.tiers.ofCells[at]![cell]!
      total += inScope
      categories.occurs[category] = 1
      countries.occurs[country] = 1

      const found = part.matches[cell]!
      const isCategory = categories.allows[category] === 1
      const isCountry = countries.allows[country] === 1
      const isTier = tiers.allows[tier] === 1
      if (isCountry && isTier) categories.counts[category]! += found
      if (isCategory && isTier) countries.counts[country]! += found
      if (isCategory && isCountry) tiers.counts[tier]! += found
      if (isCategory && isCountry && isTier) {
        passes[cell] = 1
        matches += found
      }
    }
    return passes
  })
  return {
    total,
    matches,
    passing,
    facets: { categories: listed(categories), countries: listed(countries), tiers: listed(tiers) },
  }
}

interface Tally {
  readonly group: FacetGroup
  /** For each option 1 where the group's filter lets it through. */
  readonly allows: Uint8Array
  /** For each option 1 where it has a listing in scope. */
  readonly occurs: Uint8Array
  readonly counts: Uint32Array
}

function tallyOf(group: FacetGroup, chosen: readonly string[]): Tally {
  const { options } = group
  const allows = new Uint8Array(options.length)
  if (chosen.length === 0) allows.fill(1)
  for (const value of chosen) {
    const place = group.placeOf.get(value)
    if (place !== undefined) allows[place] = 1
  }
  return { group, allows, occurs: new Uint8Array(options.length), counts: new Uint32Array(options.length) }
}

function listed({ group, occurs, counts }: Tally): FacetCount[] {
  const facets: FacetCount[] = []
  for (const [place, { value, label, isFixed }] of group.options.entries()) {
    if (isFixed || occurs[place] === 1) facets.push({ value, label, count: counts[place]! })
  }
  return facets
}
