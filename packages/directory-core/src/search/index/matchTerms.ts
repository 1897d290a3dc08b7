import { bigramOf, lowerBound, type Bigrams } from './bigrams.ts'
import type { Terms } from '../../terms/termHash.ts'

/** Where in a term a fragment has to be. */
export type TermMatch = 'infix' | 'prefix' | 'suffix' | 'exact'

/** The terms that have a fragment, each once. The fragment is not empty. */
export function termsMatching(terms: Terms, bigrams: Bigrams, fragment: string, match: TermMatch): Uint32Array {
  const candidates = candidateTerms(terms, bigrams, fragment, match)
  if (isExact(fragment, match)) return new Uint32Array(candidates)
  const units = new Uint16Array(fragment.length)
  for (let at = 0; at < units.length; at += 1) units[at] = fragment.charCodeAt(at)
  const found = new Uint32Array(candidates.length)
  let count = 0
  for (let at = 0; at < candidates.length; at += 1) {
    const term = candidates[at]!
    if (hasFragment(terms, term, units, match)) found[count++] = term
  }
  return found.subarray(0, count)
}

/** Every unit is the first of a bigram, so its terms are those of neighbouring bigrams. */
function termsWithUnit(terms: Terms, { grams, starts, terms: listed }: Bigrams, unit: number): Uint32Array {
  const from = starts[lowerBound(grams, bigramOf(unit, 0))]!
  const to = starts[lowerBound(grams, bigramOf(unit + 1, 0))]!
  const seen = new Uint8Array(terms.starts.length - 1)
  const found = new Uint32Array(to - from)
  let count = 0
  for (let at = from; at < to; at += 1) {
    const term = listed[at]!
    if (seen[term] === 1) continue
    seen[term] = 1
    found[count++] = term
  }
  return found.subarray(0, count)
}

/** Whether all candidates match, because one bigram says it all. Not if it has a zero, which also marks the ends of terms. */
function isExact(fragment: string, match: TermMatch): boolean {
  const length = match === 'infix' ? 2 : match === 'exact' ? 0 : 1
  return fragment.length <= length && !fragment.includes('\0')
}

/** The terms that have the fragment's two rarest bigrams, among them all that have the fragment. */
export function candidateTerms(terms: Terms, bigrams: Bigrams, fragment: string, match: TermMatch): TermList {
  if (fragment.length === 1 && match === 'infix') return termsWithUnit(terms, bigrams, fragment.charCodeAt(0))
  const none = bigrams.terms.subarray(0, 0)
  // The zero before and after every term is part of the fragment if it has to be there.
  const padded = `${isAtStart(match) ? '\0' : ''}${fragment}${isAtEnd(match) ? '\0' : ''}`
  let rarest: TermList | undefined
  let next: TermList | undefined
  for (let at = 1; at < padded.length; at += 1) {
    const gram = bigramOf(padded.charCodeAt(at - 1), padded.charCodeAt(at))
    const ord = lowerBound(bigrams.grams, gram)
    if (bigrams.grams[ord] !== gram) return none
    const list = bigrams.terms.subarray(bigrams.starts[ord], bigrams.starts[ord + 1])
    if (rarest === undefined || list.length < rarest.length) {
      next = rarest
      rarest = list
    } else if (next === undefined || list.length < next.length) next = list
  }
  if (rarest === undefined) return none
  return next && next.length < rarest.length * CHECK_COST ? inBoth(rarest, next) : rarest
}

type TermList = Bigrams['terms']

/** Checking a term costs about this many times more than a step of merging two lists. */
const CHECK_COST = 4

/** The terms of two ascending lists. Without a branch that depends on the terms, which would be mispredicted most of the time. */
function inBoth(a: TermList, b: TermList): TermList {
  const both = a.slice()
  let count = 0
  for (let atA = 0, atB = 0; atA < a.length && atB < b.length;) {
    const termA = a[atA]!
    const termB = b[atB]!
    both[count] = termA
    count += Number(termA === termB)
    atA += Number(termA <= termB)
    atB += Number(termB <= termA)
  }
  return both.subarray(0, count)
}

function hasFragment({ units, starts }: Terms, term: number, fragment: Uint16Array, match: TermMatch): boolean {
  const start = starts[term]!
  const end = starts[term + 1]! - fragment.length
  if (end < start) return false
  const last = isAtStart(match) ? start : end
  for (let at = isAtEnd(match) ? end : start; at <= last; at += 1) {
    let length = 0
    while (length < fragment.length && units[at + length] === fragment[length]) length += 1
    if (length === fragment.length) return true
  }
  return false
}

export function isAtStart(match: TermMatch): boolean {
  return match === 'prefix' || match === 'exact'
}

function isAtEnd(match: TermMatch): boolean {
  return match === 'suffix' || match === 'exact'
}
