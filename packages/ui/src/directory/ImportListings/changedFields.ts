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

/** A stored value as text; '' for none. */
function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(itemText).join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function itemText(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item)
  const parts = Object.entries(item).filter(([key, part]) => key !== 'id' && typeof part === 'string' && part !== '')
  return parts.map(([, part]) => String(part)).join(' ')
}
