import { useId, useImperativeHandle, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import { Checkbox } from '../Checkbox/index.ts'
import { Text } from '../Text/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { ColumnHeader } from './ColumnHeader.tsx'
import { tableMessages } from './messages.ts'
import { TableRow } from './TableRow.tsx'
import { tableRoles } from './tableRoles.ts'
import { useOverflows } from './useOverflows.ts'
import { useSelection } from './useSelection.ts'
import * as styles from './Table.css.ts'

/** A column, with what stands in it for each row. */
export interface TableColumn<Row> {
  /** What tells it from the others, such as 'place'. */
  id: string
  /** Its name, in the head; on a phone beside the value. */
  name: string
  /** The name is read but not seen, as over the menus of the rows. @default false */
  isNameHidden?: boolean
  /** What stands in the cell. */
  cell: (row: Row) => ReactNode
  /** A quieter line below it. */
  note?: (row: Row) => ReactNode
  /** Its name is a button that sorts by it. @default false */
  isSortable?: boolean
  /**
   * How the cell stands in a card: beside the name of its column, alone because it says by itself what it is, or in the upper corner, as the
   * menu of a row. The first column, which names the row, is the title of the card.
   * @default 'labelled'
   */
  inCard?: 'labelled' | 'plain' | 'corner'
}

/** By which column the rows are sorted, and which way. */
export interface TableSort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the table shows. */
  caption: string
  /** The caption is read but not seen, below a heading that says the same. @default false */
  isCaptionHidden?: boolean
  /** The columns, in their order. The first one names the row. */
  columns: readonly TableColumn<Row>[]
  /** The rows, in the order that `sort` says. */
  rows: readonly Row[]
  /** What tells a row from the others. */
  rowKey: (row: Row) => string
  /** A small picture before the name of the row, in 4:3. Decorative. */
  media?: (row: Row) => ReactNode
  /** By which column the rows are sorted: the arrow stands beside its name. */
  sort?: TableSort
  /** A name was pressed: the rows are wanted in this order. The parent sorts them. */
  onSortChange?: (sort: TableSort) => void
  /** Rows can be chosen, by a checkbox each and one for all. @default false */
  isSelectable?: boolean
  /** The keys of the chosen rows, when the parent keeps them. */
  selectedKeys?: ReadonlySet<string>
  /** The keys of the rows chosen at first, when the table keeps them itself. @default none */
  defaultSelectedKeys?: ReadonlySet<string>
  /** Other rows are chosen. Rows that are not on show stay as they were. */
  onSelectionChange?: (keys: ReadonlySet<string>) => void
  /**
   * The head stays in sight while the page scrolls, from 1024 pixels on; the columns have to fit there, because what scrolls sideways
   * cannot stick.
   * @default false
   */
  isHeadSticky?: boolean
  /** What stands in place of the rows when there are none. @default 'Nothing to show' */
  empty?: ReactNode
}

/**
 * Rows with the same things said of each. A native table, not react-aria's: that one is a grid of cells to be walked through by arrow keys,
 * in which screen readers leave their own way of reading tables. Below 720 pixels each row is a card, and still a row to them.
 */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  media,
  sort,
  onSortChange,
  isSelectable = false,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  isHeadSticky = false,
  empty,
  className,
  ref,
  ...props
}: TableProps<Row>) {
  const messages = useMessages('table', tableMessages)
  const captionId = useId()
  const { ref: frame, overflows } = useOverflows<HTMLDivElement>()
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => frame.current)
  const keys = rows.map(rowKey)
  const { selected, choose, isAll, isSome } = useSelection({
    keys,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
  })
  const canAct = isSelectable || columns.some(({ isSortable }) => isSortable)
  return (
    <div
      ref={frame}
      className={joinClasses(styles.frame[isHeadSticky ? 'stickyHead' : 'plain'], className)}
      // What scrolls has to be reachable by keyboard, and what is reachable has a name.
      {...(overflows && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
      {...props}
    >
      <table
        {...tableRoles.table}
        className={joinClasses(
          styles.table,
          isSelectable && styles.has.choice,
          media && styles.has.media,
          columns.some(({ inCard }) => inCard === 'corner') && styles.has.corner,
        )}
      >
        <caption id={captionId} className={isCaptionHidden ? styles.captionHidden : styles.caption}>
          {caption}
        </caption>
        <thead {...tableRoles.group} className={canAct ? styles.head : styles.headOfNames}>
          <tr {...tableRoles.row} className={styles.headRow}>
            {isSelectable && (
              <th
                {...tableRoles.columnHeader}
                className={joinClasses(styles.headCell, styles.choice, isHeadSticky && styles.headSticky)}
              >
                <Checkbox
                  checked={isAll}
                  indeterminate={isSome}
                  onChange={(isChosen) => choose(keys, isChosen)}
                  className={styles.checkbox}
                >
                  <VisuallyHidden>{messages.selectAll}</VisuallyHidden>
                </Checkbox>
              </th>
            )}
            {columns.map((column) => (
              <ColumnHeader
                key={column.id}
                column={column}
                sort={sort}
                onSortChange={onSortChange}
                isSticky={isHeadSticky}
              />
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group} className={styles.body}>
          {rows.map((row, index) => {
            const key = keys[index]!
            return (
              <TableRow
                key={key}
                row={row}
                columns={columns}
                media={media?.(row)}
                isSelectable={isSelectable}
                isSelected={isSelectable && selected.has(key)}
                onChoose={(isChosen) => choose([key], isChosen)}
              />
            )
          })}
          {rows.length === 0 && (
            <tr {...tableRoles.row}>
              <td {...tableRoles.cell} colSpan={columns.length + (isSelectable ? 1 : 0)} className={styles.empty}>
                {empty ?? <Text tone="muted">{messages.empty}</Text>}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
