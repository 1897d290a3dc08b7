import { termsMatching } from './index/matchTerms.ts'
import type { SegmentIndex } from './index/segmentIndex.ts'
import { searchWords, wordForms } from './searchWords.ts'
import { similarWords } from './similarWords.ts'

/** Texts that are one edit away from another. Not all of them occur. */
export interface CorrectionCandidates {
  /** With an edit in one term, the likeliest first, each with its score. */
  readonly edited: readonly (readonly [text: string, score: number])[]
  /** With one blank more, or with the singular or plural of one term. */
  readonly rewritten: readonly string[]
}

/** A shorter term is one edit away from too many others. */
const MIN_TERM_LENGTH = 3
/** A run-together word is not split into shorter terms than this, one of which is longer: 'al nour', and not 'ne ar'. */
const MIN_SPLIT_LENGTH = 2

export function correctionCandidates(indexes: readonly SegmentIndex[], folded: string): CorrectionCandidates {
  const occurs = termLookup(indexes)
  const scores = new Map<string, number>()
  const rewritten = new Set<string>()
  // With its punctuation and without: the words of 'self-caterng' are corrected too.
  for (const terms of [folded.split(' '), searchWords(folded)]) {
    for (const at of termsToCorrect(terms, occurs)) {
      for (const form of wordForms(terms[at]!)) {
        if (form !== terms[at]) rewritten.add(terms.with(at, form).join(' '))
        for (const [word, score] of similarWords(indexes, form)) {
          // Beside other words, 'atm' is no misspelled 'at', and 'twn' may lack a letter.
          if (terms.length > 1 && word.length <= MIN_TERM_LENGTH) continue
          const text = terms.with(at, word).join(' ')
          scores.set(text, Math.max(scores.get(text) ?? 0, score))
        }
      }
    }
    for (const text of split(terms, occurs)) rewritten.add(text)
  }
  for (const text of rewritten) scores.delete(text)
  return {
    edited: Array.from(scores).sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || (a < b ? -1 : 1)),
    rewritten: [...rewritten],
  }
}

/** Whether some term of a name, category, country or city is a fragment, or has it. */
type Occurs = (fragment: string, match: 'exact' | 'infix') => boolean

function termLookup(indexes: readonly SegmentIndex[]): Occurs {
  const fields = indexes.map(
    ({
      layout: {
        fields: { category, country, city },
      },
    }) => `\n${category.lines}${country.lines}${city.lines}`.replaceAll(' ', '\n'),
  )
  return (fragment, match) => {
    const edge = match === 'exact' ? '\n' : ''
    return (
      fields.some((lines) => lines.includes(edge + fragment + edge)) ||
      indexes.some(({ names, bigrams }) => termsMatching(names, bigrams, fragment, match).length > 0)
    )
  }
}

/** If one term occurs nowhere, only that one is corrected. If several do, no single edit helps. */
function termsToCorrect(terms: readonly string[], occurs: Occurs): number[] {
  const all = [...terms.keys()]
  const unknown = all.filter((at) => !wordForms(terms[at]!).some((form) => occurs(form, 'infix')))
  if (unknown.length > 1) return []
  return (unknown.length === 1 ? unknown : all).filter((at) => terms[at]!.length >= MIN_TERM_LENGTH)
}

/** The texts with one blank more, between two known terms. One blank less finds nothing that the words do not find. */
function split(terms: readonly string[], occurs: Occurs): string[] {
  const isWord = (half: string) => half.length >= MIN_SPLIT_LENGTH && occurs(half, 'exact')
  return terms.flatMap((term, at) =>
    [...Array(term.length > 2 * MIN_SPLIT_LENGTH ? term.length : 0).keys()]
      .map((end) => [term.slice(0, end), term.slice(end)])
      .filter((halves) => halves.every(isWord))
      .map((halves) => terms.toSpliced(at, 1, ...halves).join(' ')),
  )
}
