import { LEFT_OUT, type ImportColumn, type ImportDecisions, type ImportView } from './importView.ts'

/** What is in the way of the next step. */
export type ColumnProblem =
  | { readonly kind: 'open'; readonly column: string }
  | { readonly kind: 'twice'; readonly field: string }
  | { readonly kind: 'missing'; readonly field: 'name' | 'category' | 'country' }

/** The fields that two columns are for. */
export function doubledFields(columns: readonly ImportColumn[]): ReadonlySet<string> {
  const fields = columns.flatMap(({ field }) => (field === null ? [] : [field]))
  return new Set(fields.filter((field, index) => fields.indexOf(field) !== index))
}

/** The first thing that has to be decided about the columns; undefined when the rows can be read. */
export function columnProblem({ columns, choice }: Pick<ImportView, 'columns' | 'choice'>): ColumnProblem | undefined {
  const open = columns.find(({ field, isLeftOut }) => field === null && !isLeftOut)
  if (open) return { kind: 'open', column: open.name }
  const [twice] = doubledFields(columns)
  if (twice !== undefined) return { kind: 'twice', field: twice }
  const has = (...fields: readonly string[]) => columns.some(({ field }) => field !== null && fields.includes(field))
  if (!has('name')) return { kind: 'missing', field: 'name' }
  if (!choice.category && !has('category', 'osmTags', 'amenity', 'shop', 'tourism', 'leisure'))
    return { kind: 'missing', field: 'category' }
  if (!choice.country && !has('country', 'coordinates') && !(has('lat') && has('lng')))
    return { kind: 'missing', field: 'country' }
  return undefined
}

/** The decisions with another field for a column. '' takes the decision back. */
export function withColumn(choice: ImportDecisions, column: string, field: string): ImportDecisions {
  const { [column]: _before, ...columns } = choice.columns
  return { ...choice, columns: field === '' ? columns : { ...columns, [column]: field } }
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
