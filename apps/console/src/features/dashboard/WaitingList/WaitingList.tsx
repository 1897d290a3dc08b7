import { useId, useState, type ComponentProps } from 'react'
import { EmptyState, Heading, Skeleton, Text, VisuallyHidden, joinClasses, useFormatCount } from '@dira/ui'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { CountedRow } from './CountedRow.tsx'
import { waitingListMessages } from './messages.ts'
import * as styles from './WaitingList.css.ts'

/** So many of one kind wait. */
export interface WaitingRow {
  readonly kind: 'message' | 'enquiry' | 'request' | 'email'
  readonly count: number
  /** When the oldest came, ISO 8601; absent where none waits. */
  readonly oldest?: string | undefined
  /** A list of exactly that many. @default there is none yet */
  readonly href?: string | undefined
}

export interface WaitingListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** @default not known yet */
  rows?: readonly WaitingRow[] | undefined
  /** They could not be read; what is known of them stays. @default false */
  isFailed?: boolean
  onRetry: () => void
  /** Today's date. @default the clock's */
  now?: Date
}

/** What waits for an administrator: numbers that lead to lists of exactly that many. What is nought is left out. */
export function WaitingList({ rows, isFailed = false, onRetry, now, className, ...props }: WaitingListProps) {
  const messages = waitingListMessages
  const formatCount = useFormatCount()
  const id = useId()
  const [opened] = useState(() => new Date())
  const waiting = rows?.filter(({ count }) => count > 0)
  const total = waiting?.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <section aria-labelledby={id} className={joinClasses(styles.section, className)} {...props}>
      <div className={styles.head}>
        <Heading level={2} size="h3" id={id}>
          {messages.heading}
        </Heading>
        {total > 0 && (
          <Text size="small" tone="muted">
            {messages.total(total)}
          </Text>
        )}
      </div>
      {isFailed && <ReadFailed text={messages.failed} onRetry={onRetry} />}
      {!waiting && !isFailed && (
        <div className={styles.list}>
          <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
          {[1, 2, 3].map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton />
            </div>
          ))}
        </div>
      )}
      {waiting?.length === 0 && (
        <EmptyState size="panel" bearing={0} heading={messages.nothing}>
          {messages.nothingNote}
        </EmptyState>
      )}
      {waiting && waiting.length > 0 && (
        <ul role="list" className={styles.list}>
          {waiting.map(({ kind, count, oldest, href }) => (
            <CountedRow key={kind} counted={formatCount(count)} label={messages[kind](count)} href={href}>
              {oldest !== undefined && (
                <time dateTime={oldest} className={styles.detail}>
                  {messages.oldest(new Date(oldest), now ?? opened)}
                </time>
              )}
            </CountedRow>
          ))}
        </ul>
      )}
    </section>
  )
}
