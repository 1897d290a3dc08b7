/** A stored listing. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number }
export type Rows = ReadonlyMap<string, Row>
/** What an operation changed: each listing as it was before and after, undefined where there was none. */
export type Change = ReadonlyMap<string, { readonly before: Row | undefined; readonly after: Row | undefined }>

export function difference(before: Rows, after: Rows): Change {
  const ids = new Set([...before.keys(), ...after.keys()])
  return new Map(
    [...ids]
      .map((id) => [id, { before: before.get(id), after: after.get(id) }] as const)
      .filter(([, change]) => JSON.stringify(bare(change.before)) !== JSON.stringify(bare(change.after))),
  )
}

/** All columns but the version. */
export function bare(row: Row | undefined): object | undefined {
  if (!row) return undefined
  const { version: _, ...columns } = row
  return columns
}

export function withoutVersions(rows: Rows): object {
  return Object.fromEntries([...rows].map(([id, row]) => [id, bare(row)]))
}

export function isSame(columns: readonly string[], one: object | undefined, other: object | undefined): boolean {
  const value = (row: object | undefined, column: string) => (row as Record<string, unknown> | undefined)?.[column]
  return columns.every((column) => value(one, column) === value(other, column))
}
