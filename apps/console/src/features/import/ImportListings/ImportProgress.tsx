import { Button, LinkButton, Notice, ProgressBar, Text, useFormatCount } from '@dira/ui'
import * as styles from './ImportListings.css.ts'
import * as rowStyles from './ImportRows.css.ts'
import type { ImportCommand, ImportView } from './importView.ts'
import { importListingsMessages } from './messages.ts'

export interface ImportProgressProps {
  job: ImportView
  /** How long the rest takes. @default nothing is said */
  secondsLeft?: number | undefined
  onCommand: (command: ImportCommand) => void
  /** Where the operation can be undone. */
  historyHref: (operation: number) => string
}

/** How far an import is, or what came of it. */
export function ImportProgress({ job, secondsLeft, onCommand, historyHref }: ImportProgressProps) {
  const messages = importListingsMessages
  const formatCount = useFormatCount()
  const { state, position, total, applied } = job
  const percent = total === 0 ? 100 : Math.floor((position * 100) / total)
  const isRead = job.columns.length > 0
  const isOwn = job.by === null
  const isUnderWay = state === 'reading' || state === 'checking' || state === 'applying'
  if (isUnreadable(job)) {
    return (
      <section className={rowStyles.progress} data-import-state={state}>
        <strong className={styles.wraps}>
          <bdi>{job.file}</bdi>
        </strong>
        <Notice tone="error">
          <p>{job.failure}</p>
        </Notice>
        <div className={styles.actions}>
          <Button onPress={() => onCommand('close')}>{messages.another}</Button>
        </div>
      </section>
    )
  }
  return (
    <section className={rowStyles.progress} data-import-state={state}>
      {state === 'applying' && job.resumedAt !== null && <Notice>{messages.resumed(job.resumedAt, total)}</Notice>}
      {state === 'failed' && (
        <Notice tone="error">
          <p>{job.operation === null ? messages.failedCheck : messages.failedApply(position)}</p>
          <p>{job.failure}</p>
        </Notice>
      )}
      {state === 'stopped' && <Notice>{messages.isStopped(position, total)}</Notice>}
      <div className={rowStyles.progressHead}>
        {state === 'done' ? (
          <strong role="status" className={rowStyles.big}>
            {messages.finished(total)}
          </strong>
        ) : (
          <>
            <span className={rowStyles.big}>{isRead ? formatCount(position) : messages.part(percent)}</span>
            <strong>{isRead ? messages.done(total) : messages.isRead}</strong>
            <Text size="small" tone="muted">
              <bdi>{job.file}</bdi>
              {isUnderWay && secondsLeft !== undefined && `, ${messages.secondsLeft(secondsLeft)}`}
            </Text>
          </>
        )}
        <div className={`${styles.actions} ${styles.atEnd}`}>
          {state === 'applying' && (
            <Button variant="secondary" isDisabled={job.isStopping} onPress={() => onCommand('stop')}>
              {job.isStopping ? messages.stopping : messages.stop}
            </Button>
          )}
          {state === 'reading' && (
            <Button variant="secondary" onPress={() => onCommand('close')}>
              {messages.giveUp}
            </Button>
          )}
          {state === 'checking' && isOwn && (
            <Button variant="secondary" onPress={() => onCommand('back')}>
              {messages.back}
            </Button>
          )}
        </div>
      </div>
      <ProgressBar
        label={messages.heading}
        done={position}
        of={total}
        words={isUnderWay ? (tenth) => (isRead ? messages.percent : messages.percentRead)(tenth, total) : undefined}
      />
      <div className={rowStyles.progressHead}>
        {isRead && <p>{applied ? messages.counts(applied) : messages.checking(position, total)}</p>}
        {isUnderWay && (
          <Text size="small" tone="muted" className={styles.atEnd}>
            {{ reading: messages.readingNote, checking: messages.checkingNote, applying: messages.close }[state]}
          </Text>
        )}
      </div>
      {!isUnderWay && (
        <div className={styles.actions}>
          {isOwn && (state === 'stopped' || (state === 'failed' && job.operation !== null)) && (
            <Button onPress={() => onCommand('apply')}>{messages.goOn}</Button>
          )}
          {isOwn && state === 'failed' && job.operation === null && (
            <Button variant="secondary" onPress={() => onCommand('back')}>
              {messages.back}
            </Button>
          )}
          {job.operation !== null && (
            <LinkButton variant="secondary" href={historyHref(job.operation)}>
              {messages.undo}
            </LinkButton>
          )}
          {state === 'done' && <Button onPress={() => onCommand('close')}>{messages.another}</Button>}
        </div>
      )}
    </section>
  )
}

const isUnreadable = ({ state, columns }: ImportView) => state === 'failed' && columns.length === 0

/** Whether nothing goes with an import that is put away: it is done, or nothing of its file could be read. */
export const isNothingLost = (job: ImportView): boolean => job.state === 'done' || isUnreadable(job)
