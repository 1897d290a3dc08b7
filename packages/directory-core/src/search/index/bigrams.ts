import type { Terms } from '../../terms/termHash.ts'

/**
 * An n-gram index of the terms: for each pair of neighbouring code units the terms that have it, ascending. A zero is added before
 * and after every term, so bigrams also find the start and the end of terms, and every unit is the first of some bigram.
 */
export interface Bigrams {
  /** Ascending, each as its `bigramOf`. */
  readonly grams: Float64Array
  /** Where the terms of each bigram start in `terms`, and after the last where they end. */
  readonly starts: Uint32Array
  readonly terms: Uint16Array | Uint32Array
}

/** Two code units as one number. */
export function bigramOf(first: number, second: number): number {
  return first * 0x10000 + second
}

/** The index of the first bigram that is not smaller than this one. */
export function lowerBound(grams: Float64Array, gram: number): number {
  let low = 0
  let high = grams.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (grams[middle]! < gram) low = middle + 1
    else high = middle
  }
  return low
}

export function collectBigrams(terms: Terms): Bigrams {
  const termCount = terms.starts.length - 1
  const { grams, ords } = numberBigrams(terms)
  const order = Array.from(grams.keys()).sort((a, b) => grams[a]! - grams[b]!)
  const sortedOrd = new Uint32Array(grams.length)
  for (const [at, ord] of order.entries()) sortedOrd[ord] = at

  const starts = new Uint32Array(grams.length + 1)
  const last = new Uint32Array(grams.length)
  eachBigram(terms, ords, (ord, term) => {
    if (last[ord] === term + 1) return
    last[ord] = term + 1
    starts[sortedOrd[ord]! + 1]! += 1
  })
  for (let at = 1; at < starts.length; at += 1) starts[at]! += starts[at - 1]!

  const listed = termCount <= 0x10000 ? new Uint16Array(starts.at(-1)!) : new Uint32Array(starts.at(-1)!)
  const next = starts.slice()
  last.fill(0)
  eachBigram(terms, ords, (ord, term) => {
    if (last[ord] === term + 1) return
    last[ord] = term + 1
    listed[next[sortedOrd[ord]!]!++] = term
  })
  return { grams: Float64Array.from(order, (ord) => grams[ord]!), starts, terms: listed }
}

/** The distinct bigrams in the order of first occurrence, and for every bigram of every term its ordinal among them. */
function numberBigrams({ units, starts }: Terms) {
  const grams: number[] = []
  const ascii = new Int32Array(128 * 128)
  const others = new Map<number, number>()
  const ords = new Uint32Array(units.length + starts.length - 1)
  let end = 0
  for (let term = 0; term < starts.length - 1; term += 1) {
    let first = 0
    for (let at = starts[term]!; at <= starts[term + 1]!; at += 1) {
      const second = at < starts[term + 1]! ? units[at]! : 0
      const isAscii = first < 128 && second < 128
      let number = isAscii ? ascii[first * 128 + second]! : (others.get(bigramOf(first, second)) ?? 0)
      if (number === 0) {
        number = grams.push(bigramOf(first, second))
        if (isAscii) ascii[first * 128 + second] = number
        else others.set(bigramOf(first, second), number)
      }
      ords[end++] = number - 1
      first = second
    }
  }
  return { grams, ords }
}

function eachBigram({ starts }: Terms, ords: Uint32Array, visit: (ord: number, term: number) => void): void {
  let at = 0
  for (let term = 0; term < starts.length - 1; term += 1) {
    // A term has one bigram more than it has units.
    for (const end = at + starts[term + 1]! - starts[term]! + 1; at < end; at += 1) visit(ords[at]!, term)
  }
}
