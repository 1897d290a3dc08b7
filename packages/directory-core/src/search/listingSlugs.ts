import type { Directory } from './createDirectory.ts'
import { segmentsOf } from './directoryOf.ts'
import type { ListingRow } from '../rows/rows.ts'
import { isLive } from './segment.ts'

/** The slugs of all listings, in no particular order. Of an index file no listing is put together for it. */
export function listingSlugs(directory: Directory<ListingRow>): string[] {
  return segmentsOf(directory).flatMap((segment) => {
    const { rows } = segment.index
    const numbers = Array.from({ length: rows.size }, (_, row) => row)
    return numbers.filter((row) => isLive(segment, row)).map(rows.slugAt)
  })
}
