/** A text in which a part has changed. */
export interface ChangedPart {
  readonly start: string
  readonly before: string
  readonly after: string
  readonly end: string
}

/** What two texts share at their start and end, by whole words, and what is different between. */
export function changedPart(before: string, after: string): ChangedPart {
  const old = before.split(WORDS)
  const now = after.split(WORDS)
  let start = 0
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  return {
    start: old.slice(0, start).join(''),
    before: old.slice(start, old.length - end).join(''),
    after: now.slice(start, now.length - end).join(''),
    end: old.slice(old.length - end).join(''),
  }
}

// Between words and what stands between words; both stay.
const WORDS = /(?<=\s)(?=\S)|(?<=\S)(?=\s)/
