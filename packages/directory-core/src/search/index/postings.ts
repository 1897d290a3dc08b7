import type { NameWords } from './nameWords.ts'

/** For each word the rows whose name has it, ascending: those of word n stand in `rows` from `starts[n]` up to `starts[n + 1]`. */
export interface Postings {
  readonly rows: Uint32Array
  readonly starts: Uint32Array
}

export function collectPostings({ starts: wordStarts, stream, nameStarts }: NameWords): Postings {
  const wordCount = wordStarts.length - 1
  const rowCount = nameStarts.length - 1
  const starts = new Uint32Array(wordCount + 1)
  // One more than the last row counted for each word: a word that a name repeats counts once.
  const counted = new Uint32Array(wordCount)
  for (let row = 0; row < rowCount; row += 1) {
    for (let at = nameStarts[row]!; at < nameStarts[row + 1]!; at += 1) {
      const word = stream[at]!
      if (counted[word] === row + 1) continue
      counted[word] = row + 1
      starts[word + 1]! += 1
    }
  }
  for (let word = 1; word <= wordCount; word += 1) starts[word]! += starts[word - 1]!

  const rows = new Uint32Array(starts[wordCount]!)
  const next = starts.slice(0, wordCount)
  for (let row = 0; row < rowCount; row += 1) {
    for (let at = nameStarts[row]!; at < nameStarts[row + 1]!; at += 1) {
      const word = stream[at]!
      const place = next[word]!
      if (place > starts[word]! && rows[place - 1] === row) continue
      rows[place] = row
      next[word] = place + 1
    }
  }
  return { rows, starts }
}
