import { candidateTerms, type TermMatch } from './index/matchTerms.ts'
import { hasBit } from './index/bitSet.ts'
import type { SegmentIndex } from './index/segmentIndex.ts'
import { NOT_A_WORD, textOf, wordsOf } from './index/words.ts'
import { editLikelihood, reachOf } from './editLikelihood.ts'

/**
 * The words of names, categories, countries and cities that are one edit away from a word of three characters or more. Each with a score:
 * the likelihood of the edit times the number of fields that have it. Deleted docs count until the segments are merged.
 */
export function similarWords(indexes: readonly SegmentIndex[], word: string): Map<string, number> {
  const scores = new Map<string, number>()
  const add = (candidate: string, count: number) => {
    if (isOtherSign(word, candidate)) return
    const likelihood = editLikelihood(word, candidate)
    if (likelihood > 0) scores.set(candidate, (scores.get(candidate) ?? 0) + count * likelihood)
  }
  for (const index of indexes) {
    for (const [candidate, count] of index.fieldWords) add(candidate, count)
    for (const term of similarTerms(index, word)) {
      const { names, postings, compounds } = index
      const count = postings.starts[term + 1]! - postings.starts[term]!
      const text = textOf(names, term)
      for (const candidate of hasBit(compounds, term) ? wordsOf(text) : [text]) add(candidate, count)
    }
  }
  return scores
}

/** A sign may be left out of a word and stands for none of its letters: 'a.m' is not meant by 'atm'. */
function isOtherSign(typed: string, candidate: string): boolean {
  const letters = candidate.split(NOT_A_WORD).join('')
  return ![candidate, typed].includes(letters) && !NOT_A_WORD.test(typed)
}

/** One edit leaves the start or the end of a word as it is: all of it but the few neighbours that it may put in another order. */
function similarTerms({ names, bigrams, compounds }: SegmentIndex, word: string): Set<number> {
  const reach = reachOf(word)
  const start = (word.length - reach + 1) >> 1
  const fragments: readonly (readonly [fragment: string, match: TermMatch])[] = [
    [word.slice(0, start), 'prefix'],
    [word.slice(start + reach - 1), 'suffix'],
  ]
  const similar = new Set<number>()
  for (const [fragment, match] of fragments) {
    for (const term of candidateTerms(names, bigrams, fragment, match)) {
      if (Math.abs(names.starts[term + 1]! - names.starts[term]! - word.length) < 2) similar.add(term)
    }
    // In a term with punctuation the word can be anywhere.
    for (const term of candidateTerms(names, bigrams, fragment, 'infix')) if (hasBit(compounds, term)) similar.add(term)
  }
  return similar
}
