import type { ReactNode } from 'react'
import * as styles from './foundations.css.ts'

export interface TableProps {
  titles: readonly string[]
  /** The rows. */
  children: ReactNode
}

/** A table of a page of documentation. */
export function Table({ titles, children }: TableProps) {
  return (
    <table className={styles.table}>
      <thead className={styles.titles}>
        <tr>
          {titles.map((title) => (
            <th key={title} scope="col" className={styles.head}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
