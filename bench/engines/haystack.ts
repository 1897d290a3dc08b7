import type { Listing } from '@dira/directory-core'
import type { MakeEngine } from '../engine.ts'
import { withRestOfCall } from '../restOfCall.ts'
import { fieldsOf } from '../texts.ts'

/** All texts in small letters as one string, searched from hit to hit: the fastest way without an index. */
export const makeHaystack: MakeEngine = (listings) => withRestOfCall(listings, haystackFinder(listings))

export function haystackFinder(listings: readonly Listing[]) {
  const lines = listings.map((listing) => fieldsOf(listing).join('\n').toLowerCase())
  const starts = new Uint32Array(lines.length + 1)
  for (const [row, line] of lines.entries()) starts[row + 1] = starts[row]! + line.length + 1
  // Searching makes one flat string of what the joining left in pieces.
  const haystack = lines.join('\0')
  haystack.indexOf('\u0001')
  const rows = new Uint32Array(listings.length)

  return (search: string): readonly [rows: Uint32Array, count: number] => {
    const text = search.trim().toLowerCase()
    let count = 0
    for (
      let row = 0, hit = haystack.indexOf(text);
      hit >= 0 && row < rows.length;
      hit = haystack.indexOf(text, starts[row])
    ) {
      row = rowAt(starts, hit, row)
      rows[count++] = row
      row += 1
    }
    return [rows, count]
  }
}

/** The last row that begins at a place or before it. */
function rowAt(starts: Uint32Array, place: number, from: number): number {
  let low = from
  let high = starts.length - 1
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if (starts[middle]! <= place) low = middle
    else high = middle
  }
  return low
}
