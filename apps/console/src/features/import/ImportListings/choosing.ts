import { LEFT_OUT } from '@dira/data'
import type { ImportColumn, ImportDecisions, ImportView } from './importView.ts'

/** The problem that is in the way of the next step. */
export type ColumnProblem =
  | { readonly kind: 'open'; readonly column: string }
  | { readonly kind: 'twice'; readonly field: string }
  | { readonly kind: 'missing'; readonly field: 'name' | 'category' | 'country' | 'source' }

/** The fields that several columns are for, each with these. */
export function sharedFields(columns: readonly ImportColumn[]): ReadonlyMap<string, readonly ImportColumn[]> {
  const used = columns.filter(({ field }) => field !== null)
  const byField = Map.groupBy(used, ({ field }) => field ?? '')
  return new Map([...byField].filter(([, { length }]) => length > 1))
}

/** The fields that several columns are for, which nobody has joined. */
export function doubledFields({ columns, choice }: Pick<ImportView, 'columns' | 'choice'>): ReadonlySet<string> {
  const shared = [...sharedFields(columns)]
  const open = shared.filter(
    ([field, several]) => !choice.joined?.includes(field) || several.some(({ canJoin }) => !canJoin),
  )
  return new Set(open.map(([field]) => field))
}

/** The first thing that has to be decided about the columns; undefined when the rows can be read. */
export function columnProblem({ columns, choice }: Pick<ImportView, 'columns' | 'choice'>): ColumnProblem | undefined {
  const open = columns.find(({ field, isLeftOut }) => field === null && !isLeftOut)
  if (open) return { kind: 'open', column: open.name }
  const [twice] = doubledFields({ columns, choice })
  if (twice !== undefined) return { kind: 'twice', field: twice }
  const has = (...fields: readonly string[]) => columns.some(({ field }) => field !== null && fields.includes(field))
  if (!has('name')) return { kind: 'missing', field: 'name' }
  if (!choice.category && !has('category', 'osmTags', 'amenity', 'shop', 'tourism', 'leisure'))
    return { kind: 'missing', field: 'category' }
  if (!choice.country && !has('country', 'coordinates') && !(has('lat') && has('lng')))
    return { kind: 'missing', field: 'country' }
  if (choice.source && (choice.source.name.trim() === '' || !isAddress(choice.source.url)))
    return { kind: 'missing', field: 'source' }
  return undefined
}

const isAddress = (url: string) => /^https?:$/.test(URL.parse(url.trim())?.protocol ?? '')

/** The decisions with another field for a column. '' takes the decision back. */
export function withColumn(choice: ImportDecisions, column: string, field: string): ImportDecisions {
  const { [column]: _before, ...columns } = choice.columns
  return { ...choice, columns: field === '' ? columns : { ...columns, [column]: field } }
}

/** The decisions with one of several columns for a field, and the others left out. */
export function withOnly(
  choice: ImportDecisions,
  field: string,
  columns: readonly string[],
  meant: string,
): ImportDecisions {
  const decided = columns.map((column) => [column, column === meant ? field : LEFT_OUT])
  const joined = choice.joined?.filter((one) => one !== field)
  return { ...choice, joined, columns: { ...choice.columns, ...Object.fromEntries(decided) } }
}

/** The decisions with the columns for a field joined. */
export function withJoined(choice: ImportDecisions, field: string): ImportDecisions {
  return { ...choice, joined: [...new Set([...(choice.joined ?? []), field])] }
}

/** The decisions with somebody to credit, or nobody where nothing is written. */
export function withSource(choice: ImportDecisions, source: NonNullable<ImportDecisions['source']>): ImportDecisions {
  return { ...choice, source: `${source.name}${source.url}`.trim() === '' ? undefined : source }
}

/** The decisions with every column left out that has no field. */
export function withoutRest({ columns, choice }: Pick<ImportView, 'columns' | 'choice'>): ImportDecisions {
  const rest = columns.filter(({ field }) => field === null)
  return { ...choice, columns: { ...choice.columns, ...Object.fromEntries(rest.map(({ name }) => [name, LEFT_OUT])) } }
}

/** The decisions with another meaning for a value. '' takes the decision back. */
export function withValue(choice: ImportDecisions, field: string, value: string, meaning: string): ImportDecisions {
  const { [value]: _before, ...others } = choice.values[field] ?? {}
  return {
    ...choice,
    values: { ...choice.values, [field]: meaning === '' ? others : { ...others, [value]: meaning } },
  }
}
