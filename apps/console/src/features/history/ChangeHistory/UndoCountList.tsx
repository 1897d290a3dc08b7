import type { UndoCounts } from '@dira/data'
import { Skeleton, useFormatCount } from '@dira/ui'
import type { HistoryOperation } from '../../../shared/history/historyOperation.ts'
import { changeHistoryMessages } from '../../../shared/history/messages.ts'
import * as styles from './ChangeHistory.css.ts'

interface UndoCountListProps {
  operation: HistoryOperation
  /** Undefined while it is counted. */
  counts: UndoCounts | undefined
}

/** How much an operation changed, how much of it an undo puts back, and what that leaves alone. */
export function UndoCountList({ operation, counts }: UndoCountListProps) {
  const formatCount = useFormatCount()
  return (
    <ul role="list" className={styles.counts} aria-busy={counts === undefined}>
      {countsOf(operation, counts).map(({ label, count, isWarning }) => (
        <li key={label} className={styles.count}>
          {count === undefined ? (
            <Skeleton shape="heading" />
          ) : (
            <strong className={styles.number} data-warning={isWarning && count > 0 ? '' : undefined}>
              {formatCount(count)}
            </strong>
          )}{' '}
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}

function countsOf({ changes, rows }: HistoryOperation, counts: UndoCounts | undefined) {
  const messages = changeHistoryMessages
  return [
    changes > 0
      ? { label: messages.changesTo(changes, counts?.listings ?? rows), count: changes }
      : { label: messages.listingsIn(rows), count: rows },
    ...(changes > 0 ? [{ label: messages.goBack, count: counts?.changed }] : []),
    ...(counts?.archived ? [{ label: messages.areArchived, count: counts.archived }] : []),
    ...(counts?.restored ? [{ label: messages.comeBack, count: counts.restored }] : []),
    { label: messages.leftAlone, count: counts?.leftAlone, isWarning: true },
  ].map((one) => ({ isWarning: false, ...one }))
}
