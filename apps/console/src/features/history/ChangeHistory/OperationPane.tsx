import type { UndoCounts } from '@dira/data'
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { Button, Link, Notice, Text, UndoIcon } from '@dira/ui'
import type { ChangedSince, HistoryOperation, OpenOperation } from '../../../shared/history/historyOperation.ts'
import { changeHistoryMessages } from '../../../shared/history/messages.ts'
import * as frame from '../../../shared/list/ListAndPane.css.ts'
import { ChangedFields } from './ChangedFields.tsx'
import { ChangedSinceList } from './ChangedSinceList.tsx'
import * as styles from './ChangeHistory.css.ts'
import { OperationHead } from './OperationHead.tsx'
import { OperationWork } from './OperationWork.tsx'
import { UndoCountList } from './UndoCountList.tsx'

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

interface OperationPaneProps {
  open: OpenOperation & { readonly status: 'ready' }
  listHref: string
  listingHref: (listing: string) => string
  controls: Ref<OperationControls>
  actions: OperationActions
}

/** What an operation did, what its undo would put back, and what has changed since. */
export function OperationPane({ open, listHref, listingHref, controls, actions }: OperationPaneProps) {
  const { operation, counts, listing, place, changed, working, report } = open
  const messages = changeHistoryMessages
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => heading.current?.focus(), [])

  const also = changed.filter(({ key }) => ticked.has(key))
  const goes = counts && { ...counts, changed: counts.changed + also.length }
  const total = goes && goes.changed + goes.archived + goes.restored
  const undo = () => {
    if (operation.canUndo && total && !working) actions.onUndo(also)
  }
  useImperativeHandle(controls, () => ({ undo }))

  return (
    <article aria-labelledby={id} className={frame.opened}>
      <Link look="quiet" standalone href={listHref} className={frame.back}>
        {messages.back}
      </Link>
      <OperationHead ref={heading} id={id} operation={operation} />
      <AlsoHappened operation={operation} />
      {report && <Notice tone="success">{messages.report(report)}</Notice>}
      <OperationWork open={open} onStop={actions.onStop} onGoOn={actions.onGoOn} />
      {operation.canUndo && !working && <UndoCountList operation={operation} counts={counts} />}
      {listing && (
        <ChangedFields
          listing={listing}
          place={place}
          count={counts?.listings ?? operation.rows}
          href={listingHref(listing.id)}
          onStep={actions.onStep}
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
            {undoLabel(goes)}
          </Button>
          <Text size="small" tone="muted">
            {messages.effect}
          </Text>
        </div>
      )}
      {operation.isUndone && !working && (
        <div className={styles.actions}>
          <Button variant="secondary" onPress={actions.onUndoTheUndo}>
            <UndoIcon size={20} />
            {messages.undoTheUndo}
          </Button>
        </div>
      )}
    </article>
  )
}

/** What happened beside what the title says, which is the first event, with who invited. */
function AlsoHappened({ operation: { about, events = [] } }: { readonly operation: HistoryOperation }) {
  const messages = changeHistoryMessages
  const id = useId()
  const others = events.filter(({ what }, at) => about !== 'accounts' || (at > 0 && !what.endsWith('-accepted')))
  if (others.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.alsoHead}>
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
  )
}

/** What the button does with so much that goes back. */
function undoLabel(goes: UndoCounts | undefined): string {
  const messages = changeHistoryMessages
  if (!goes) return messages.counting
  if (goes.changed + goes.archived + goes.restored > 0) return messages.undo(goes)
  return goes.leftAlone > 0 ? messages.allChanged : messages.nothingToUndo
}
