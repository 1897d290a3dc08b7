import { MOST_KILOMETRES, type GeoPoint } from '../location/near.ts'
import type { GeoSearch } from './geoSearch.ts'
import { intersectWith, type BitSet } from './index/bitSet.ts'
import type { FilterState } from '../filter/filterState.ts'
import { CHOICE_FILTERS } from '../filter/filters.ts'
import { CHOICES, type Choice, type ChoiceName } from '../listing/choices.ts'
import type { FactName } from '../rows/listingFact.ts'
import type { ListingRow } from '../rows/rows.ts'
import type { SearchContext } from './searchContext.ts'
import { countBuckets, type SegmentHits } from './searchSegment.ts'
import type { Segment } from './segment.ts'

/** The filters of a state that no bucket tells apart, and where and when they apply. */
export interface DocFilters {
  /** All segments of the directory. */
  readonly segments: readonly Segment[]
  readonly state: Partial<FilterState>
  readonly context: SearchContext
  readonly geo?: GeoSearch | undefined
  /** What the state's `near` is; undefined if nobody knows where that is. */
  readonly point?: GeoPoint | undefined
}

/** The hits under the filters that look at single docs: facts, choices, radius and box. Changes the bits of the given ones. */
export function filterDocs<Row extends ListingRow>(
  hits: readonly SegmentHits<Row>[],
  filters: DocFilters,
): readonly FilteredHits<Row>[] {
  const { near, box } = filters.state
  const facts = factsAsked(filters.state)
  const choices = choicesAsked(filters.state)
  if (facts.length + choices.length === 0 && near?.within === undefined && !box) return hits
  return hits.map(({ segment, docs, totals }) => {
    for (const name of facts) keep(docs, segment.factDocs(name, filters.context.now))
    if (near?.within !== undefined) keep(docs, docsWithin(segment, near.within, filters))
    if (box) keep(docs, filters.geo?.docsInBox(filters.segments, segment, box))
    const chosen = choices.map(([name, values]) => [name, segment.choices.docsWith(name, values)] as const)
    const isAny = (name: ChoiceName) => !(CHOICES[name] as Choice).isEvery
    const unchosen = new Map(chosen.filter(([name]) => isAny(name)).map(([name]) => [name, docs.slice()]))
    for (const [name, having] of chosen) {
      intersectWith(docs, having)
      for (const [other, others] of unchosen) if (other !== name) intersectWith(others, having)
    }
    return { segment, docs, totals, matches: countBuckets(segment, totals, docs), unchosen }
  })
}

/** Hits, and for each choice of which any value is asked for the docs without its own filter. */
export interface FilteredHits<Row extends ListingRow = ListingRow> extends SegmentHits<Row> {
  readonly unchosen?: ReadonlyMap<ChoiceName, BitSet>
}

/** The facts that have to be true of a listing. */
function factsAsked(state: Partial<FilterState>): readonly FactName[] {
  return state.open ? ['open', ...(state.has ?? [])] : (state.has ?? [])
}

/** The choices that a state has values of. */
function choicesAsked(state: Partial<FilterState>): readonly (readonly [ChoiceName, readonly string[]])[] {
  return CHOICE_FILTERS.flatMap(([group, name]) => {
    const values = state[group]
    return values === undefined || values.length === 0 ? [] : [[name, values] as const]
  })
}

/** What nobody knows is true of no doc. */
function keep(docs: BitSet, others: BitSet | undefined): void {
  if (others) intersectWith(docs, others)
  else docs.fill(0)
}

function docsWithin({ index }: Segment, within: number, { geo, point }: DocFilters): BitSet | undefined {
  return point && geo?.docsWithin(index, { point, metres: Math.min(within, MOST_KILOMETRES) * 1000 })
}
