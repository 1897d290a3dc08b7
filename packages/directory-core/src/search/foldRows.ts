/**
 * The rows of a page as entries: those of which a reader sees the same (`seenOf`: their name, what and where they are) are one entry in the place of
 * its first. Case makes no difference. Together the entries have each row once, in its order.
 */
export function foldRows<Row>(
  rows: readonly Row[],
  seenOf: (row: Row) => readonly string[],
): readonly FoldedRows<Row>[] {
  const entries = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const seen = JSON.stringify(seenOf(row)).toLowerCase()
    const entry = entries.get(seen)
    if (entry) entry.push(row)
    else entries.set(seen, [row])
  }
  return [...entries.values()]
}

/** One row, or several of which a reader sees the same. */
export type FoldedRows<Row> = readonly [Row, ...Row[]]
