import { Button, Link, Notice } from '@dira/ui'
import { changeRequestsMessages } from '../ChangeRequests/messages.ts'
import * as styles from './ChangeRequestReview.css.ts'
import { changeRequestReviewMessages } from './messages.ts'
import type { OpenRequest, ReviewedChangeRequest } from './reviewedRequest.ts'

interface ReviewNotesProps extends Pick<OpenRequest & { readonly status: 'ready' }, 'refusal' | 'hasChanged'> {
  request: ReviewedChangeRequest
  /** It waits for a decision. */
  isOpen: boolean
  onReopen: () => void
}

/** What there is to know before deciding, or what was decided. */
export function ReviewNotes({ request, isOpen, refusal, hasChanged = false, onReopen }: ReviewNotesProps) {
  const messages = changeRequestReviewMessages
  const { statuses } = changeRequestsMessages
  const { versions, decision, fields, status } = request
  const collisions = fields.filter(({ state }) => state === 'collides').length
  return (
    <>
      {hasChanged && <Notice>{messages.hasChanged}</Notice>}
      {refusal !== undefined && (
        <Notice tone="error">
          <p className={styles.noticeTitle}>{messages.refused}</p>
          <p>{refusal}</p>
        </Notice>
      )}
      {isOpen && versions && collisions > 0 && (
        <Notice>
          <p>
            <strong>{messages.changedSince}</strong> {messages.collisions(versions.sent, versions.now, collisions)}
          </p>
        </Notice>
      )}
      {decision && (
        <Notice>
          <div className={styles.decided}>
            <p className={styles.value}>
              <strong>{statuses[status]}.</strong> {messages.decidedBy(decision.by, new Date(decision.at))}
            </p>
            {decision.reason && (
              <p className={styles.value} dir="auto">
                {decision.reason}
              </p>
            )}
            {status !== 'withdrawn' &&
              (decision.historyHref === undefined ? (
                <Button variant="link" onPress={onReopen}>
                  {messages.reopen}
                </Button>
              ) : (
                <Link standalone href={decision.historyHref}>
                  {messages.undoIn}
                </Link>
              ))}
          </div>
        </Notice>
      )}
    </>
  )
}
