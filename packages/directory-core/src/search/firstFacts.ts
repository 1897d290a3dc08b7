import type { FilterState } from '../filter/filterState.ts'
import type { ListingRow } from '../rows/rows.ts'
import { choicesAsked, factsAsked, keep } from './filterDocs.ts'
import { countCommon } from './index/bitSet.ts'
import type { PassingHits } from './passingHits.ts'

/** Facts that listings are ordered by: those of which all are known come first. */
export interface FirstFacts {
  readonly facts: Pick<FilterState, 'attributes' | 'prices' | 'open'>
  /** When it is asked what is open, in milliseconds since 1970. */
  readonly now: number | undefined
}

/** Of some hits those that are known to have the facts, and the others. */
export function splitByFacts<Row extends ListingRow>(
  { segment, docs, count: all }: PassingHits<Row>,
  { facts, now }: FirstFacts,
): readonly [PassingHits<Row>, PassingHits<Row>] {
  const having = docs.slice()
  for (const name of factsAsked(facts)) keep(having, segment.factDocs(name, now))
  for (const [name, values] of choicesAsked(facts)) keep(having, segment.choices.docsWith(name, values))
  const count = countCommon(docs, having)
  const others = docs.map((word, at) => word & ~having[at]!)
  return [
    { segment, docs: having, count },
    { segment, docs: others, count: all - count },
  ]
}
