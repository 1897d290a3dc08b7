import { useEffect, useRef } from 'react'
import { BackIcon, ExternalIcon, ForwardIcon, Heading, Link } from '@dira/ui'
import { KeyHints, type KeyHintsProps } from '../../../shared/list/KeyHints.tsx'
import { changeRequestsMessages } from '../ChangeRequests/messages.ts'
import { RequestState } from '../ChangeRequests/RequestState.tsx'
import * as frame from '../../../shared/list/ListAndPane.css.ts'
import * as styles from './ChangeRequestReview.css.ts'
import { changeRequestReviewMessages } from './messages.ts'
import type { ReviewedChangeRequest } from './reviewedRequest.ts'

export interface RequestNeighbours {
  /** The list that one came from. */
  readonly listHref: string
  /** Which of how many it is there. @default it is not in the list */
  readonly place?: { readonly at: number; readonly of: number } | undefined
  readonly beforeHref?: string | undefined
  readonly nextHref?: string | undefined
}

/** The ways to the list and to the requests beside this one. */
export function ReviewWays({ listHref, place, beforeHref, nextHref, hints }: RequestNeighbours & KeyHintsProps) {
  const messages = changeRequestReviewMessages
  return (
    <div className={styles.top}>
      <Link standalone href={listHref} className={styles.back}>
        <BackIcon size={18} />
        {messages.back}
      </Link>
      <div className={styles.neighbours}>
        <KeyHints hints={hints} />
        {place && <span className={styles.place}>{messages.place(place.at, place.of)}</span>}
        {(beforeHref !== undefined || nextHref !== undefined) && (
          <nav aria-label={messages.neighbours} className={frame.segments}>
            {beforeHref !== undefined && (
              <Link look="bare" href={beforeHref} aria-keyshortcuts="p" className={frame.segment}>
                <BackIcon size={18} />
                {messages.before}
              </Link>
            )}
            {nextHref !== undefined && (
              <Link look="bare" href={nextHref} aria-keyshortcuts="n" className={frame.segment}>
                {messages.next}
                <ForwardIcon size={18} />
              </Link>
            )}
          </nav>
        )}
      </div>
    </div>
  )
}

/** What a request is: its business, how far it is, its kind, its reference and when it was sent. The focus is on its heading when it opens. */
export function ReviewHead({ request, id }: { readonly request: ReviewedChangeRequest; readonly id: string }) {
  const messages = changeRequestReviewMessages
  const { kinds } = changeRequestsMessages
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className={styles.head}>
      <Heading level={1} size="h2" id={id} ref={heading} tabIndex={-1} className={styles.title}>
        <bdi>{request.businessName}</bdi>
      </Heading>
      <p className={styles.about}>
        <RequestState status={request.status} />
        <span>{kinds[request.kind]}</span>
        <bdi translate="no" className={styles.reference}>
          {request.reference}
        </bdi>
        <time dateTime={request.createdAt}>{messages.sentAt(new Date(request.createdAt))}</time>
      </p>
      {request.pageHref !== undefined && (
        <Link standalone href={request.pageHref} target="_blank" className={styles.back}>
          {messages.page}
          <ExternalIcon size={18} />
        </Link>
      )}
    </header>
  )
}
