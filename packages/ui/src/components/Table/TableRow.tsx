import { useId, type ReactNode } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import { Checkbox } from '../Checkbox/index.ts'
import type { TableColumn } from './Table.tsx'
import { tableRoles } from './tableRoles.ts'
import * as styles from './Table.css.ts'

interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  media: ReactNode
  isSelectable: boolean
  isSelected: boolean
  onChoose: (isChosen: boolean) => void
}

/** One row; on a phone a card. */
export function TableRow<Row>({ row, columns, media, isSelectable, isSelected, onChoose }: TableRowProps<Row>) {
  const nameId = useId()
  const [naming, ...others] = columns
  return (
    <tr {...tableRoles.row} data-selected={isSelected || undefined} className={styles.row}>
      {isSelectable && (
        <td {...tableRoles.cell} className={joinClasses(styles.cell, styles.choice)}>
          <Checkbox aria-labelledby={nameId} checked={isSelected} onChange={onChoose} className={styles.checkbox}>
            {null}
          </Checkbox>
        </td>
      )}
      {naming && (
        <th {...tableRoles.rowHeader} className={joinClasses(styles.cell, styles.inCard.name)}>
          <div className={styles.named}>
            {media && <div className={styles.media}>{media}</div>}
            <div className={styles.words}>
              <div id={nameId} className={styles.rowName}>
                {isolated(naming.cell(row))}
              </div>
              {naming.note && <div className={styles.note}>{isolated(naming.note(row))}</div>}
            </div>
          </div>
        </th>
      )}
      {others.map(({ id, name, cell, note, inCard = 'labelled' }) => (
        <td key={id} {...tableRoles.cell} data-label={name} className={joinClasses(styles.cell, styles.inCard[inCard])}>
          <div className={styles.value}>
            {isolated(cell(row))}
            {note && <div className={styles.note}>{isolated(note(row))}</div>}
          </div>
        </td>
      ))}
    </tr>
  )
}

/** A text keeps its own order in a page that runs the other way: '!Nara', '14 March 2027'. What is more than a text sees to that itself. */
function isolated(content: ReactNode): ReactNode {
  return typeof content === 'string' || typeof content === 'number' ? <bdi>{content}</bdi> : content
}
