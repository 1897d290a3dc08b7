/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- As cards they are no table to CSS, and some browsers then take the roles away. */
import type { ListedSort } from '@dira/data'
import {
  useDeferredValue,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { SortDownIcon, SortUpIcon } from '@dira/ui'
import { rowAt } from '../../../shared/list/focusedRow.ts'
import type { ListingColumnId, TableListing } from './listedListing.ts'
import { ListingRow } from './ListingRow.tsx'
import * as styles from './ListingRow.css.ts'
import { listingTableMessages } from './messages.ts'
import { PickBox } from './PickBox.tsx'
import { useLongPress } from './useLongPress.ts'

/** The columns that sort, and by what. */
const SORTED_BY: Readonly<Partial<Record<ListingColumnId | 'name', ListedSort>>> = {
  name: 'name',
  place: 'city',
  package: 'package',
  status: 'status',
  changed: 'changed',
}

interface ListingRowsProps {
  rows: readonly TableListing[]
  /** Other rows are loading. */
  isReading: boolean
  columns: readonly ListingColumnId[]
  sort: ListedSort
  isDescending: boolean
  onSort: (sort: ListedSort, isDescending: boolean) => void
  /** The ids of this page that are picked. */
  picked: ReadonlySet<string>
  onPick: (ids: ReadonlySet<string>) => void
  onOpen: (href: string) => void
  /** A key in the rows. */
  onKeyDown: (event: KeyboardEvent) => void
  /** Stands in place of the rows. */
  children: ReactNode
  now: Date
  ref?: Ref<HTMLTableElement>
}

/** The rows of a page, below heads that sort; on a narrow screen cards. */
export function ListingRows(given: ListingRowsProps) {
  const { columns, sort, isDescending, onSort, picked, onPick, onOpen, onKeyDown, children, now, ref } = given
  const messages = listingTableMessages
  // Other rows are drawn as there is time for it: a press meanwhile is answered first.
  const rows = useDeferredValue(given.rows)
  const [visited, setVisited] = useState<string>()
  const stop = rows.some(({ id }) => id === visited) ? visited : rows[0]?.id
  const anchor = useRef<string>(undefined)
  const rowOf = (target: EventTarget) => rows.find(({ id }) => id === rowAt(target))

  const placeOf = (id: string | undefined) => rows.findIndex((row) => row.id === id)
  const pick = (id: string, isRange: boolean) => {
    const ids = new Set(picked)
    const at = placeOf(id)
    const from = isRange ? placeOf(anchor.current) : -1
    const first = from === -1 ? at : Math.min(from, at)
    anchor.current = id
    if (!ids.delete(id)) for (const row of rows.slice(first, Math.max(from, at) + 1)) ids.add(row.id)
    onPick(ids)
  }
  const press = (event: MouseEvent) => {
    const row = rowOf(event.target)
    const target = event.target as Element
    // Its name is a link.
    if (!row || target.closest('a')) return
    const isBox = target.closest('td')?.cellIndex === 0
    // Text that was just marked is to be copied.
    if (!isBox && document.getSelection()?.type === 'Range') return
    if (isBox || event.shiftKey || picked.size > 0) pick(row.id, event.shiftKey)
    else if (row.href !== undefined) onOpen(row.href)
  }
  const longPress = useLongPress((target) => {
    const row = rowOf(target)
    if (row && !target.closest('a')) pick(row.id, false)
  })

  const isAll = rows.length > 0 && rows.every(({ id }) => picked.has(id))
  return (
    <div className={styles.scroller} data-reading={given.isReading || rows !== given.rows ? '' : undefined}>
      <table
        ref={ref}
        role="grid"
        aria-label={messages.table}
        aria-multiselectable="true"
        className={styles.table}
        onFocus={({ target }) => setVisited((before) => rowAt(target) ?? before)}
        onKeyDown={onKeyDown}
        onClick={press}
        // A range of rows is no range of text.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        {...longPress}
      >
        <thead role="rowgroup" className={styles.tableHead}>
          <tr role="row">
            <td role="gridcell" className={styles.pickHead}>
              <PickBox
                label={messages.pickPage}
                checked={isAll}
                isPartly={!isAll && picked.size > 0}
                onChange={() => onPick(new Set(isAll ? [] : rows.map(({ id }) => id)))}
              />
            </td>
            {(['name', ...columns] as const).map((column) => {
              const by = SORTED_BY[column]
              const direction = isDescending ? 'descending' : 'ascending'
              const isSorted = by !== undefined && by === sort
              return (
                <th
                  key={column}
                  scope="col"
                  role="columnheader"
                  aria-sort={isSorted ? direction : by && 'none'}
                  className={styles.columnHead}
                >
                  {by === undefined ? (
                    messages.names[column]
                  ) : (
                    <button type="button" className={styles.sort} onClick={() => onSort(by, isSorted && !isDescending)}>
                      {messages.names[column]}
                      {isSorted && (isDescending ? <SortDownIcon size={18} /> : <SortUpIcon size={18} />)}
                    </button>
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.stacked}>
          {rows.map((row) => (
            <ListingRow
              key={row.id}
              row={row}
              columns={columns}
              isPicked={picked.has(row.id)}
              isStop={row.id === stop}
              now={now}
            />
          ))}
          {rows.length === 0 && (
            <tr role="row" className={styles.stacked}>
              <td role="gridcell" colSpan={columns.length + 2}>
                {children}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
