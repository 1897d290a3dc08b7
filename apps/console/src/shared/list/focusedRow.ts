/** The id of the row in which an element is. */
export function rowAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined
}

/** The id of the row of a table that has the focus, or in which something has it. */
export function focusedRow(table: HTMLElement | null): string | undefined {
  return table?.contains(document.activeElement) ? rowAt(document.activeElement) : undefined
}

/** Moves the focus so many rows on or back, no further than to the last or the first, at first to the first; says which that is. */
export function focusRow(table: HTMLElement | null, by: number): string | undefined {
  const rows = [...(table?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = rows[at === -1 ? 0 : Math.max(0, Math.min(at + by, rows.length - 1))]
  next?.focus()
  return next?.dataset['row']
}
