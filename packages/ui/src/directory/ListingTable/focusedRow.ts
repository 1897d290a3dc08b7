/** The id of the row of a table that has the focus, or in which something has it. */
export function focusedRow(table: HTMLElement | null): string | undefined {
  return rowsOf(table).find(isFocused)?.dataset['key']
}

/** Moves the focus to the next row or the one before, at first to the first; says which that is. */
export function focusRow(table: HTMLElement | null, by: 1 | -1): string | undefined {
  const rows = rowsOf(table)
  const at = rows.findIndex(isFocused)
  const next = at === -1 ? rows[0] : rows[at + by]
  next?.focus()
  return next?.dataset['key']
}

const rowsOf = (table: HTMLElement | null) => [
  ...(table?.querySelectorAll<HTMLElement>('[role="row"][data-key]') ?? []),
]

const isFocused = (row: HTMLElement) => row.contains(document.activeElement)
