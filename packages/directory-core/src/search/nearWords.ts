import { isOneEdit } from './isOneEdit.ts'
import type { DirectoryIndex } from './index/directoryIndex.ts'
import type { Words } from './index/wordTable.ts'
import { wordsWith, type Standing } from './index/wordsWith.ts'

/** The folded words of names, categories, countries and cities that are one edit away from a word. */
export function nearWords(index: DirectoryIndex, word: string): Set<string> {
  const near = new Set<string>()
  const consider = (candidate: string) => {
    if (isOneEdit(word, candidate)) near.add(candidate)
  }
  const { category, country, city } = index.rows.columns
  for (const { lines } of [category, country, city]) for (const one of lines.split(/[ \n]/)) consider(one)

  // One edit leaves the first half of a word as it is or the second, unless it swaps the two characters in the middle.
  const middle = word.length >> 1
  const swapped = word.slice(0, middle - 1) + word[middle]! + word[middle - 1]! + word.slice(middle + 1)
  considerWords(word.slice(0, middle), 'start')
  considerWords(word.slice(middle), 'end')
  considerWords(swapped, 'whole')
  return near

  function considerWords(fragment: string, standing: Standing) {
    const { names, grams } = index
    const found = wordsWith(names, grams, fragment, standing)
    for (let at = 0; at < found.length; at += 1) {
      const difference = names.starts[found[at]! + 1]! - names.starts[found[at]!]! - word.length
      if (difference >= -1 && difference <= 1) consider(textOf(names, found[at]!))
    }
  }
}

function textOf({ units, starts }: Words, word: number): string {
  return String.fromCharCode(...units.subarray(starts[word], starts[word + 1]))
}
