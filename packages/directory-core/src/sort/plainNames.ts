import type { NameWords } from '../search/index/nameWords.ts'
import { countingSort } from './countingSort.ts'

/** Counting sorts by the third, second and first word, then the longer names that agree in all three. */
export function sortPlainNames(plain: Uint32Array, names: NameWords, ranks: Uint32Array): Uint32Array {
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
  for (let word = 0; word < 3; word += 1)
    if (rankAt(names, ranks, a, word) !== rankAt(names, ranks, b, word)) return false
  return true
}

export function compareByRanks(names: NameWords, ranks: Uint32Array, a: number, b: number): number {
  const { nameStarts } = names
  const length = Math.max(nameStarts[a + 1]! - nameStarts[a]!, nameStarts[b + 1]! - nameStarts[b]!)
  for (let word = 0; word < length; word += 1) {
    const difference = rankAt(names, ranks, a, word) - rankAt(names, ranks, b, word)
    if (difference !== 0) return difference
  }
  return 0
}

export function hasRanks({ stream, nameStarts }: NameWords, ranks: Uint32Array, name: number): boolean {
  for (let at = nameStarts[name]!; at < nameStarts[name + 1]!; at += 1) if (ranks[stream[at]!] === 0) return false
  return true
}
