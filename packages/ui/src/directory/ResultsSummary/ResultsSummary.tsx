import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import * as styles from './ResultsSummary.css.ts'
import { resultsSummaryMessages } from './messages.ts'

export interface ResultsSummaryProps extends ComponentProps<'div'> {
  /** How many businesses match. */
  matches: number
  /** How many there are in the scope of the page. */
  total: number
  /** What stands at the end of the line, such as the sort select. */
  children?: ReactNode
}

/**
 * 'Showing X of Y businesses' under a rule. A change is announced once, politely; for that the line has to stay mounted while the list
 * below it changes, with no match too.
 */
export function ResultsSummary({ matches, total, children, className, ...props }: ResultsSummaryProps) {
  const messages = useMessages('resultsSummary', resultsSummaryMessages)
  return (
    <div className={joinClasses(styles.line, className)} {...props}>
      <p role="status" className={styles.count}>
        {messages.showing(matches, total)}
      </p>
      {children}
    </div>
  )
}
