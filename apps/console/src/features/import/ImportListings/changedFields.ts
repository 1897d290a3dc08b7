import type { ImportRowView } from './importView.ts'

/** A field of a listing before and after. */
export interface ChangedField {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** What a row changes, for a person: without what follows from the rest, lists as text. */
export function changedFields(changes: ImportRowView['changes']): readonly ChangedField[] {
  const columns = Object.entries(changes ?? {})
  return columns
    .filter(([column]) => !column.endsWith('_slug') || !Object.hasOwn(changes ?? {}, column.replace('_slug', '_name')))
    .map(([field, [before, after]]) => ({ field, before: valueText(before), after: valueText(after) }))
}

/** What is written of a row, for a person: what there is, in the order of the columns. */
export function writtenFields(written: ImportRowView['written']): readonly Pick<ChangedField, 'field' | 'after'>[] {
  const changes = Object.entries(written ?? {}).map(([column, value]) => [column, [null, value]] as const)
  return changedFields(Object.fromEntries(changes)).filter(({ field, after }) => after !== '' && field !== 'source_id')
}

/** A stored value as text; '' for none. */
function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(itemText).join(', ')
  return itemText(value)
}

function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item)
  const parts = Object.entries(item).filter(([key, part]) => key !== 'id' && typeof part === 'string' && part !== '')
  return parts.map(([, part]) => String(part)).join(' ')
}
