import { Button, Notice, ProgressBar, Text } from '@dira/ui'
import type { OpenOperation } from '../../../shared/history/historyOperation.ts'
import { changeHistoryMessages } from '../../../shared/history/messages.ts'
import * as styles from './ChangeHistory.css.ts'

interface OperationWorkProps {
  open: OpenOperation & { readonly status: 'ready' }
  onStop: () => void
  onGoOn: () => void
}

/** How far an operation is that takes longer, with the way to stop it, or to go on with it where it was stopped. */
export function OperationWork({ open, onStop, onGoOn }: OperationWorkProps) {
  const messages = changeHistoryMessages
  const { operation, working, failure, canGoOn } = open
  if (working) {
    const { what, canStop, ...part } = working
    return (
      <section className={styles.part}>
        <div className={styles.partHead}>
          <strong>{messages.working[what]}</strong>
          <span>{messages.workingOf(part)}</span>
        </div>
        <ProgressBar label={messages.working[what]} words={messages.percent} {...part} />
        <div className={styles.actions}>
          {canStop && (
            <Button variant="secondary" onPress={onStop}>
              {messages.stop}
            </Button>
          )}
          <Text size="small" tone="muted">
            {messages.workingNote}
          </Text>
        </div>
      </section>
    )
  }
  const hasFailed = failure !== undefined || operation.progress?.state === 'failed'
  if (!operation.progress && !hasFailed) return null
  return (
    <Notice tone={hasFailed ? 'error' : 'info'}>
      <p>{hasFailed ? messages.isFailed : messages.isStopped}</p>
      {failure !== undefined && <p>{failure}</p>}
      {canGoOn && (
        <Button variant="link" onPress={onGoOn}>
          {messages.goOn}
        </Button>
      )}
    </Notice>
  )
}
