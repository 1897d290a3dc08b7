import { slugify } from '@dira/directory-core'
import { knownFields } from './columns.ts'

/** Rows of names stand among the first ones of a file. */
export const LOOKED_THROUGH = 40

/** The place of the row that names columns among the first rows of a file, counted from 0, and how many of its names are known. */
export function headerRowOf(rows: readonly (readonly string[])[]): { readonly at: number; readonly known: number } {
  const looked = rows.slice(0, LOOKED_THROUGH)
  const known = looked.map((cells) => knownFields(cells))
  const most = Math.max(0, ...known)
  const first = known[0] ?? 0
  // A known name or two may be values: the category “Shop”.
  if (most >= first + 2) return { at: known.indexOf(most), known: most }
  if (first > 0) return { at: 0, known: first }
  // In a language that nobody knows: the first row that is about as wide as most of them, below titles that are not.
  const widths = looked.map((cells) => cells.filter((cell) => cell.trim() !== '').length)
  const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0
  const wide = looked.findIndex((cells, at) => (widths[at] ?? 0) >= Math.max(2, usual * 0.6) && looksLikeNames(cells))
  return { at: Math.max(0, wide), known: 0 }
}

/** Whether no cell looks like what stands below names. */
export const looksLikeNames = (cells: readonly string[]): boolean =>
  cells.every(
    (name) =>
      name.trim() === '' || (slugify(name) !== '' && name.length <= 60 && !/^[-+\d.,\s()]+$|@|:\/\//.test(name)),
  )

/** The names of columns, each once: one that is empty is called by its place, and of two that are the same each has a number. */
export function columnNames(header: readonly string[]): readonly string[] {
  const names = header.map((name, at) => name.trim() || `Column ${at + 1}`)
  const taken = new Set(names)
  return names.map((name, at) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name
    let number = names.slice(0, at + 1).filter((one) => one === name).length
    while (taken.has(`${name} (${number})`)) number += 1
    taken.add(`${name} (${number})`)
    return `${name} (${number})`
  })
}
