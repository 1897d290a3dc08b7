import type { TermVectors } from '../terms/termVectors.ts'
import { countingSort } from './countingSort.ts'

/** Sorts by the first three terms with a radix sort, then compares names that are equal in these. */
export function sortPlainNames(plain: Uint32Array, names: TermVectors, ranks: Uint32Array): Uint32Array {
  let order = plain
  for (const term of [2, 1, 0]) order = sortedByTerm(order, term, names, ranks)
  for (let from = 0, at = 1; at <= order.length; at += 1) {
    if (at < order.length && areEqualInThreeTerms(names, ranks, order[from]!, order[at]!)) continue
    if (at - from > 1) order.subarray(from, at).sort((a, b) => compareByRanks(names, ranks, a, b) || a - b)
    from = at
  }
  return order
}

function sortedByTerm(order: Uint32Array, term: number, names: TermVectors, ranks: Uint32Array): Uint32Array {
  const keys = new Uint32Array(names.nameStarts.length - 1)
  for (const name of order) keys[name] = rankAt(names, ranks, name, term)
  return countingSort(order, keys, ranks.length + 1).items
}

/** The rank of a name's nth term; 0, the lowest, if the name is shorter. */
function rankAt({ tokens, nameStarts }: TermVectors, ranks: Uint32Array, name: number, term: number): number {
  const at = nameStarts[name]! + term
  return at < nameStarts[name + 1]! ? ranks[tokens[at]!]! : 0
}

function areEqualInThreeTerms(names: TermVectors, ranks: Uint32Array, a: number, b: number): boolean {
  for (let term = 0; term < 3; term += 1)
    if (rankAt(names, ranks, a, term) !== rankAt(names, ranks, b, term)) return false
  return true
}

export function compareByRanks(names: TermVectors, ranks: Uint32Array, a: number, b: number): number {
  const { nameStarts } = names
  const length = Math.max(nameStarts[a + 1]! - nameStarts[a]!, nameStarts[b + 1]! - nameStarts[b]!)
  for (let term = 0; term < length; term += 1) {
    const difference = rankAt(names, ranks, a, term) - rankAt(names, ranks, b, term)
    if (difference !== 0) return difference
  }
  return 0
}

export function hasRanks({ tokens, nameStarts }: TermVectors, ranks: Uint32Array, name: number): boolean {
  for (let at = nameStarts[name]!; at < nameStarts[name + 1]!; at += 1) if (ranks[tokens[at]!] === 0) return false
  return true
}
