import { useId, useLayoutEffect, useRef } from 'react'
import { UndoIcon, Button, Heading } from '@dira/ui'
import * as styles from './ChangeRequestReview.css.ts'
import { Plain, Side } from './FieldSides.tsx'
import { changeRequestReviewMessages } from './messages.ts'
import { RequestedImages } from './RequestedImages.tsx'
import type { LiveChange } from './reviewedRequest.ts'

interface WentLiveProps {
  changes: readonly LiveChange[]
  /** The id of the request's heading. */
  headingId: string
  isWriting: boolean
  onUndo: (change: LiveChange, field: string) => void
}

/**
 * What the owner changed without a look: what each field said, what it says since, and the way back. The focus moves from a field that was
 * undone to the next, and from the last one to the heading of the request. Nothing where nothing went live.
 */
export function WentLive({ changes, headingId, isWriting, onUndo }: WentLiveProps) {
  const messages = changeRequestReviewMessages
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const undone = useRef<number>(undefined)
  const rows = changes.flatMap((change) => change.fields.map((field) => ({ change, ...field })))

  useLayoutEffect(() => {
    if (undone.current === undefined) return
    const next = list.current?.children[Math.min(undone.current, rows.length - 1)]?.querySelector('button')
    undone.current = undefined
    if (document.activeElement === document.body) (next ?? document.getElementById(headingId))?.focus()
  }, [rows.length, headingId])

  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.live}>
      <Heading level={2} size="h3" id={id}>
        {messages.wentLive}
      </Heading>
      <p className={styles.note}>{messages.wentLiveHint}</p>
      <ul ref={list} role="list" className={styles.liveRows}>
        {rows.map(({ change, field, label, before, now, images }, index) => (
          <li key={`${change.operation} ${field}`} className={styles.liveRow}>
            <h3 className={styles.label}>{label}</h3>
            <Side label={messages.was} isNamed>
              {images ? (
                <RequestedImages images={images.before} others={images.now} as="del" />
              ) : (
                <Plain text={before} />
              )}
            </Side>
            <Side label={messages.now} isNamed>
              {images ? (
                <RequestedImages images={images.now} others={images.before} as="ins" />
              ) : (
                <span className={styles.liveNow}>{now}</span>
              )}
              <p className={styles.note}>
                <time dateTime={change.at}>{messages.liveSince(new Date(change.at))}</time>
              </p>
            </Side>
            <Button
              variant="link"
              isDisabled={isWriting}
              aria-label={messages.undoLiveOf(label)}
              className={styles.asideButton}
              onPress={() => {
                undone.current = index
                onUndo(change, field)
              }}
            >
              <UndoIcon size={18} />
              {messages.undoLive}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
