/** What is listed by when it came: the instant is exact to the microsecond. */
export interface Dated {
  readonly createdAt: string
  readonly id: string
}

/** The condition, for `or`, that a row is older than another one. @default all are */
export const olderThan = (row?: Dated): string =>
  row
    ? `created_at.lt."${row.createdAt}",and(created_at.eq."${row.createdAt}",id.lt.${row.id})`
    : 'created_at.lt.infinity'

/** A query of rows with `created_at` and `id`. */
interface RowsQuery<Row> {
  order: (column: 'created_at' | 'id', options: { readonly ascending: boolean }) => RowsQuery<Row>
  limit: (rows: number) => { throwOnError: () => PromiseLike<{ readonly data: readonly Row[] }> }
}

/** The newest rows of a query, and whether there are older ones. */
export async function newest<Row>(query: RowsQuery<Row>, size: number) {
  const first = { ascending: false }
  const { data } = await query
    .order('created_at', first)
    .order('id', first)
    .limit(size + 1)
    .throwOnError()
  return { rows: data.slice(0, size), more: data.length > size }
}
