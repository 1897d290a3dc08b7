import { isOneEdit } from './isOneEdit.ts'
import type { DirectoryIndex } from './index/directoryIndex.ts'
import type { Words } from './index/wordTable.ts'
import { wordsWith, type Standing } from './index/wordsWith.ts'

/** The folded words of names, categories, countries and cities that are one edit away from a word of two characters or more. */
export function nearWords(index: DirectoryIndex, word: string): Set<string> {
  const candidates = [...fieldWords(index), ...likelyNameWords(index, word)]
  return new Set(candidates.filter((candidate) => isOneEdit(word, candidate)))
}

/** All words of the texts that a directory has few of. */
function fieldWords({ rows }: DirectoryIndex): string[] {
  const { category, country, city } = rows.columns
  return [category, country, city].flatMap(({ lines }) => lines.split(/[ \n]/))
}

/** One edit leaves the first half of a word as it is or the second, unless it swaps the two characters in the middle. */
function likelyNameWords({ names, grams }: DirectoryIndex, word: string): string[] {
  const middle = word.length >> 1
  const swapped = word.slice(0, middle - 1) + word[middle]! + word[middle - 1]! + word.slice(middle + 1)
  const fragments: readonly (readonly [fragment: string, standing: Standing])[] = [
    [word.slice(0, middle), 'start'],
    [word.slice(middle), 'end'],
    [swapped, 'whole'],
  ]
  const likely: string[] = []
  for (const [fragment, standing] of fragments) {
    const found = wordsWith(names, grams, fragment, standing)
    for (let at = 0; at < found.length; at += 1) {
      const difference = names.starts[found[at]! + 1]! - names.starts[found[at]!]! - word.length
      if (difference >= -1 && difference <= 1) likely.push(textOf(names, found[at]!))
    }
  }
  return likely
}

function textOf({ units, starts }: Words, word: number): string {
  return String.fromCharCode(...units.subarray(starts[word], starts[word + 1]))
}
