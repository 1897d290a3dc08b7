import { useImperativeHandle, type KeyboardEvent, type Ref, type RefObject } from 'react'
import { focusedRow, focusRow, rowAt } from '../../../shared/list/focusedRow.ts'
import type { TableListing } from './listedListing.ts'
import type { PickedBarControls } from './PickedBar.tsx'

/** What keys do with the table. */
export interface ListingTableControls extends PickedBarControls {
  readonly search: () => void
  /** To the next row or the one before; `extends` picks both. */
  readonly move: (by: 1 | -1, extend?: boolean) => void
  /** Picks the focused row, or picks it off. */
  readonly pick: () => void
  readonly open: () => void
}

interface Options {
  readonly controls: Ref<ListingTableControls> | undefined
  readonly field: RefObject<HTMLInputElement | null>
  readonly table: RefObject<HTMLTableElement | null>
  readonly bar: RefObject<PickedBarControls | null>
  readonly rows: readonly TableListing[]
  readonly pickedHere: ReadonlySet<string>
  readonly pickHere: (ids: ReadonlySet<string>) => void
  readonly onOpen: (href: string) => void
}

/** Gives the owner of the table what its keys do, and the rows what the keys of a grid do in them. */
export function useTableControls({ controls, field, table, bar, rows, pickedHere, pickHere, onOpen }: Options) {
  const move = (by: number, extend = false) => {
    const from = focusedRow(table.current)
    const to = focusRow(table.current, by)
    if (extend && to !== undefined) pickHere(new Set([...pickedHere, ...(from === undefined ? [] : [from]), to]))
  }
  const pick = () => {
    const row = focusedRow(table.current)
    if (row === undefined) return
    const ids = new Set(pickedHere)
    if (!ids.delete(row)) ids.add(row)
    pickHere(ids)
  }
  const open = () => {
    const href = rows.find((row) => row.id === focusedRow(table.current))?.href
    if (href !== undefined) onOpen(href)
  }
  useImperativeHandle(controls, () => ({
    search: () => field.current?.focus(),
    openPackage: () => bar.current?.openPackage(),
    openCategory: () => bar.current?.openCategory(),
    move,
    pick,
    open,
  }))

  return { onKeyDown }

  function onKeyDown(event: KeyboardEvent): void {
    const act = actOf(event)
    if (!act) return
    event.preventDefault()
    act()
  }

  function actOf({ key, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): (() => void) | undefined {
    if (altKey || rowAt(target) === undefined) return undefined
    if (ctrlKey || metaKey) return key === 'a' ? () => pickHere(new Set(rows.map(({ id }) => id))) : undefined
    // The box and the link have their own.
    const isRow = target instanceof HTMLTableRowElement
    switch (key) {
      case 'ArrowDown':
        return () => move(1, shiftKey)
      case 'ArrowUp':
        return () => move(-1, shiftKey)
      case 'Home':
        return () => move(-rows.length)
      case 'End':
        return () => move(rows.length)
      case ' ':
        return isRow ? pick : undefined
      case 'Enter':
        return isRow ? open : undefined
      default:
        return undefined
    }
  }
}
