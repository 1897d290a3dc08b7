import type { TermVectors } from '../terms/termVectors.ts'
import type { Rows } from '../rows/rows.ts'
import { countingSort, numbersTo } from './countingSort.ts'
import { isByCharacter } from './nameCollator.ts'
import { NAME_GROUPS, nameKeys } from './nameKeys.ts'
import { compareByRanks, hasRanks, sortPlainNames } from './plainNames.ts'
import { rankTerms } from './termRanks.ts'

/** The listings from A to Z. */
export interface NameOrder {
  /** Their indexes in the list that was given. Equal names keep the order of the list. */
  readonly order: Uint32Array
  /** For each listing the index in `order` of the first one with an equal name. */
  readonly ranks: Uint32Array
  /** For each group of names the index in `order` where it starts, and after the last where it ends. */
  readonly groupStarts: Uint32Array
}

/**
 * Sorts the business names as `compareNames` does. Plain names are compared by the ranks of their terms, which is right because a
 * blank sorts before every printable character. Only the other names are compared by the slow collator.
 */
export function orderNames({ rows: { size, nameAt }, names, isPlain, collator }: NamesToOrder): NameOrder {
  const termRanks = rankTerms(names, collator)
  const { groups, textOf } = readKeys({ size, nameAt }, collator)
  const isRanked = isByCharacter(collator)
    ? isPlain.map((plain, at) => (plain === 1 && !textOf.has(at) && hasRanks(names, termRanks, at) ? 1 : 0))
    : new Uint8Array(size)
  const all = numbersTo(size)
  const textAt = (at: number) => textOf.get(at) ?? nameAt(at)
  const byCollator = (a: number, b: number) => collator.compare(textAt(a), textAt(b))

  const ranked = sortPlainNames(
    all.filter((at) => isRanked[at] === 1),
    names,
    termRanks,
  )
  const others = all.filter((at) => isRanked[at] === 0).sort((a, b) => byCollator(a, b) || a - b)
  const sorted = merged(ranked, others, (a, b) => byCollator(a, b) || a - b)
  const { items: order, starts: groupStarts } = countingSort(sorted, groups, NAME_GROUPS)

  const ranks = new Uint32Array(order.length)
  for (let rank = 1; rank < order.length; rank += 1) {
    const at = order[rank]!
    const before = order[rank - 1]!
    const areRanked = isRanked[at] === 1 && isRanked[before] === 1
    const difference = areRanked ? compareByRanks(names, termRanks, before, at) : byCollator(before, at)
    ranks[at] = difference === 0 && groups[at] === groups[before] ? ranks[before]! : rank
  }
  return { order, ranks, groupStarts }
}

/** The group of each name, and of those that begin with a sign what is compared instead. */
function readKeys({ size, nameAt }: NamesToOrder['rows'], collator: Intl.Collator) {
  const keyOf = nameKeys(collator)
  const groups = new Uint32Array(size)
  const textOf = new Map<number, string>()
  for (let at = 0; at < size; at += 1) {
    const name = nameAt(at)
    const { group, text } = keyOf(name)
    groups[at] = group
    if (text.length < name.length) textOf.set(at, text)
  }
  return { groups, textOf }
}

interface NamesToOrder {
  readonly rows: Pick<Rows, 'size' | 'nameAt'>
  readonly names: TermVectors
  /** For each listing 1 if the terms of its name, joined by single blanks, sort as the name does. */
  readonly isPlain: Uint8Array
  readonly collator: Intl.Collator
}

/** Merges two sorted lists. The second is short, so the place of each of its elements is found by binary search. */
function merged(many: Uint32Array, few: Uint32Array, compare: (a: number, b: number) => number): Uint32Array {
  const order = new Uint32Array(many.length + few.length)
  let taken = 0
  for (const [at, one] of few.entries()) {
    let low = taken
    let high = many.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(many[middle]!, one) < 0) low = middle + 1
      else high = middle
    }
    order.set(many.subarray(taken, low), taken + at)
    order[low + at] = one
    taken = low
  }
  order.set(many.subarray(taken), taken + few.length)
  return order
}
