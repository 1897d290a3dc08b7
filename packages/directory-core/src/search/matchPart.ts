import { countRange, keepOnly, type BitSet } from './index/bitSet.ts'
import { matchRows } from './index/matchRows.ts'
import type { Part } from './part.ts'
import type { Query } from './query.ts'
import type { Scope } from './scope.ts'
import { markGroups, needsGroups, scopeCells } from './scopeRows.ts'

/** What a part answers before any filter: the matching rows, and for each cell how many it has in scope and how many of them match. */
export interface PartMatch {
  readonly part: Part
  /** The rows that match, those of cells out of scope among them. */
  readonly bits: BitSet
  readonly totals: Uint32Array
  readonly matches: Uint32Array
}

/** The bits are the index's scratch: they hold until its next search. */
export function matchPart(part: Part, query: Query, scope: Scope): PartMatch {
  const bits = matchRows(part.index, query)
  const candidates = candidateRows(part, scope)
  if (candidates) keepOnly(bits, candidates)
  const inScope = scopeCells(part.index, scope)
  return { part, bits, totals: countCells(part, inScope, candidates), matches: countCells(part, inScope, bits) }
}

/** The rows that count and lie in the scope's subcategory, region and city; absent where that is all of them. */
function candidateRows({ index, live }: Part, scope: Scope): BitSet | undefined {
  if (!needsGroups(scope)) return live
  const candidates = index.scratch.others.fill(0)
  markGroups(index, scope, candidates)
  if (live) keepOnly(candidates, live)
  return candidates
}

/** For each cell in scope how many of its rows are in the set; without a set, all of them. */
function countCells({ index }: Part, inScope: Uint8Array, bits: BitSet | undefined): Uint32Array {
  const { cellStarts } = index.rows
  const counts = new Uint32Array(inScope.length)
  for (let cell = 0; cell < counts.length; cell += 1) {
    if (inScope[cell] === 0) continue
    const from = cellStarts[cell]!
    const to = cellStarts[cell + 1]!
    counts[cell] = bits ? countRange(bits, from, to) : to - from
  }
  return counts
}
