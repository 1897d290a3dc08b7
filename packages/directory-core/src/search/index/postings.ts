import type { TermVectors } from '../../terms/termVectors.ts'

/** For each term the docs whose name has it, ascending: `docs` from `starts[term]` up to but not including `starts[term + 1]`. */
export interface Postings {
  readonly docs: Uint32Array
  readonly starts: Uint32Array
}

export function collectPostings({ starts: termStarts, tokens, nameStarts }: TermVectors): Postings {
  const termCount = termStarts.length - 1
  const docCount = nameStarts.length - 1
  const starts = new Uint32Array(termCount + 1)
  // For each term the last counted doc plus one: a term that a name repeats counts once.
  const counted = new Uint32Array(termCount)
  for (let doc = 0; doc < docCount; doc += 1) {
    for (let at = nameStarts[doc]!; at < nameStarts[doc + 1]!; at += 1) {
      const term = tokens[at]!
      if (counted[term] === doc + 1) continue
      counted[term] = doc + 1
      starts[term + 1]! += 1
    }
  }
  for (let term = 1; term <= termCount; term += 1) starts[term]! += starts[term - 1]!

  const docs = new Uint32Array(starts[termCount]!)
  const next = starts.slice(0, termCount)
  for (let doc = 0; doc < docCount; doc += 1) {
    for (let at = nameStarts[doc]!; at < nameStarts[doc + 1]!; at += 1) {
      const term = tokens[at]!
      const end = next[term]!
      if (end > starts[term]! && docs[end - 1] === doc) continue
      docs[end] = doc
      next[term] = end + 1
    }
  }
  return { docs, starts }
}
