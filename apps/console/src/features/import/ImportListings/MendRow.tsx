import { useState } from 'react'
import { Button, TextField } from '@dira/ui'
import * as rowStyles from './ImportRows.css.ts'
import type { ImportColumn, ImportRowView } from './importView.ts'
import { importListingsMessages } from './messages.ts'

interface MendRowProps {
  row: ImportRowView
  columns: readonly ImportColumn[]
  onMend: (cells: readonly string[]) => void
}

/** The cells of a row that is rejected or has notes, to be mended: those that are read. */
export function MendRow({ row, columns, onMend }: MendRowProps) {
  const messages = importListingsMessages
  const [cells, setCells] = useState(() => columns.map((_, index) => row.cells[index] ?? ''))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onMend(cells)
      }}
    >
      <div className={rowStyles.whole}>
        {columns.map(
          ({ name, isLeftOut }, index) =>
            !isLeftOut && (
              <TextField
                key={`${index} ${name}`}
                label={name}
                value={cells[index] ?? ''}
                onChange={(cell) => setCells(cells.with(index, cell))}
              />
            ),
        )}
      </div>
      <Button type="submit">{messages.judgeAgain}</Button>
    </form>
  )
}
