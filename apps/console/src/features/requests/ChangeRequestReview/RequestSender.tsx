import { useId, type ReactNode } from 'react'
import { selvedge, Heading, Link, BreakableText } from '@dira/ui'
import { whatsappLink } from '../../../shared/inbox/replyLinks.ts'
import { senderOf } from '../ChangeRequests/listedRequest.ts'
import * as styles from './ChangeRequestReview.css.ts'
import { changeRequestReviewMessages } from './messages.ts'
import type { ReviewedChangeRequest } from './reviewedRequest.ts'

/** The sender of a request, how they are reached, and how they know. */
export function RequestSender({ request }: { readonly request: ReviewedChangeRequest }) {
  const messages = changeRequestReviewMessages
  const id = useId()
  const { contact, evidence, reason } = request
  const { email, phone } = contact
  const whatsapp = whatsappLink(phone)
  return (
    <section aria-label={messages.sender} className={styles.card}>
      <div className={selvedge.ink} />
      <div className={styles.cardBody}>
        <Heading level={2} size="h3" id={id} className={styles.senderName}>
          <bdi>{senderOf(request) || messages.nobody}</bdi>
        </Heading>
        <dl className={styles.facts}>
          {email && (
            <Fact label={messages.email}>
              <Link standalone href={`mailto:${email}`}>
                <bdi>
                  <BreakableText>{email}</BreakableText>
                </bdi>
              </Link>
            </Fact>
          )}
          {phone && (
            <Fact label={messages.phone}>
              {whatsapp === undefined ? (
                <bdi translate="no">{phone}</bdi>
              ) : (
                <>
                  <Link standalone href={`tel:+${whatsapp.replace(/\D/g, '')}`}>
                    <bdi translate="no">{phone}</bdi>
                  </Link>
                  <Link standalone href={whatsapp}>
                    {messages.whatsapp}
                  </Link>
                </>
              )}
            </Fact>
          )}
          {reason !== undefined && <Fact label={messages.says}>{reason}</Fact>}
          {(evidence.text || evidence.source || evidence.seenOn) && (
            <Fact label={messages.evidence}>
              <div>
                {evidence.source && <p>{messages.sources[evidence.source]}</p>}
                {evidence.seenOn && <p>{messages.seenOn(evidence.seenOn)}</p>}
                {evidence.text && (
                  <p className={styles.value} dir="auto">
                    {evidence.text}
                  </p>
                )}
              </div>
            </Fact>
          )}
        </dl>
      </div>
    </section>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.note}>{label}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  )
}

/** What was asked back and answered, the oldest first. */
export function Conversation({ request }: { readonly request: ReviewedChangeRequest }) {
  const messages = changeRequestReviewMessages
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <Heading level={2} size="h3" id={id}>
        {messages.conversation}
      </Heading>
      <ol role="list" className={styles.conversation}>
        {request.messages.map(({ by, text, writtenAt }) => (
          <li key={writtenAt} className={styles.message} data-by={by}>
            <p className={styles.note}>
              <bdi>{by === 'directory' ? messages.you : senderOf(request) || messages.sender}</bdi>,{' '}
              <time dateTime={writtenAt}>{messages.writtenAt(new Date(writtenAt))}</time>
            </p>
            <p className={styles.value} dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
      {request.answerUntil !== undefined && (
        <p className={styles.note}>{messages.waitsUntil(new Date(request.answerUntil))}</p>
      )}
    </section>
  )
}
