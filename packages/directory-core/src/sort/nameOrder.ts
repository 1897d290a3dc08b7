import type { Listing } from '../listing/listing.ts'
import type { NameWords } from '../search/index/nameWords.ts'
import { numbersTo } from './countingSort.ts'
import { isByCharacter } from './nameCollator.ts'
import { compareByRanks, hasRanks, sortPlainNames } from './plainNames.ts'
import { rankWords } from './wordOrder.ts'

/** The listings from A to Z. */
export interface NameOrder {
  /** Their places in the list that was given; of equal names the earlier listing stands first. */
  readonly order: Uint32Array
  /** For each listing where in the order the first of those with an equal name stands. */
  readonly firsts: Uint32Array
}

/**
 * The order that the collator gives the business names. Plain names are compared by the ranks of their words, which is right because
 * the blank between them comes before every printable character; only the other names are compared by the collator itself.
 */
export function orderNames({ listings, names, isPlain, collator }: NamesToOrder): NameOrder {
  const ranks = rankWords(names, collator)
  const isRanked = isByCharacter(collator)
    ? isPlain.map((plain, at) => (plain === 1 && hasRanks(names, ranks, at) ? 1 : 0))
    : new Uint8Array(listings.length)
  const places = numbersTo(listings.length)
  const byCollator = (a: number, b: number) => collator.compare(listings[a]!.businessName, listings[b]!.businessName)

  const ranked = sortPlainNames(
    places.filter((at) => isRanked[at] === 1),
    names,
    ranks,
  )
  const others = places.filter((at) => isRanked[at] === 0).sort((a, b) => byCollator(a, b) || a - b)
  const order = merged(ranked, others, (a, b) => byCollator(a, b) || a - b)

  const firsts = new Uint32Array(order.length)
  for (let place = 1; place < order.length; place += 1) {
    const at = order[place]!
    const before = order[place - 1]!
    const areRanked = isRanked[at] === 1 && isRanked[before] === 1
    const difference = areRanked ? compareByRanks(names, ranks, before, at) : byCollator(before, at)
    firsts[at] = difference === 0 ? firsts[before]! : place
  }
  return { order, firsts }
}

interface NamesToOrder {
  readonly listings: readonly Listing[]
  readonly names: NameWords
  /** For each listing 1 where the words of its name, joined by single blanks, sort as the name does. */
  readonly isPlain: Uint8Array
  readonly collator: Intl.Collator
}

/** Two sorted lists as one. The second is short, so each of its elements looks for its place from where the last was put. */
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
