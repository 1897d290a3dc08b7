import type { DirectoryIndex } from './index/directoryIndex.ts'
import { wordsWith, type Standing } from './index/wordsWith.ts'
import { nearWords } from './nearWords.ts'

/** With fewer letters a word is one edit away from too much to mean something. */
const SHORTEST_WORD = 3
/** Parts shorter than this are not what a word was run together from. */
const SHORTEST_PART = 2
/** So many texts are tried at most, which takes two or three thousandths of a second. */
const MOST_TEXTS = 200

/** Texts that are one edit away from a folded text: in one of its words, or by a blank too many or too few. Not all of them occur. */
export function nearTexts(indexes: readonly DirectoryIndex[], folded: string): string[] {
  const words = folded.split(' ')
  const texts = new Set<string>()
  for (const at of wordsToChange(indexes, words)) {
    for (const index of indexes)
      for (const near of nearWords(index, words[at]!)) texts.add(words.with(at, near).join(' '))
  }
  for (const at of words.keys()) {
    if (at > 0) texts.add([...words.slice(0, at - 1), words[at - 1]! + words[at]!, ...words.slice(at + 1)].join(' '))
    for (const parts of splits(indexes, words[at]!)) texts.add(words.with(at, parts).join(' '))
  }
  return [...texts].sort().slice(0, MOST_TEXTS)
}

/** A single word that occurs nowhere is the one to change, and where several do, no single edit helps. */
function wordsToChange(indexes: readonly DirectoryIndex[], words: readonly string[]): number[] {
  const places = [...words.keys()]
  const unknown = places.filter(
    (at) => !indexes.some((index) => occurs(index, words[at]!, standingOf(at, words.length))),
  )
  if (unknown.length > 1) return []
  return (unknown.length === 1 ? unknown : places).filter((at) => words[at]!.length >= SHORTEST_WORD)
}

function standingOf(at: number, count: number): Standing {
  if (count === 1) return 'anywhere'
  if (at === 0) return 'end'
  return at === count - 1 ? 'start' : 'whole'
}

function* splits(indexes: readonly DirectoryIndex[], word: string): Generator<string> {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const left = word.slice(0, at)
    const right = word.slice(at)
    const isKnown = (index: DirectoryIndex) => occurs(index, left, 'end') && occurs(index, right, 'start')
    if (indexes.some(isKnown)) yield `${left} ${right}`
  }
}

/** Whether a fragment occurs in a name where it has to stand, or anywhere in a category, country or city. */
function occurs({ names, grams, rows }: DirectoryIndex, fragment: string, standing: Standing): boolean {
  const { category, country, city } = rows.columns
  if ([category, country, city].some(({ lines }) => lines.includes(fragment))) return true
  return wordsWith(names, grams, fragment, standing).length > 0
}
