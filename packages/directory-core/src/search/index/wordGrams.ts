import type { Words } from './wordTable.ts'

/**
 * For each pair of neighbouring code units the words that have it, ascending. A zero stands before and after every word, so that the
 * pairs tell how words begin and end too; every unit is the first of some pair, so one unit alone is a stretch of neighbouring pairs.
 */
export interface WordGrams {
  /** The pairs in ascending order, each as its `pairOf`. */
  readonly pairs: Float64Array
  /** Where the words of each pair begin in `words`, and after the last where they end. */
  readonly starts: Uint32Array
  readonly words: Uint16Array | Uint32Array
}

/** Two code units as one number. */
export function pairOf(first: number, second: number): number {
  return first * 0x10000 + second
}

/** Where a pair stands among the ascending pairs, or would stand. */
export function placeOfPair(pairs: Float64Array, pair: number): number {
  let low = 0
  let high = pairs.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (pairs[middle]! < pair) low = middle + 1
    else high = middle
  }
  return low
}

export function collectGrams(words: Words): WordGrams {
  const wordCount = words.starts.length - 1
  const { pairs, numbers } = numberPairs(words)
  const order = Array.from(pairs.keys()).sort((a, b) => pairs[a]! - pairs[b]!)
  const placeOf = new Uint32Array(pairs.length)
  for (const [place, number] of order.entries()) placeOf[number] = place

  const counts = new Uint32Array(pairs.length + 1)
  const last = new Uint32Array(pairs.length)
  eachPair(words, numbers, (number, word) => {
    if (last[number] === word + 1) return
    last[number] = word + 1
    counts[placeOf[number]! + 1]! += 1
  })
  for (let place = 1; place < counts.length; place += 1) counts[place]! += counts[place - 1]!

  const listed = wordCount <= 0x10000 ? new Uint16Array(counts.at(-1)!) : new Uint32Array(counts.at(-1)!)
  const next = counts.slice()
  last.fill(0)
  eachPair(words, numbers, (number, word) => {
    if (last[number] === word + 1) return
    last[number] = word + 1
    listed[next[placeOf[number]!]!++] = word
  })
  return { pairs: Float64Array.from(order, (number) => pairs[number]!), starts: counts, words: listed }
}

/** The different pairs as they come up, and for every pair of every word in turn its number among them. */
function numberPairs({ units, starts }: Words) {
  const pairs: number[] = []
  const ascii = new Int32Array(128 * 128)
  const others = new Map<number, number>()
  const numbers = new Uint32Array(units.length + starts.length - 1)
  let end = 0
  for (let word = 0; word < starts.length - 1; word += 1) {
    let first = 0
    for (let at = starts[word]!; at <= starts[word + 1]!; at += 1) {
      const second = at < starts[word + 1]! ? units[at]! : 0
      const isAscii = first < 128 && second < 128
      let number = isAscii ? ascii[first * 128 + second]! : (others.get(pairOf(first, second)) ?? 0)
      if (number === 0) {
        number = pairs.push(pairOf(first, second))
        if (isAscii) ascii[first * 128 + second] = number
        else others.set(pairOf(first, second), number)
      }
      numbers[end++] = number - 1
      first = second
    }
  }
  return { pairs, numbers }
}

function eachPair({ starts }: Words, numbers: Uint32Array, visit: (number: number, word: number) => void): void {
  let at = 0
  for (let word = 0; word < starts.length - 1; word += 1) {
    // A word has one pair more than it has units.
    for (const end = at + starts[word + 1]! - starts[word]! + 1; at < end; at += 1) visit(numbers[at]!, word)
  }
}
