import { foldText } from '@dira/directory-core'

/** A row of a list in the order of its coming: the instant is exact to the microsecond. */
export interface Dated {
  readonly createdAt: string
  readonly id: string
}

/** A query of rows in an order. */
interface OrderedQuery<Row> {
  limit: (rows: number) => { throwOnError: () => PromiseLike<{ readonly data: readonly Row[] }> }
}

/** A query of rows with `created_at` and `id`. */
interface RowsQuery<Row> extends OrderedQuery<Row> {
  or: (condition: string) => RowsQuery<Row>
  order: (column: 'created_at' | 'id', options: { readonly ascending: boolean }) => RowsQuery<Row>
}

interface PageOptions {
  /** The last row of the page before. @default the page is the first */
  readonly after?: Dated | undefined
  /** @default false: the newest come first */
  readonly isOldestFirst?: boolean
  /** The most rows. @default 50 */
  readonly size?: number
}

/** The first rows of a query, and whether there are more. */
export async function firstRows<Row>(query: OrderedQuery<Row>, size: number) {
  const { data } = await query.limit(size + 1).throwOnError()
  return { rows: data.slice(0, size), more: data.length > size }
}

/** A page of rows in the order of their coming, and whether there are more. */
export async function readPage<Row>(
  query: RowsQuery<Row>,
  { after, isOldestFirst: ascending = false, size = 50 }: PageOptions = {},
) {
  const asked = after ? query.or(beyond(after, ascending)) : query
  return firstRows(asked.order('created_at', { ascending }).order('id', { ascending }), size)
}

function beyond({ createdAt, id }: Dated, ascending: boolean): string {
  const past = ascending ? 'gt' : 'lt'
  return `created_at.${past}."${createdAt}",and(created_at.eq."${createdAt}",id.${past}.${id})`
}

/** What holds of rows, as `filter` takes it. */
export type Condition = readonly [
  column: string,
  operator: 'eq' | 'in' | 'is' | 'lt' | 'not.is' | 'like(all)',
  value: string,
]

/** A query of the rows for which all conditions hold. */
export const matching = <Query extends { filter: (...condition: Condition) => Query }>(
  query: Query,
  conditions: readonly Condition[],
): Query => conditions.reduce((some, condition) => some.filter(...condition), query)

/** That a column has a value, where one is asked for. */
export const has = (column: string, value: string | undefined): readonly Condition[] =>
  value === undefined ? [] : [[column, 'eq', value]]

/** That a column has one of some values. */
export const hasOneOf = (column: string, values: readonly string[]): readonly Condition[] => [
  [column, 'in', `(${values.join()})`],
]

/** That the words of a text are in the folded words of a column. Signs are no wildcards, but for `*`, which stands for any one. */
export function hasWords(column: string, text: string): readonly Condition[] {
  const words = foldText(text)
    .split(' ')
    .filter((word) => word !== '')
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&').replaceAll('*', '_')}%`)
  // Quoted as JSON is, so that none of them ends the list.
  return words.length === 0 ? [] : [[column, 'like(all)', `{${patterns.map((one) => JSON.stringify(one)).join()}}`]]
}
