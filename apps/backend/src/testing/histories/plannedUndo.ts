import { isSame, type Change, type Row, type Rows } from './rows.ts'
import type { Step } from './steps.ts'

/** Columns that are one field. */
const FIELDS = [
  ['phone'],
  ['description'],
  ['package_tier'],
  ['paid_until'],
  ['status'],
  ['slug'],
  ['lat', 'lng'],
  ['city_name', 'city_slug'],
] as const

/** Which listing was published last at a slug that it no longer has. */
export type FormerSlugs = ReadonlyMap<unknown, string>

/** Whether a listing cannot have a slug: another one has it, or was published there and is there still. */
export function isSlugTaken(slug: unknown, id: string, rows: Rows, former: FormerSlugs): boolean {
  const last = former.get(slug)
  return [...rows.values()].some((row) => row.id !== id && (row['slug'] === slug || row.id === last))
}

/** What an undo should leave, field by field of whole listings. */
export function plannedUndo(change: Change, now: Rows, former: FormerSlugs, ticks: Step['ticks']) {
  const rows = new Map(now)
  const counts = { changed: 0, archived: 0, restored: 0, left_alone: 0 }
  const also: object[] = []
  // Two fields that need the same slug: the database looks before it writes, and so does this.
  const isTaken = (id: string, value: Row | { readonly slug?: unknown; readonly source_id?: unknown }) =>
    isSlugTaken(value.slug, id, now, former) ||
    [...now.values()].some(
      (row) => row.id !== id && value['source_id'] !== undefined && row['source_id'] === value['source_id'],
    )
  for (const [id, { before, after }] of change) {
    const current = now.get(id)
    if (before && !after) {
      if (current) continue
      if (isTaken(id, before)) counts.left_alone += 1
      else {
        rows.set(id, before)
        counts.restored += 1
      }
      continue
    }
    const fields = before ? FIELDS.filter((columns) => !isSame(columns, before, after)) : ([['status']] as const)
    for (const columns of fields) {
      const target = before ?? { status: 'archived' }
      if (!before && (after as Row)['status'] === 'archived') continue
      if (!current) {
        counts.left_alone += 1
        continue
      }
      if (isSame(columns, current, target)) continue
      const hasChanged = !isSame(columns, current, after)
      if (hasChanged && ticks !== 'none') {
        const field = columns[0] === 'lat' ? 'coordinates' : columns[0] === 'city_name' ? 'city' : columns[0]
        const value = Object.fromEntries(
          columns.map((column) => [column, ticks === 'seen' ? current[column] : 'other']),
        )
        also.push({ listing: id, field, now: value })
      }
      const slugIsTaken = columns[0] === 'slug' && isTaken(id, { slug: target['slug' as keyof typeof target] })
      if (hasChanged ? ticks !== 'seen' || slugIsTaken : slugIsTaken) {
        counts.left_alone += 1
        continue
      }
      const put = Object.fromEntries(columns.map((column) => [column, target[column as keyof typeof target]]))
      rows.set(id, { ...rows.get(id)!, ...put })
      counts[before ? 'changed' : 'archived'] += 1
    }
  }
  return { rows, counts, also }
}
