import { useEffect, useRef, type ReactNode } from 'react'
import { Button, TextArea } from '@dira/ui'
import { Marked } from '../../../shared/Marked/Marked.tsx'
import * as frame from '../../../shared/list/ListAndPane.css.ts'
import * as styles from './ChangeRequestReview.css.ts'
import { changeRequestReviewMessages } from './messages.ts'
import { RequestedImages } from './RequestedImages.tsx'
import type { RequestedField } from './reviewedRequest.ts'

/** What the page says, and beside it what is asked for. */
export function Difference({ field, isNew }: { readonly field: RequestedField; readonly isNew: boolean }) {
  const messages = changeRequestReviewMessages
  const { now, asked, images } = field
  if (isNew)
    return (
      <Side label={messages.asked} isNamed>
        {images ? <RequestedImages images={images.asked} others={images.asked} as="ins" /> : <Plain text={asked} />}
      </Side>
    )
  return (
    <>
      <Side label={messages.now} isNamed>
        {images ? (
          <RequestedImages images={images.now} others={images.asked} as="del" />
        ) : (
          <Marked text={now} other={asked} as="del" />
        )}
      </Side>
      <Side label={messages.asked} isNamed>
        {images ? (
          <RequestedImages images={images.asked} others={images.now} as="ins" />
        ) : (
          <Marked text={asked} other={now} as="ins" />
        )}
      </Side>
    </>
  )
}

interface CollisionProps {
  field: RequestedField
  label: string
  /** The text written instead. @default nothing is */
  text: string | undefined
  onWrite: (text: string) => void
}

/** What the sender saw, what the page says instead, and what is asked for, or is written from both. */
export function Collision({ field, label, text, onWrite }: CollisionProps) {
  const messages = changeRequestReviewMessages
  const { before, now, asked, images, isText = false } = field
  return (
    <>
      <div className={styles.sides}>
        {!images && (
          <Side label={messages.whenSent}>
            <Plain text={before} />
          </Side>
        )}
        <Side label={messages.nowInstead}>
          {images ? (
            <RequestedImages images={images.now} others={images.asked} as="del" />
          ) : (
            <Marked text={now} other={before} as="ins" />
          )}
        </Side>
      </div>
      <div className={styles.sides}>
        <Side label={messages.asked}>
          {images ? (
            <RequestedImages images={images.asked} others={images.now} as="ins" />
          ) : (
            <Marked text={asked} other={before} as="ins" />
          )}
        </Side>
        {text !== undefined ? (
          <Both label={messages.bothOf(label)} text={text} onWrite={onWrite} />
        ) : (
          isText && (
            <Button variant="link" className={styles.asideButton} onPress={() => onWrite(asked)}>
              {messages.both}
            </Button>
          )
        )}
      </div>
    </>
  )
}

interface BothProps {
  label: string
  text: string
  onWrite: (text: string) => void
}

/** Stands in the place of the button that was pressed, and takes its focus. */
function Both({ label, text, onWrite }: BothProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  return <TextArea ref={area} label={label} rows={2} dir="auto" value={text} onChange={onWrite} />
}

interface SideProps {
  label: string
  /** The head of the column says it where there is one. @default false */
  isNamed?: boolean
  children: ReactNode
}

export function Side({ label, isNamed = false, children }: SideProps) {
  return (
    <div className={styles.side}>
      <p className={styles.sideName} data-named={isNamed ? '' : undefined}>
        {label}
      </p>
      <div dir="auto">{children}</div>
    </div>
  )
}

export function Plain({ text }: { readonly text: string }) {
  const messages = changeRequestReviewMessages
  return text === '' ? <span className={frame.time}>{messages.empty}</span> : <bdi className={styles.value}>{text}</bdi>
}
