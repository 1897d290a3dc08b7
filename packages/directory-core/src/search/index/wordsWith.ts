import { pairOf, placeOfPair, type WordGrams } from './wordGrams.ts'
import type { Words } from './wordTable.ts'

/** Where in a word a fragment has to stand. */
export type Standing = 'anywhere' | 'start' | 'end' | 'whole'

/** The numbers of the words that have a fragment, each once. A fragment is not empty. */
export function wordsWith(words: Words, grams: WordGrams, fragment: string, standing: Standing): ArrayLike<number> {
  if (fragment.length === 1 && standing === 'anywhere') return wordsWithUnit(words, grams, fragment.charCodeAt(0))
  const candidates = rarestList(grams, fragment, standing)
  const found = new Uint32Array(candidates.length)
  let count = 0
  for (let at = 0; at < candidates.length; at += 1) {
    const word = candidates[at]!
    if (hasFragment(words, word, fragment, standing)) found[count++] = word
  }
  return found.subarray(0, count)
}

/** Every unit is the first of a pair, so the words that have it are those of neighbouring pairs. */
function wordsWithUnit(words: Words, { pairs, starts, words: listed }: WordGrams, unit: number): Uint32Array {
  const from = starts[placeOfPair(pairs, pairOf(unit, 0))]!
  const to = starts[placeOfPair(pairs, pairOf(unit + 1, 0))]!
  const seen = new Uint8Array(words.starts.length - 1)
  const found = new Uint32Array(to - from)
  let count = 0
  for (let at = from; at < to; at += 1) {
    const word = listed[at]!
    if (seen[word] === 1) continue
    seen[word] = 1
    // The zero before every word is no unit of it.
    if (unit !== 0 || hasFragment(words, word, '\0', 'anywhere')) found[count++] = word
  }
  return found.subarray(0, count)
}

/** The words of that pair of the fragment which the fewest words have. */
function rarestList(grams: WordGrams, fragment: string, standing: Standing) {
  let from = 0
  let to = Infinity
  const firstUnit = standing === 'start' || standing === 'whole' ? -1 : 0
  const lastUnit = standing === 'end' || standing === 'whole' ? fragment.length : fragment.length - 1
  for (let at = firstUnit; at < lastUnit; at += 1) {
    const pair = pairOf(
      at < 0 ? 0 : fragment.charCodeAt(at),
      at + 1 < fragment.length ? fragment.charCodeAt(at + 1) : 0,
    )
    const place = placeOfPair(grams.pairs, pair)
    if (grams.pairs[place] !== pair) return grams.words.subarray(0, 0)
    if (grams.starts[place + 1]! - grams.starts[place]! < to - from) {
      from = grams.starts[place]!
      to = grams.starts[place + 1]!
    }
  }
  return grams.words.subarray(from, to)
}

function hasFragment({ units, starts }: Words, word: number, fragment: string, standing: Standing): boolean {
  const start = starts[word]!
  const last = starts[word + 1]! - fragment.length
  if (standing === 'whole' && last !== start) return false
  if (standing === 'end') return last >= start && standsAt(units, last, fragment)
  if (standing !== 'anywhere') return last >= start && standsAt(units, start, fragment)
  for (let at = start; at <= last; at += 1) if (standsAt(units, at, fragment)) return true
  return false
}

function standsAt(units: Uint16Array, at: number, fragment: string): boolean {
  for (let offset = 0; offset < fragment.length; offset += 1) {
    if (units[at + offset] !== fragment.charCodeAt(offset)) return false
  }
  return true
}
