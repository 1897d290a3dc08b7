import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { UndoIcon, Needle, Button, Heading, Link, Notice, ProgressBar, Skeleton, Text, useFormatCount } from '@dira/ui'
import * as frame from '../../../shared/list/ListAndPane.css.ts'
import { ChangedFields } from './ChangedFields.tsx'
import { ChangedSinceList } from './ChangedSinceList.tsx'
import * as styles from './ChangeHistory.css.ts'
import type { ChangedSince, OpenOperation } from '../../../shared/history/historyOperation.ts'
import { changeHistoryMessages } from '../../../shared/history/messages.ts'
import { stateOf, whoDid } from './OperationList.tsx'

/** What can be done with the open operation. */
export interface OperationActions {
  /** Shows the next of its listings, or the one before. */
  onStep: (by: 1 | -1) => void
  /** Undoes it, and puts back these too, of all that has changed since. */
  onUndo: (also: readonly ChangedSince[]) => void
  /** Undoes the undo of it. */
  onUndoTheUndo: () => void
  /** Stops running work. */
  onStop: () => void
  /** Goes on with what was stopped. */
  onGoOn: () => void
}

/** What keys do with the open operation. */
export interface OperationControls {
  /** As the button does. */
  readonly undo: () => void
}

interface OperationPaneProps extends OperationActions {
  open: OpenOperation & { readonly status: 'ready' }
  listHref: string
  listingHref: (listing: string) => string
  controls: Ref<OperationControls>
}

/** What an operation did, what its undo would put back, and what has changed since. */
export function OperationPane({
  open,
  listHref,
  listingHref,
  controls,
  onStep,
  onUndo,
  onUndoTheUndo,
  onStop,
  onGoOn,
}: OperationPaneProps) {
  const { operation, counts, listing, place, changed, working, failure, canGoOn, report } = open
  const messages = changeHistoryMessages
  const formatCount = useFormatCount()
  const id = useId()
  const alsoId = useId()
  // What the title says is not said twice: it is the first event, with who invited.
  const others = (operation.events ?? []).filter(
    ({ what }, at) => operation.about !== 'accounts' || (at > 0 && !what.endsWith('-accepted')),
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => heading.current?.focus(), [])

  const also = changed.filter(({ key }) => ticked.has(key))
  const goes = counts && { ...counts, changed: counts.changed + also.length }
  const total = goes && goes.changed + goes.archived + goes.restored
  const { progress } = operation
  const hasFailed = failure !== undefined || progress?.state === 'failed'
  const undo = () => {
    if (operation.canUndo && total && !working) onUndo(also)
  }
  useImperativeHandle(controls, () => ({ undo }))

  return (
    <article aria-labelledby={id} className={frame.opened}>
      <Link look="quiet" standalone href={listHref} className={frame.back}>
        {messages.back}
      </Link>
      <div className={styles.paneHead}>
        <Heading level={2} size="h3" id={id} ref={heading} tabIndex={-1} className={styles.title}>
          <bdi>{messages.title(operation, operation.undid)}</bdi>
        </Heading>
        <span className={styles.state}>
          <Needle hollow={operation.isUndone} />
          {stateOf(operation, messages) ?? messages.isApplied}
        </span>
        <Text size="small" tone="muted" className={styles.origin}>
          <bdi>{whoDid(operation, messages)}</bdi>
          {`, ${messages.when(new Date(operation.beganAt), new Date(operation.endedAt))}. ${
            operation.kind === 'payment'
              ? messages.paymentNotUndone
              : operation.about !== 'listings'
                ? messages.notUndone
                : (operation.canUndo ? messages.undoableUntil : messages.wasUndoableUntil)(
                    new Date(operation.undoableUntil),
                  )
          }`}
          {operation.invoice && (
            <>
              {' '}
              <Link href={operation.invoice.href}>{operation.invoice.number}</Link>
            </>
          )}
        </Text>
      </div>
      {others.length > 0 && (
        <section aria-labelledby={alsoId}>
          <h3 id={alsoId} className={styles.alsoHead}>
            {messages.alsoHappened}
          </h3>
          <ul role="list">
            {others.map((event, at) => (
              // The same may have happened twice.
              <li key={at} className={styles.alsoRow}>
                <bdi>{messages.event(event)}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      {report && <Notice tone="success">{messages.report(report)}</Notice>}
      {working && <Working {...working} onStop={onStop} />}
      {!working && (progress || hasFailed) && (
        <Notice tone={hasFailed ? 'error' : 'info'}>
          <p>{hasFailed ? messages.isFailed : messages.isStopped}</p>
          {failure !== undefined && <p>{failure}</p>}
          {canGoOn && (
            <Button variant="link" onPress={onGoOn}>
              {messages.goOn}
            </Button>
          )}
        </Notice>
      )}
      {operation.canUndo && !working && (
        <ul role="list" className={styles.counts} aria-busy={counts === undefined}>
          {countsOf().map(({ label, count, isWarning }) => (
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
      )}
      {listing && (
        <ChangedFields
          listing={listing}
          place={place}
          count={counts?.listings ?? operation.rows}
          href={listingHref(listing.id)}
          onStep={onStep}
        />
      )}
      {changed.length > 0 && !working && (
        <ChangedSinceList
          changed={changed}
          leftAlone={counts?.leftAlone}
          canUndo={operation.canUndo}
          ticked={ticked}
          onTick={setTicked}
        />
      )}
      {operation.canUndo && !working && (!operation.isUndone || (total ?? 0) > 0) && (
        <div className={styles.actions}>
          <Button aria-keyshortcuts="z" isDisabled={!total} onPress={undo}>
            <UndoIcon size={20} />
            {buttonText()}
          </Button>
          <Text size="small" tone="muted">
            {messages.effect}
          </Text>
        </div>
      )}
      {operation.isUndone && !working && (
        <div className={styles.actions}>
          <Button variant="secondary" onPress={onUndoTheUndo}>
            <UndoIcon size={20} />
            {messages.undoTheUndo}
          </Button>
        </div>
      )}
    </article>
  )

  function countsOf() {
    const { changes, rows } = operation
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

  function buttonText(): string {
    if (!goes) return messages.counting
    if (total) return messages.undo(goes)
    return goes.leftAlone > 0 ? messages.allChanged : messages.nothingToUndo
  }
}

/** How far it is, with the way to stop it. */
function Working({
  what,
  canStop,
  onStop,
  ...part
}: NonNullable<OperationPaneProps['open']['working']> & Pick<OperationActions, 'onStop'>) {
  const messages = changeHistoryMessages
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
