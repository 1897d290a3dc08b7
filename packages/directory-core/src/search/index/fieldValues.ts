import type { Place } from '../../listing/listing.ts'
import { foldText } from '../foldText.ts'

/** The distinct values of one field. A value's ordinal is its number in the order of first occurrence. */
export interface FieldValues {
  /** The name that readers see. */
  readonly values: readonly string[]
  readonly slugs: readonly string[]
  /** The folded texts that a value is found by, each with a line break after it. */
  readonly lines: string
  /** Where each value's lines start, and after the last where they end. */
  readonly starts: Uint32Array
  /** For each value the number of docs that have it. */
  readonly docCounts: Uint32Array
}

/** A value of a field: its slug, and the texts that it is found by, its name first. */
export interface FieldValue {
  readonly slug: string
  readonly texts: readonly [string, ...string[]]
}

/** The ordinal of a value, a new one if the value is new. */
export function ordOf(known: Map<string, number>, value: string): number {
  const ord = known.get(value)
  if (ord !== undefined) return ord
  known.set(value, known.size)
  return known.size - 1
}

/** Places by their ordinals, and the ordinals by name and slug: one name may have several slugs, and one slug several names. */
export interface PlaceOrds {
  readonly places: Place[]
  readonly byName: Map<string, Map<string, number>>
}

const NO_PLACE: Place = { slug: '', name: '' }

/** The ordinal of a place, a new one if the place is new. Listings without a place share one. */
export function placeOrdOf({ places, byName }: PlaceOrds, place: Place = NO_PLACE): number {
  const bySlug = byName.get(place.name)
  const ord = bySlug?.get(place.slug)
  if (ord !== undefined) return ord
  if (bySlug) bySlug.set(place.slug, places.length)
  else byName.set(place.name, new Map([[place.slug, places.length]]))
  return places.push(place) - 1
}

/** The field of values in the order of their ordinals; `ords` has the ordinal of each listing's value. */
export function fieldValues(all: readonly FieldValue[], ords: Uint32Array): FieldValues {
  const lines = all.map(({ texts }) => texts.map((text) => `${foldText(text)}\n`).join(''))
  const starts = new Uint32Array(all.length + 1)
  for (const [ord, line] of lines.entries()) starts[ord + 1] = starts[ord]! + line.length
  const docCounts = new Uint32Array(all.length)
  for (const ord of ords) docCounts[ord]! += 1
  return {
    values: all.map(({ texts }) => texts[0]),
    slugs: all.map(({ slug }) => slug),
    lines: lines.join(''),
    starts,
    docCounts,
  }
}

/** The ordinals of the values that contain a folded text, ascending. */
export function ordsContaining({ lines, starts }: FieldValues, folded: string): number[] {
  const found: number[] = []
  // A folded text has no line break, so a hit is always within one line.
  for (let hit = lines.indexOf(folded), ord = 0; hit >= 0; hit = lines.indexOf(folded, starts[ord])) {
    while (starts[ord + 1]! <= hit) ord += 1
    found.push(ord)
    ord += 1
  }
  return found
}
