import { SortDownIcon, SortIcon, SortUpIcon } from '../../art/Icon/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useHydrated } from '../useHydrated.ts'
import type { TableColumn, TableSort } from './Table.tsx'
import { tableRoles } from './tableRoles.ts'
import * as styles from './Table.css.ts'

interface ColumnHeaderProps {
  column: Pick<TableColumn<never>, 'id' | 'name' | 'isNameHidden' | 'isSortable'>
  sort: TableSort | undefined
  onSortChange: ((sort: TableSort) => void) | undefined
  isSticky: boolean
}

/** The head of a column: its name, or the button that sorts by it. */
export function ColumnHeader({ column, sort, onSortChange, isSticky }: ColumnHeaderProps) {
  const hydrated = useHydrated()
  const { id, name, isNameHidden = false, isSortable = false } = column
  const direction = sort?.column === id ? sort.direction : undefined
  const Arrow = direction === undefined ? SortIcon : direction === 'ascending' ? SortUpIcon : SortDownIcon
  const content = (
    <>
      {name}
      {isSortable && <Arrow size={18} className={direction ? undefined : styles.sortable} />}
    </>
  )
  return (
    <th
      {...tableRoles.columnHeader}
      aria-sort={direction}
      className={joinClasses(styles.headCell, isSticky && styles.headSticky, !isSortable && styles.headName)}
    >
      {isSortable && hydrated ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() =>
            onSortChange?.({ column: id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          {content}
        </button>
      ) : (
        <span className={isNameHidden ? styles.nameHidden : isSortable ? styles.sort : undefined}>{content}</span>
      )}
    </th>
  )
}
