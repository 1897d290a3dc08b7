import { HASH_FACTOR } from '../terms/termHash.ts'

/** The accepted row with a text; of several the first; undefined if there is none. */
export type RowLookup = (text: string, accepts: (row: number) => boolean) => number | undefined

/**
 * Finds rows by their slugs or ids with a hash table of row numbers: six bytes for each row, where a map of texts takes a hundred. It is filled at
 * the first call, because a list page never looks up a slug.
 */
export function rowLookup(size: number, textAt: (row: number) => string, slotsOf = rowSlots): RowLookup {
  let slots: Uint32Array | undefined
  return (text, accepts) => {
    slots ??= slotsOf(size, textAt)
    for (let slot = hashOf(text); ; slot += 1) {
      const row = slots[slot % slots.length]! - 1
      if (row < 0) return undefined
      if (textAt(row) === text && accepts(row)) return row
    }
  }
}

/**
 * Each row, plus one, in the first free slot from the hash of its text on. So of equal texts the first row is met first. There are half as many slots
 * again as rows; a power of two would be up to four times as many.
 */
export function rowSlots(size: number, textAt: (row: number) => string): Uint32Array {
  const slots = new Uint32Array(Math.ceil(size * 1.5) + 1)
  for (let row = 0; row < size; row += 1) {
    let slot = hashOf(textAt(row))
    while (slots[slot % slots.length]! > 0) slot += 1
    slots[slot % slots.length] = row + 1
  }
  return slots
}

function hashOf(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), HASH_FACTOR)
  return hash >>> 0
}
