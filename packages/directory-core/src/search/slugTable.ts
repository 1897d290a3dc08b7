import type { DirectoryIndex } from './index/directoryIndex.ts'

/** Answers the row with a slug that is accepted, of several the one whose listing was given first; -1 for none. */
export type FindSlug = (slug: string, accepts: (row: number) => boolean) => number

/** A finder that makes its table when it is first asked: a list page never asks. */
export function slugFinder(index: DirectoryIndex): FindSlug {
  let table: Int32Array | undefined
  return (slug, accepts) => {
    table ??= slugTable(index)
    return find({ index, table, slug, accepts })
  }
}

function find({ index, table, slug, accepts }: Finding): number {
  const { listings, rows } = index
  const mask = table.length - 1
  for (let slot = hashOf(slug) & mask; table[slot]! > 0; slot = (slot + 1) & mask) {
    const row = table[slot]! - 1
    if (listings[rows.origins[row]!]!.slug === slug && accepts(row)) return row
  }
  return -1
}

interface Finding {
  readonly index: DirectoryIndex
  readonly table: Int32Array
  readonly slug: string
  readonly accepts: (row: number) => boolean
}

/** A hash table of rows, at most half full: a twentieth of what a Map of the slugs would take. */
function slugTable({ listings, rows }: DirectoryIndex): Int32Array {
  const rowOf = new Uint32Array(listings.length)
  for (const [row, origin] of rows.origins.entries()) rowOf[origin] = row
  const table = new Int32Array(2 ** Math.ceil(Math.log2(listings.length * 2 + 2)))
  const mask = table.length - 1
  // In the order given, so that of equal slugs the first comes first.
  for (const [origin, { slug }] of listings.entries()) {
    let slot = hashOf(slug) & mask
    while (table[slot]! > 0) slot = (slot + 1) & mask
    table[slot] = rowOf[origin]! + 1
  }
  return table
}

function hashOf(text: string): number {
  let hash = 0
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash ^ (hash >>> 15)
}
