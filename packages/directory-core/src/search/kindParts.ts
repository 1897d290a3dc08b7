import { kinds as en } from '../kind/names/en.ts'
import type { ListRange } from './listPages.ts'

/** What a page shows of the rows of one kind: those from `from` up to but not including `to`, counted from 0. */
export interface KindPart extends ListRange {
  /** Absent: it is not known what they are. */
  readonly kind?: string
  /** How many rows of the kind there are on all pages. */
  readonly count: number
}

/** Rows in the order of their kinds: where to stay, to eat, to shop, and on; what nobody knows last. Of them the parts of one range of rows. */
export function kindParts(counts: ReadonlyMap<string, number>, rows: number, { from, to }: ListRange): KindPart[] {
  const kinds = [...counts].toSorted(([a], [b]) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
  const unknown = kinds.reduce((left, [, count]) => left - count, rows)
  const all = [...kinds.map(([kind, count]) => ({ kind, count })), { count: unknown }]
  let start = 0
  return all.flatMap((group) => {
    const part = { ...group, from: Math.max(0, from - start), to: Math.min(group.count, to - start) }
    start += group.count
    return part.from < part.to ? [part] : []
  })
}

const PLACES = new Map(Object.keys(en).map((kind, place) => [kind, place]))

/** The place of a kind among all. One that the guide does not know comes after them. */
const placeOf = (kind: string) => PLACES.get(kind) ?? PLACES.size
