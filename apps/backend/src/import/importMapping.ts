import { createHash } from 'node:crypto'
import { LEFT_OUT, type ColumnOrigin, type ImportChoice } from '@dira/data'
import {
  africanCountry,
  listingSourceSchema,
  PACKAGE_TIERS,
  parseWith,
  slugify,
  type ListingSource,
} from '@dira/directory-core'
import { kindNamed } from './categories.ts'
import { COLUMN_NAMES, columnsOf, type ColumnField, type Columns } from './columns.ts'
import { countryWritten } from './countries.ts'
import type { ImportChoices } from './importRow.ts'
import { canJoin, doubledColumns, type Joins } from './joinColumns.ts'

/** What a file has in a column: its first text, and its different values with how many rows have each, if these are few. */
export interface ColumnSample {
  readonly first: string
  readonly values: readonly (readonly [value: string, rows: number])[] | null
}

/** What a column is taken for. */
export interface MappedColumn {
  readonly name: string
  readonly first: string
  readonly field: ColumnField | null
  readonly isLeftOut: boolean
  readonly origin: ColumnOrigin
  /** Whether it may be joined with another column for the same field. */
  readonly canJoin: boolean
}

/** What a value is taken for. */
export interface MappedValue {
  readonly field: ColumnField
  readonly column: string
  readonly value: string
  readonly rows: number
  readonly meaning: string | null
  readonly isChosen: boolean
}

/** The same for files that have the same columns in any order. */
export const columnsKey = (header: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(header.map((name) => slugify(name)).toSorted()))
    .digest('hex')

/** Says of each column what it is: what was chosen, what was remembered of the last file with these columns, what its name says. */
export function mapColumns(
  header: readonly string[],
  samples: readonly ColumnSample[],
  { columns: chosen }: Pick<ImportChoice, 'columns'>,
  remembered: Pick<ImportChoice, 'columns'> | null,
): readonly MappedColumn[] {
  const guessed = new Map(
    fieldsByName(header)
      .filter(([, name]) => chosen[name] === undefined)
      .map(([field, name]) => [name, field] as const),
  )
  return header.map((name, index) => {
    const written = chosen[name] ?? guessed.get(name)
    // Nothing has to be decided about a column with nothing in it.
    const isEmpty = written === undefined && samples[index]?.first === ''
    const origin =
      chosen[name] === undefined
        ? guessed.has(name)
          ? 'guessed'
          : 'open'
        : remembered?.columns[name] === chosen[name]
          ? 'remembered'
          : 'chosen'
    return {
      name,
      first: samples[index]?.first ?? '',
      field: isField(written) ? written : null,
      canJoin: isField(written) && canJoin(written),
      isLeftOut: written === LEFT_OUT || isEmpty,
      origin: isEmpty ? 'guessed' : origin,
    }
  })
}

/** The fields that columns are by their names. Those of the same name are for one field together, and are asked about. */
function fieldsByName(header: readonly string[]): readonly (readonly [field: string, name: string])[] {
  const columns = columnsOf(header)
  const doubled = doubledColumns(header, columns)
  return [
    ...Object.entries(columns),
    ...doubled.flatMap(([field, names]) => names.map((name) => [field, name] as const)),
  ]
}

/** Fields whose values may be given another meaning, and what a value means by itself; undefined where that has to be decided. */
const VALUE_FIELDS = {
  category: (written: string) => {
    const kind = kindNamed(written)
    return kind && (kind.subcategory ?? kind.category)
  },
  tier: (written: string) => PACKAGE_TIERS.find((tier) => tier === slugify(written)),
  country: (written: string) => countryWritten(written),
  // A town that nobody knows is a town nonetheless.
  city: (written: string) => written,
} satisfies Partial<Record<ColumnField, (written: string) => string | undefined>>

/** Says of each value of such a column what it means; the most frequent first, behind those that nobody has decided. */
export function mapValues(
  columns: readonly MappedColumn[],
  samples: readonly ColumnSample[],
  { values: chosen }: Pick<ImportChoice, 'values'>,
): readonly MappedValue[] {
  return columns.flatMap(({ name: column, field }, index) => {
    const meaningOf = field === null ? undefined : VALUE_FIELDS[field as keyof typeof VALUE_FIELDS]
    if (!meaningOf || field === null) return []
    return (samples[index]?.values ?? []).map(([value, rows]) => {
      const own = chosen[field]?.[value]
      return { field, column, value, rows, meaning: own ?? meaningOf(value) ?? null, isChosen: own !== undefined }
    })
  })
}

/** The columns and choices that rows are read by. Nobody may go on with two columns for one field that are not joined. */
export function readingOf(
  columns: readonly MappedColumn[],
  choice: ImportChoice,
): { readonly columns: Columns; readonly joins: Joins; readonly choices: ImportChoices } {
  const kind = choice.category === undefined ? undefined : kindNamed(choice.category)
  const country = choice.country === undefined ? undefined : africanCountry(choice.country)?.code
  const source = sourceOf(choice)
  const used = columns.filter(({ field }) => field !== null)
  const byField = Map.groupBy(used, ({ field }) => field)
  return {
    columns: Object.fromEntries([...byField].map(([field, [first]]) => [field, first?.name])),
    joins: Object.fromEntries(
      [...byField]
        .filter(([, { length }]) => length > 1)
        .map(([field, several]) => [field, several.map(({ name }) => name)]),
    ),
    choices: {
      initialStatus: choice.status,
      values: choice.values,
      ...(kind && { kind }),
      ...(country && { country }),
      ...(source && { source }),
      ...(choice.accepted && { accepted: choice.accepted }),
    },
  }
}

/** Whom the listings are credited to; undefined where nobody is, or where the name or its address is missing. */
function sourceOf({ source }: Pick<ImportChoice, 'source'>): ListingSource | undefined {
  const parsed = parseWith(listingSourceSchema, source)
  return parsed.ok ? parsed.value : undefined
}

/** Whether a source is named without the address that its licence asks for, or the other way round. */
export const isHalfSource = (choice: Pick<ImportChoice, 'source'>): boolean =>
  `${choice.source?.name ?? ''}${choice.source?.url ?? ''}`.trim() !== '' && sourceOf(choice) === undefined

/** The fields that two columns are for, which nobody has joined. */
export const doubledFields = (
  columns: readonly MappedColumn[],
  { joined = [] }: Pick<ImportChoice, 'joined'>,
): readonly ColumnField[] => {
  const fields = columns.flatMap(({ field }) => (field === null ? [] : [field]))
  const doubled = new Set(fields.filter((field, index) => fields.indexOf(field) !== index))
  return [...doubled].filter((field) => !canJoin(field) || !joined.includes(field))
}

const isField = (written: string | undefined): written is ColumnField =>
  written !== undefined && Object.hasOwn(COLUMN_NAMES, written)
