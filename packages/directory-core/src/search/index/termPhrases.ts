import { addDoc, emptyBitSet, hasBit, type BitSet } from './bitSet.ts'
import type { SegmentIndex } from './segmentIndex.ts'
import type { TermVectors } from '../../terms/termVectors.ts'
import { textOf } from './words.ts'

/** The words of a folded text with single blanks between them: 'food drink' for 'food & drink' and for 'food and drink'. */
export function phraseOf(folded: string): string {
  return folded.replace(BETWEEN_WORDS, ' ').trim()
}

const NO_WORD = /[^\p{L}\p{M}\p{N}'’]+/u
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}'’]+(?:and[^\p{L}\p{M}\p{N}'’]+)?/gu

/** The words of a doc's name. */
export function namePhrase(names: TermVectors, doc: number): string {
  const terms: string[] = []
  for (let at = names.nameStarts[doc]!; at < names.nameStarts[doc + 1]!; at += 1) {
    terms.push(textOf(names, names.tokens[at]!))
  }
  return phraseOf(terms.join(' '))
}

/** The terms that read otherwise as words: 'wi-fi', '(pty)', '&'. */
export interface TermPhrases {
  readonly terms: readonly number[]
  /** Their words, each with a line break before it. */
  readonly lines: string
  /** Where each line starts, and after the last where it ends. */
  readonly starts: Uint32Array
  /** The terms that may be left out between two words: those without any but 'and'. */
  readonly skipped: BitSet
}

const known = new WeakMap<SegmentIndex, TermPhrases>()

/** The phrases of an index, collected at the first call: for suggestions only. */
export function termPhrases(index: SegmentIndex): TermPhrases {
  const phrases = known.get(index) ?? collectPhrases(index)
  known.set(index, phrases)
  return phrases
}

function collectPhrases({ names, compounds }: SegmentIndex): TermPhrases {
  const count = names.starts.length - 1
  const skipped = emptyBitSet(count)
  const terms: number[] = []
  const lines: string[] = []
  const starts = [0]
  for (let term = 0; term < count; term += 1) {
    const length = names.starts[term + 1]! - names.starts[term]!
    if (length !== 'and'.length && !hasBit(compounds, term)) continue
    const text = textOf(names, term)
    if (text !== 'and' && !hasBit(compounds, term)) continue
    // With every 'and': which of them are left out depends on the terms beside.
    const words = text.split(NO_WORD).filter((word) => word !== '')
    if (words.every((word) => word === 'and')) addDoc(skipped, term)
    if (words[0] === text) continue
    const line = `\n${words.join(' ')}`
    terms.push(term)
    lines.push(line)
    starts.push(starts.at(-1)! + line.length)
  }
  return { terms, lines: lines.join(''), starts: Uint32Array.from(starts), skipped }
}

/** The terms whose lines have a text. A term may come several times. */
export function termsWithPhrase({ terms, lines, starts }: TermPhrases, text: string): number[] {
  const found: number[] = []
  for (let line = 0, hit = lines.indexOf(text); hit >= 0; hit = lines.indexOf(text, starts[line + 1])) {
    while (starts[line + 1]! <= hit) line += 1
    found.push(terms[line]!)
  }
  return found
}
