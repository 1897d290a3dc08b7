import type { Ref } from 'react'
import { Heading, Link, Needle, Text } from '@dira/ui'
import type { HistoryOperation } from '../../../shared/history/historyOperation.ts'
import { changeHistoryMessages } from '../../../shared/history/messages.ts'
import * as styles from './ChangeHistory.css.ts'
import { stateOf, whoDid } from './OperationList.tsx'

interface OperationHeadProps {
  /** Of the heading. */
  id: string
  operation: HistoryOperation
  ref: Ref<HTMLHeadingElement>
}

/** What an operation was, what became of it, who did it, and until when it can be undone. */
export function OperationHead({ id, operation, ref }: OperationHeadProps) {
  const messages = changeHistoryMessages
  const when = messages.when(new Date(operation.beganAt), new Date(operation.endedAt))
  return (
    <div className={styles.paneHead}>
      <Heading level={2} size="h3" id={id} ref={ref} tabIndex={-1} className={styles.title}>
        <bdi>{messages.title(operation, operation.undid)}</bdi>
      </Heading>
      <span className={styles.state}>
        <Needle hollow={operation.isUndone} />
        {stateOf(operation, messages) ?? messages.isApplied}
      </span>
      <Text size="small" tone="muted" className={styles.origin}>
        <bdi>{whoDid(operation, messages)}</bdi>
        {`, ${when}. ${undoWords(operation)}`}
        {operation.invoice && (
          <>
            {' '}
            <Link href={operation.invoice.href}>{operation.invoice.number}</Link>
          </>
        )}
      </Text>
    </div>
  )
}

function undoWords({ kind, about, canUndo, undoableUntil }: HistoryOperation): string {
  const messages = changeHistoryMessages
  if (kind === 'payment') return messages.paymentNotUndone
  if (about !== 'listings') return messages.notUndone
  return (canUndo ? messages.undoableUntil : messages.wasUndoableUntil)(new Date(undoableUntil))
}
