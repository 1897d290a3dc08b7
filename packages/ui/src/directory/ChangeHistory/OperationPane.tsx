import { useEffect, useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react'
import { NextIcon, PreviousIcon, UndoIcon } from '../../art/Icon/index.ts'
import { Needle } from '../../art/Needle/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Checkbox } from '../../components/Checkbox/index.ts'
import { Heading } from '../../components/Heading/index.ts'
import { IconButton } from '../../components/IconButton/index.ts'
import { Link } from '../../components/Link/index.ts'
import { Notice } from '../../components/Notice/index.ts'
import { Skeleton } from '../../components/Skeleton/index.ts'
import { Text } from '../../components/Text/index.ts'
import { useMessages } from '../../messages/index.ts'
import * as frame from '../ListAndPane/ListAndPane.css.ts'
import { changedPart } from './changedPart.ts'
import * as styles from './ChangeHistory.css.ts'
import type { ChangedSince, OpenOperation } from './historyOperation.ts'
import { changeHistoryMessages } from './messages.ts'

/** What can be done with the open operation. */
export interface OperationActions {
  /** Shows the next of its listings, or the one before. */
  onStep: (by: 1 | -1) => void
  /** Undoes it, and puts back these too, of all that has changed since. */
  onUndo: (also: readonly ChangedSince[]) => void
  /** Undoes the undo of it. */
  onUndoTheUndo: () => void
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

/** So many of what has changed since are shown at first. */
const SHOWN = 3

/** What an operation did, what its undo would put back, and what has changed since. */
export function OperationPane({
  open,
  listHref,
  listingHref,
  controls,
  onStep,
  onUndo,
  onUndoTheUndo,
}: OperationPaneProps) {
  const { operation, counts, listing, place, changed, done, report } = open
  const messages = useMessages('changeHistory', changeHistoryMessages)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isAllShown, setAllShown] = useState(false)
  const shown = isAllShown ? changed : changed.slice(0, SHOWN)
  useEffect(() => heading.current?.focus(), [])

  const also = changed.filter(({ key }) => ticked.has(key))
  const goes = counts && { ...counts, changed: counts.changed + also.length }
  const total = goes && goes.changed + goes.archived + goes.restored
  const isUndoing = done !== undefined
  const undo = () => {
    if (operation.canUndo && total && !isUndoing) onUndo(also)
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
          {operation.isUndone ? messages.isUndone : operation.isFinished ? messages.isApplied : messages.isUnfinished}
        </span>
        <Text size="small" tone="muted" className={styles.origin}>
          <bdi>{operation.who ?? messages.nobody}</bdi>
          {`, ${messages.when(new Date(operation.beganAt), new Date(operation.endedAt))}. ${
            operation.about !== 'listings'
              ? messages.notUndone
              : operation.kind === 'payment'
                ? messages.paymentNotUndone
                : (operation.canUndo ? messages.undoableUntil : messages.wasUndoableUntil)(
                    new Date(operation.undoableUntil),
                  )
          }`}
        </Text>
      </div>
      {report && <Notice tone="success">{messages.report(report)}</Notice>}
      {operation.canUndo && (
        <ul role="list" className={styles.counts} aria-busy={counts === undefined}>
          {countsOf().map(({ label, count, isWarning }) => (
            <li key={label} className={styles.count}>
              {count === undefined ? (
                <Skeleton shape="heading" />
              ) : (
                <strong className={styles.number} data-warning={isWarning && count > 0 ? '' : undefined}>
                  {count.toLocaleString('en-GB')}
                </strong>
              )}{' '}
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
      {listing && (
        <section aria-labelledby={`${id}-fields`} className={styles.part}>
          <div className={styles.partHead}>
            <h3 id={`${id}-fields`} className={styles.rowTitle}>
              {messages.fieldByField(counts?.listings ?? operation.rows)}
            </h3>
            <span className={styles.stepper}>
              <IconButton
                label={messages.previous}
                aria-keyshortcuts="["
                isDisabled={place <= 1}
                onPress={() => onStep(-1)}
              >
                <PreviousIcon />
              </IconButton>
              <bdi>{messages.place(listing.name, place, counts?.listings ?? operation.rows)}</bdi>
              <IconButton
                label={messages.next}
                aria-keyshortcuts="]"
                isDisabled={place >= (counts?.listings ?? operation.rows)}
                onPress={() => onStep(1)}
              >
                <NextIcon />
              </IconButton>
            </span>
            <Link standalone href={listingHref(listing.id)}>
              {messages.onlyThis}
            </Link>
          </div>
          <table className={styles.table}>
            <thead>
              <tr>
                {[messages.field, messages.before, messages.after].map((title) => (
                  <th key={title} scope="col" className={styles.head}>
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {listing.fields.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row" className={styles.cell}>
                    {messages.fieldNames[field] ?? field}
                  </th>
                  <td className={styles.cell}>
                    <Marked text={before} other={after} as="del" />
                  </td>
                  <td className={styles.cell}>
                    <Marked text={after} other={before} as="ins" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {changed.length > 0 && (
        <section aria-labelledby={`${id}-since`} className={styles.part}>
          <div className={styles.partHead}>
            <h3 id={`${id}-since`} className={styles.rowTitle}>
              {messages.changedSince}
            </h3>
            {operation.canUndo && (
              <Text size="small" tone="muted">
                {messages.tick}
              </Text>
            )}
          </div>
          <ul role="list" aria-labelledby={`${id}-since`}>
            {shown.map(({ key, name, field, wrote, now, by, at, canGoBack }) => (
              <li key={key} className={styles.since}>
                <Checkbox
                  checked={ticked.has(key)}
                  disabled={!operation.canUndo || !canGoBack}
                  description={messages.fieldNames[field] ?? field}
                  onChange={(isTicked) => {
                    const next = new Set(ticked)
                    if (isTicked) next.add(key)
                    else next.delete(key)
                    setTicked(next)
                  }}
                >
                  <bdi>{name}</bdi>
                </Checkbox>
                <dl className={styles.values}>
                  <Value label={messages.wrote}>
                    <Marked text={wrote} other="" as="del" />
                  </Value>
                  <Value label={messages.now}>
                    <bdi className={styles.kept}>{now || messages.empty}</bdi>
                  </Value>
                  {by !== undefined && at !== undefined && (
                    <Value label={messages.by}>{messages.byWhom(by, new Date(at))}</Value>
                  )}
                </dl>
              </li>
            ))}
          </ul>
          {shown.length < changed.length && (
            <Button variant="link" onPress={() => setAllShown(true)}>
              {messages.showMore(changed.length - shown.length)}
            </Button>
          )}
          {isAllShown && counts && counts.leftAlone > changed.length && (
            <Text size="small">{messages.andMore(counts.leftAlone - changed.length)}</Text>
          )}
        </section>
      )}
      {operation.canUndo && (!operation.isUndone || (total ?? 0) > 0) && (
        <div className={styles.actions}>
          <Button aria-keyshortcuts="z" isDisabled={!total || isUndoing} isPending={isUndoing} onPress={undo}>
            {!isUndoing && <UndoIcon size={20} />}
            {buttonText()}
          </Button>
          <Text size="small" tone="muted">
            {messages.effect}
          </Text>
        </div>
      )}
      {operation.isUndone && (
        <div className={styles.actions}>
          <Button variant="secondary" isDisabled={isUndoing} onPress={onUndoTheUndo}>
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
    if (isUndoing) return messages.undoing(done)
    if (!goes) return messages.counting
    if (total) return messages.undo(goes)
    return goes.leftAlone > 0 ? messages.allChanged : messages.nothingToUndo
  }
}

function Value({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={frame.time}>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A value with the part marked that another one has not. */
function Marked({
  text,
  other,
  as: Mark,
}: {
  readonly text: string
  readonly other: string
  readonly as: 'del' | 'ins'
}) {
  const messages = useMessages('changeHistory', changeHistoryMessages)
  if (text === '') return <span className={frame.time}>{messages.empty}</span>
  const { start, before, end } = changedPart(text, other)
  return (
    <bdi className={styles.value}>
      {start}
      {before !== '' && <Mark className={styles.marked[Mark]}>{before}</Mark>}
      {end}
    </bdi>
  )
}
