type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

/** A row as the site has it: its columns in camelCase, undefined where the database has null. */
export type ShownRow<Row> = {
  readonly [Column in keyof Row & string as CamelCase<Column>]: null extends Row[Column]
    ? Exclude<Row[Column], null> | undefined
    : Row[Column]
}

/** Reads a row of a table or a view, or an object that the database wrote as one. Instants, in columns that are `at` or end in `_at` or `_until`, are in ISO 8601, to the microsecond. */
export function shownRow<Row extends object>(row: Row): ShownRow<Row> {
  const shown = Object.entries(row).map(([column, value]: [string, unknown]) => [
    column.replace(/_(\w)/g, (_, mail: string) => mail.toUpperCase()),
    typeof value === 'string' && /(?:^|_)at$|_until$/.test(column) ? isoInstant(value) : (value ?? undefined),
  ])
  // By the rule that ShownRow states.
  return Object.fromEntries(shown) as ShownRow<Row>
}

/** The embedded default writes an instant as Postgres does. */
export const isoInstant = (written: string) => written.replace(' ', 'T').replace(/\+00(:00)?$/, 'Z')
