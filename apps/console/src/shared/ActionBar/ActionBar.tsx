import type { ReactNode } from 'react'
import * as styles from './ActionBar.css.ts'

interface ActionBarProps {
  /** Names the bar. */
  label: string
  /** How much is picked, or how far the work on it is; announced. */
  status: ReactNode
  /** Between the status and the actions. @default nothing */
  extra?: ReactNode
  /** The actions: each has the class `action`. */
  children?: ReactNode
}

/** What can be done with the rows of a list that are picked. On a narrow screen it stays at the lower edge. */
export function ActionBar({ label, status, extra, children }: ActionBarProps) {
  return (
    <section aria-label={label} className={styles.bar}>
      <p role="status" className={styles.count}>
        {status}
      </p>
      {extra}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  )
}
