import type { Listing } from '../listing/listing.ts'
import type { NameWords } from '../search/index/nameWords.ts'
import { countingSort } from './countingSort.ts'
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
  const plain: number[] = []
  const others: number[] = []
  for (let at = 0; at < listings.length; at += 1) (isPlain[at] === 1 && hasRanks(names, ranks, at) ? plain : others).push(at)

  const compareNames = (a: number, b: number) => collator.compare(listings[a]!.businessName, listings[b]!.businessName)
  const sortedPlain = sortPlainNames(Uint32Array.from(plain), names, ranks)
  const sortedOthers = others.sort((a, b) => compareNames(a, b) || a - b)
  const order = merged(sortedPlain, sortedOthers, (a, b) => compareNames(a, b) || a - b)

  const isOther = new Uint8Array(listings.length)
  for (const at of others) isOther[at] = 1
  const firsts = new Uint32Array(listings.length)
  for (let place = 0, first = 0; place < order.length; place += 1) {
    const at = order[place]!
    const before = order[place - 1] ?? at
    const isKnown = isOther[at] === 0 && isOther[before] === 0
    const difference = isKnown ? compareByRanks(names, ranks, before, at) : compareNames(before, at)
    if (difference !== 0) first = place
    firsts[at] = first
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

/** Counting sorts by the third, second and first word, then the longer names that agree in all three. */
function sortPlainNames(plain: Uint32Array, names: NameWords, ranks: Uint32Array): Uint32Array {
  let order = plain
  for (const word of [2, 1, 0]) order = sortedByWord(order, word, names, ranks)
  for (let from = 0, at = 1; at <= order.length; at += 1) {
    if (at < order.length && agreeInThreeWords(names, ranks, order[from]!, order[at]!)) continue
    if (at - from > 1) order.subarray(from, at).sort((a, b) => compareByRanks(names, ranks, a, b) || a - b)
    from = at
  }
  return order
}

function sortedByWord(order: Uint32Array, word: number, names: NameWords, ranks: Uint32Array): Uint32Array {
  const keys = new Uint32Array(names.nameStarts.length - 1)
  for (const name of order) keys[name] = rankAt(names, ranks, name, word)
  return countingSort(order, keys, ranks.length + 1).items
}

/** The rank of a word of a name; 0, before all others, where the name is shorter. */
function rankAt({ stream, nameStarts }: NameWords, ranks: Uint32Array, name: number, word: number): number {
  const at = nameStarts[name]! + word
  return at < nameStarts[name + 1]! ? ranks[stream[at]!]! : 0
}

function agreeInThreeWords(names: NameWords, ranks: Uint32Array, a: number, b: number): boolean {
  for (let word = 0; word < 3; word += 1) if (rankAt(names, ranks, a, word) !== rankAt(names, ranks, b, word)) return false
  return true
}

function compareByRanks(names: NameWords, ranks: Uint32Array, a: number, b: number): number {
  const { nameStarts } = names
  const length = Math.max(nameStarts[a + 1]! - nameStarts[a]!, nameStarts[b + 1]! - nameStarts[b]!)
  for (let word = 0; word < length; word += 1) {
    const difference = rankAt(names, ranks, a, word) - rankAt(names, ranks, b, word)
    if (difference !== 0) return difference
  }
  return 0
}

function hasRanks({ stream, nameStarts }: NameWords, ranks: Uint32Array, name: number): boolean {
  for (let at = nameStarts[name]!; at < nameStarts[name + 1]!; at += 1) if (ranks[stream[at]!] === 0) return false
  return true
}

/** Two sorted lists as one. The second is short, so each of its elements looks for its place from where the last was put. */
function merged(many: Uint32Array, few: readonly number[], compare: (a: number, b: number) => number): Uint32Array {
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
