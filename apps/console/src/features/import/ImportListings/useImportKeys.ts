import { IMPORT_KINDS } from '@dira/data'
import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { toggledKind, type RowsProps } from './ImportChecked.tsx'
import type { ImportView } from './importView.ts'

/** What keys do on the page. */
export interface ImportControls {
  /** The next row, or the one before. */
  readonly move: (by: 1 | -1) => void
  readonly decide: (decision: 'same' | 'different') => void
  /** Leaves the row out, or takes its decision back. */
  readonly leaveOut: () => void
  /** Goes to the field that rows are searched by. */
  readonly search: () => void
  /** Shows the rows of one kind, counted from 1. */
  readonly showKind: (place: number) => void
  /** Presses the signpost. */
  readonly goOn: () => void
}

interface Keys extends Pick<RowsProps, 'list' | 'filter' | 'onFilter' | 'onDecide'> {
  readonly controls: Ref<ImportControls> | undefined
  readonly job: ImportView | null
  readonly goOn: () => void
}

/** Hands out the controls; gives the row that they are at, and the field that they go to. */
export function useImportKeys({ controls, job, goOn, list, filter, onFilter, onDecide }: Keys) {
  const [current, setCurrent] = useState<number>()
  const search = useRef<HTMLInputElement>(null)
  const rowToDecide = () =>
    job?.by === null && job.state === 'checked' ? list.rows.find(({ number }) => number === current) : undefined
  useImperativeHandle(controls, () => ({
    move: (by) => {
      const at = list.rows.findIndex(({ number }) => number === current)
      setCurrent(list.rows[at === -1 ? 0 : Math.min(list.rows.length - 1, Math.max(0, at + by))]?.number)
    },
    decide: (decision) => {
      const row = rowToDecide()
      if (row?.kind === 'duplicate') onDecide(row.number, decision)
    },
    leaveOut: () => {
      const row = rowToDecide()
      if (row?.kind === 'new' || row?.kind === 'changed') onDecide(row.number, row.decision === null ? 'out' : null)
      else if (row?.kind === 'duplicate' && row.decision !== null) onDecide(row.number, null)
    },
    search: () => search.current?.focus(),
    showKind: (place) => {
      const kind = IMPORT_KINDS[place - 1]
      if (kind && job?.checked) onFilter(toggledKind(filter, kind))
    },
    goOn,
  }))
  return { current, search }
}
