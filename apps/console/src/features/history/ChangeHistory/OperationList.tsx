import { useId } from 'react'
import { Link } from '@dira/ui'
import * as styles from './ChangeHistory.css.ts'
import type { HistoryOperation } from '../../../shared/history/historyOperation.ts'
import { changeHistoryMessages } from '../../../shared/history/messages.ts'

interface OperationListProps {
  operations: readonly HistoryOperation[]
  openId: number | undefined
  hrefOf: (operation: number) => string
  now: Date
}

/** The operations, newest first, day by day. */
export function OperationList({ operations, openId, hrefOf, now }: OperationListProps) {
  const messages = changeHistoryMessages
  const id = useId()
  const days = Map.groupBy(operations, ({ beganAt }) => messages.day(new Date(beganAt), now))
  return [...days].map(([day, ofDay], at) => (
    <div key={day}>
      <h2 id={`${id}-${at}`} className={styles.day}>
        {day}
      </h2>
      <ul role="list" aria-labelledby={`${id}-${at}`}>
        {ofDay.map((operation) => (
          <li key={operation.id}>
            <Link
              look="bare"
              href={hrefOf(operation.id)}
              aria-current={operation.id === openId ? 'true' : undefined}
              className={styles.row}
            >
              <bdi className={styles.rowTitle}>{messages.title(operation, operation.undid)}</bdi>{' '}
              <time dateTime={operation.beganAt} className={styles.rowEnd}>
                {messages.time(new Date(operation.beganAt))}
              </time>{' '}
              <bdi className={styles.rowNote}>{whoDid(operation, messages)}</bdi>{' '}
              <span className={styles.rowEnd}>{sizeOf(operation, messages)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** The name of the one who did it, as far as that is known. */
export function whoDid({ who, hasLeft }: HistoryOperation, messages: typeof changeHistoryMessages): string {
  return who ?? (hasLeft ? messages.hasLeft : messages.nobody)
}

/** How much it changed, or what became of it. */
function sizeOf(operation: HistoryOperation, messages: typeof changeHistoryMessages): string {
  const { about, kind, rows, changes } = operation
  const state = stateOf(operation, messages)
  if (state !== undefined) return state
  if (about === 'messages' || about === 'requests') return messages[about](rows)
  if (about !== 'listings') return ''
  return kind === 'edit' && rows === 1 ? messages.fields(changes) : messages.listings(rows)
}

/** What became of it, if that is not simply that it was done. */
export function stateOf(
  { isUndone, undoneInPart, progress, isFinished }: HistoryOperation,
  messages: typeof changeHistoryMessages,
): string | undefined {
  if (isUndone) return undoneInPart ? messages.undoneInPart(undoneInPart) : messages.isUndone
  if (progress) return messages.progress(progress)
  return isFinished ? undefined : messages.isUnfinished
}
