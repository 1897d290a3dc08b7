import type { Ref } from 'react'
import { Link, VisuallyHidden, joinClasses } from '@dira/ui'
import { senderOf, type ListedRequest } from './listedRequest.ts'
import * as styles from './ChangeRequests.css.ts'
import { changeRequestsMessages } from './messages.ts'
import { RequestState } from './RequestState.tsx'

interface RequestListProps {
  requests: readonly ListedRequest[]
  hrefOf: (id: string) => string
  now: Date
  ref: Ref<HTMLUListElement>
}

/** The rows of the requests; on a narrow screen each is a card. */
export function RequestList({ requests, hrefOf, now, ref }: RequestListProps) {
  const messages = changeRequestsMessages
  const { business, kind, reference, from, since, status } = messages
  return (
    <div>
      <p aria-hidden="true" className={styles.columnNames}>
        {[business, kind, reference, from, since, status].map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <ul ref={ref} role="list" aria-label={messages.list} className={styles.list}>
        {requests.map((request) => (
          <li key={request.id}>
            <Link look="bare" data-row={request.id} href={hrefOf(request.id)} className={styles.row}>
              <span
                className={joinClasses(
                  styles.business,
                  styles.weight[request.readAt === undefined ? 'unread' : 'read'],
                )}
              >
                <bdi>{request.businessName}</bdi>
                {request.readAt === undefined && <VisuallyHidden> {messages.unread}</VisuallyHidden>}
              </span>{' '}
              <span className={styles.small}>{messages.kinds[request.kind]}</span>{' '}
              <bdi translate="no" className={styles.reference}>
                {request.reference}
              </bdi>{' '}
              <bdi className={styles.muted}>{senderOf(request) || messages.nobody}</bdi>{' '}
              <time dateTime={request.createdAt} className={styles.sentAt}>
                {messages.sentAt(new Date(request.createdAt), now)}
              </time>{' '}
              <RequestState status={request.status} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
