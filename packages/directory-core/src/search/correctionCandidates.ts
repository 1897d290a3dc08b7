import { isAtEnd, isAtStart, termsMatching, type TermMatch } from './index/matchTerms.ts'
import type { SegmentIndex } from './index/segmentIndex.ts'
import { similarWords } from './similarWords.ts'

/** Texts that are one edit away from another. Not all of them occur. */
export interface CorrectionCandidates {
  /** With an edit in one term, the likeliest first, each with its score. */
  readonly edited: readonly (readonly [text: string, score: number])[]
  /** With one blank more or less. */
  readonly respaced: readonly string[]
}

/** A shorter term is one edit away from too many others. */
const MIN_TERM_LENGTH = 3
/** A run-together word is not split into shorter terms than this. */
const MIN_SPLIT_LENGTH = 2

export function correctionCandidates(indexes: readonly SegmentIndex[], folded: string): CorrectionCandidates {
  const terms = folded.split(' ')
  const occurs = termLookup(indexes)
  const edited = termsToCorrect(terms, occurs).flatMap((at) =>
    Array.from(similarWords(indexes, terms[at]!), ([word, score]) => [terms.with(at, word).join(' '), score] as const),
  )
  return {
    edited: edited.sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || (a < b ? -1 : 1)),
    respaced: respace(terms, occurs),
  }
}

/** Whether some term of a name, category, country or city matches a fragment. */
type Occurs = (fragment: string, match: TermMatch) => boolean

function termLookup(indexes: readonly SegmentIndex[]): Occurs {
  const fields = indexes.map(
    ({
      layout: {
        fields: { category, country, city },
      },
    }) => `\n${category.lines}${country.lines}${city.lines}`.replaceAll(' ', '\n'),
  )
  return (fragment, match) => {
    const start = isAtStart(match) ? '\n' : ''
    const end = isAtEnd(match) ? '\n' : ''
    return (
      fields.some((lines) => lines.includes(start + fragment + end)) ||
      indexes.some(({ names, bigrams }) => termsMatching(names, bigrams, fragment, match).length > 0)
    )
  }
}

/** If one term occurs nowhere, only that one is corrected. If several do, no single edit helps. */
function termsToCorrect(terms: readonly string[], occurs: Occurs): number[] {
  const all = [...terms.keys()]
  const unknown = all.filter((at) => !occurs(terms[at]!, matchAt(at, terms.length)))
  if (unknown.length > 1) return []
  return (unknown.length === 1 ? unknown : all).filter((at) => terms[at]!.length >= MIN_TERM_LENGTH)
}

/** How a term of a query has to match: the first may be the end of a longer term, the last the start of one. */
function matchAt(at: number, count: number): TermMatch {
  if (count === 1) return 'infix'
  if (at === 0) return 'suffix'
  return at === count - 1 ? 'prefix' : 'exact'
}

/** The texts with one blank less, and those with one more between a known term and the start of another. */
function respace(terms: readonly string[], occurs: Occurs): string[] {
  return terms.flatMap((term, at) => {
    const texts = at > 0 ? [terms.toSpliced(at - 1, 2, terms[at - 1]! + term)] : []
    for (let end = MIN_SPLIT_LENGTH; end <= term.length - MIN_SPLIT_LENGTH; end += 1) {
      const left = term.slice(0, end)
      const right = term.slice(end)
      if (occurs(left, 'exact') && occurs(right, 'prefix')) texts.push(terms.toSpliced(at, 1, left, right))
    }
    return texts.map((text) => text.join(' '))
  })
}
