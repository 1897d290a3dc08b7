import type { FilterState } from '../filter/filterState.ts'
import type { ListingRow } from '../rows/rows.ts'
import { choicesAsked, factsAsked, keep } from './filterDocs.ts'
import { countCommon } from './index/bitSet.ts'
import type { PassingHits } from './passingHits.ts'
import { topListings, type PageRequest } from './topListings.ts'

/** The facts of a place that listings may be ordered by: those of which all are known come first. */
export type FirstFacts = Pick<FilterState, 'attributes' | 'prices' | 'open'>

/** The listings of a page, those that are known to have some facts before all others. Both are in the order asked for. */
export function knownFirst<Row extends ListingRow>(
  { hits, from, to, ...order }: PageRequest<Row>,
  first: FirstFacts,
  now: number | undefined,
): Row[] {
  const split = hits.map((some) => splitHits(some, first, now))
  const known = split.map(([having]) => having)
  const count = known.reduce((sum, some) => sum + some.count, 0)
  return [
    ...topListings({ ...order, hits: known, from: Math.min(from, count), to: Math.min(to, count) }),
    ...topListings({
      ...order,
      hits: split.map(([, others]) => others),
      from: Math.max(0, from - count),
      to: Math.max(0, to - count),
    }),
  ]
}

function splitHits<Row extends ListingRow>(
  { segment, docs, count: all }: PassingHits<Row>,
  first: FirstFacts,
  now: number | undefined,
): readonly [PassingHits<Row>, PassingHits<Row>] {
  const having = docs.slice()
  for (const name of factsAsked(first)) keep(having, segment.factDocs(name, now))
  for (const [name, values] of choicesAsked(first)) keep(having, segment.choices.docsWith(name, values))
  const count = countCommon(docs, having)
  const others = docs.map((word, at) => word & ~having[at]!)
  return [
    { segment, docs: having, count },
    { segment, docs: others, count: all - count },
  ]
}
