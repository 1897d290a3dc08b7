import type { Words } from '../search/index/wordTable.ts'

/**
 * For each folded word of printable ASCII its place as the collator has it, from 1, the same for words that it holds equal; 0 for all
 * other words. The collator is asked about single characters only, which makes this some twenty times faster than asking about words.
 */
export function rankWords(words: Words, collator: Intl.Collator): Uint32Array {
  const ranks = new Uint32Array(words.starts.length - 1)
  const weights = asciiWeights(collator)
  const sorted = sortedByOpening(words, weights)
  let rank = 0
  let before = -1
  for (const word of sorted) {
    if (before < 0 || compareWords(words, weights, before, word) !== 0) rank += 1
    ranks[word] = rank
    before = word
  }
  return ranks
}

/** The weight of each printable ASCII character in lower case, from 1; 0 for all others. */
function asciiWeights(collator: Intl.Collator): Uint8Array {
  const weights = new Uint8Array(128)
  const characters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  let weight = 0
  let before = ''
  for (const character of characters.filter((one) => one === one.toLowerCase()).toSorted(collator.compare)) {
    if (before === '' || collator.compare(before, character) !== 0) weight += 1
    weights[character.charCodeAt(0)] = weight
    before = character
  }
  return weights
}

/** The printable ASCII words in order: first by their opening as one number, which is fast, then those that share one. */
function sortedByOpening(words: Words, weights: Uint8Array): Uint32Array {
  const keys = new Float64Array(words.starts.length - 1)
  let count = 0
  for (let word = 0; word < keys.length; word += 1) {
    const opening = openingOf(words, weights, word)
    if (opening >= 0) keys[count++] = opening * MOST_WORDS + word
  }
  const sorted = Float64Array.from(keys.subarray(0, count)).sort()
  const order = Uint32Array.from(sorted, (key) => key % MOST_WORDS)
  for (let from = 0, at = 1; at <= count; at += 1) {
    if (at < count && Math.floor(sorted[at]! / MOST_WORDS) === Math.floor(sorted[from]! / MOST_WORDS)) continue
    if (at - from > 1) order.subarray(from, at).sort((a, b) => compareWords(words, weights, a, b))
    from = at
  }
  return order
}

const OPENING_LENGTH = 4
/** Together with an opening of four times seven bits this just fits into the 53 bits of an exact number. */
const MOST_WORDS = 2 ** 25

/** The weights of the first characters as one number; -1 for a word that is not of printable ASCII. */
function openingOf({ units, starts }: Words, weights: Uint8Array, word: number): number {
  const start = starts[word]!
  const end = starts[word + 1]!
  let opening = 0
  let inNumber = false
  for (let at = start; at < Math.max(end, start + OPENING_LENGTH); at += 1) {
    const unit = at < end ? units[at]! : 0
    const weight = isDigit(unit) ? weights[ZERO]! : (weights[unit] ?? 0)
    if (at < end && weight === 0) return -1
    // A number counts as a whole, so from its first digit on openings tell nothing.
    if (at < start + OPENING_LENGTH) opening = opening * 128 + (inNumber ? 0 : weight)
    inNumber ||= isDigit(unit)
  }
  return opening
}

function compareWords({ units, starts }: Words, weights: Uint8Array, a: number, b: number): number {
  const endA = starts[a + 1]!
  const endB = starts[b + 1]!
  let atA = starts[a]!
  let atB = starts[b]!
  while (atA < endA && atB < endB) {
    if (isDigit(units[atA]!) && isDigit(units[atB]!)) {
      // Without leading zeros the longer number is the larger, and of two as long the first digit that differs decides.
      while (atA < endA && units[atA] === ZERO) atA += 1
      while (atB < endB && units[atB] === ZERO) atB += 1
      const startA = atA
      const startB = atB
      while (atA < endA && isDigit(units[atA]!)) atA += 1
      while (atB < endB && isDigit(units[atB]!)) atB += 1
      if (atA - startA !== atB - startB) return atA - startA - (atB - startB)
      for (let at = 0; startA + at < atA; at += 1) {
        if (units[startA + at] !== units[startB + at]) return units[startA + at]! - units[startB + at]!
      }
      continue
    }
    const difference = weights[units[atA]!]! - weights[units[atB]!]!
    if (difference !== 0) return difference
    atA += 1
    atB += 1
  }
  return endA - atA - (endB - atB)
}

const ZERO = 48

function isDigit(unit: number): boolean {
  return unit >= ZERO && unit <= 57
}
