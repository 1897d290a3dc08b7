import { useId } from 'react'
import { UndoIcon } from '../../art/Icon/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Heading } from '../../components/Heading/index.ts'
import { useMessages } from '../../messages/index.ts'
import { changeHistoryMessages } from '../ChangeHistory/messages.ts'
import * as styles from './ChangeRequestReview.css.ts'
import { Plain, Side } from './FieldSides.tsx'
import { changeRequestReviewMessages } from './messages.ts'
import { RequestedImages } from './RequestedImages.tsx'
import type { LiveChange } from './reviewedRequest.ts'

interface WentLiveProps {
  changes: readonly LiveChange[]
  isWriting: boolean
  onUndo: (change: LiveChange) => void
}

/** What the owner changed without a look: what it said, what it says since, and the way back. */
export function WentLive({ changes, isWriting, onUndo }: WentLiveProps) {
  const messages = useMessages('changeRequestReview', changeRequestReviewMessages)
  const names = useMessages('changeHistory', changeHistoryMessages).fieldNames
  const id = useId()
  const nameOf = (field: string) => names[field] ?? field
  return (
    <section aria-labelledby={id} className={styles.live}>
      <Heading level={2} size="h3" id={id}>
        {messages.wentLive}
      </Heading>
      <p className={styles.note}>{messages.wentLiveHint}</p>
      <ul role="list" className={styles.liveRows}>
        {changes.map((change) => (
          <li key={change.operation} className={styles.liveChange}>
            <div>
              {change.fields.map(({ field, before, now, images }) => (
                <div key={field} className={styles.liveField}>
                  <h3 className={styles.label}>{nameOf(field)}</h3>
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
                </div>
              ))}
            </div>
            <Button
              variant="link"
              isDisabled={isWriting}
              aria-label={messages.undoLiveOf(change.fields.map(({ field }) => nameOf(field)).join(', '))}
              className={styles.asideButton}
              onPress={() => onUndo(change)}
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
