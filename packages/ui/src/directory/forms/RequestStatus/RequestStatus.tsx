import { useId, type ComponentProps, type ReactNode } from 'react'
import { RefreshIcon } from '../../../art/Icon/index.ts'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { ReferencePlate } from '../ReferencePlate/ReferencePlate.tsx'
import { RequestLink } from '../ReferencePlate/RequestLink.tsx'
import { TierBadge } from '../../results/TierBadge/TierBadge.tsx'
import { requestStatusMessages } from './messages.ts'
import { RequestSteps } from './RequestSteps.tsx'
import { RequestTalk, type AnswerProps } from './RequestTalk.tsx'
import type { RequestView } from './requestView.ts'
import * as styles from './RequestStatus.css.ts'
import { WithdrawRequest, type WithdrawRequestProps } from './WithdrawRequest.tsx'

export interface RequestStatusProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The request, or the loading state; `notFound` alike for a wrong link and for one that there never was. */
  request: RequestView | 'reading' | 'notFound' | 'failed'
  onRetry: () => void
  answer: AnswerProps
  withdraw: WithdrawRequestProps
  /** Applies again with the same words; undefined where this device does not have them. */
  onAgain?: (() => void) | undefined
  /** The whole address of this page. */
  url: string
  /** Stands on the page without script: other ways, as links. */
  withoutScript: ReactNode
}

/** The page of a request, for who sent it: how far it is, what is asked, and the way to take it back. */
export function RequestStatus({ request, className, ...given }: RequestStatusProps) {
  const { onRetry, answer, withdraw, onAgain, url, withoutScript, ...props } = given
  const messages = useMessages('requestStatus', requestStatusMessages)
  const id = useId()
  if (typeof request === 'string') {
    const [title, text] = {
      reading: [messages.eyebrow, messages.reading],
      notFound: [messages.notFoundTitle, messages.notFoundText],
      failed: [messages.failedTitle, messages.failedText],
    }[request]
    return (
      <section aria-labelledby={id} className={joinClasses(styles.page, className)} {...props}>
        <Heading level={1} id={id}>
          {title}
        </Heading>
        <p role="status">{text}</p>
        <noscript>{withoutScript}</noscript>
        {request === 'failed' && (
          <div>
            <NativeButton variant="secondary" onClick={onRetry}>
              <RefreshIcon size={18} />
              {messages.retry}
            </NativeButton>
          </div>
        )}
      </section>
    )
  }
  const { title, tier, place, reference, state, talk, reason, photographs = [] } = request
  const isOpen = state === 'sent' || state === 'read' || state === 'asked'
  const lead = messages.lead[state]
  const asked = state === 'asked' ? answer : undefined
  return (
    <section aria-labelledby={id} className={joinClasses(styles.page, styles.columns, className)} {...props}>
      <div className={styles.head}>
        <p className={styles.eyebrow}>
          <Needle className={styles.needle} />
          {messages.eyebrow}
        </p>
        <Heading level={1} id={id}>
          <bdi>{title}</bdi>
        </Heading>
        <p className={styles.facts}>
          {tier && <TierBadge tier={tier.tier} label={tier.label} />}
          {place !== undefined && <bdi>{place}</bdi>}
        </p>
      </div>
      <div className={styles.reference}>
        <ReferencePlate reference={reference} />
      </div>
      <div className={styles.main}>
        <div role="status" className={styles.lead}>
          <Heading level={2} size="h3">
            {lead.title}
          </Heading>
          <Text>{lead.text}</Text>
          {reason !== undefined && (
            <Text>
              {messages.reason}: <bdi>{reason}</bdi>
            </Text>
          )}
          {!isOpen && onAgain && (
            <div>
              <NativeButton variant="secondary" onClick={onAgain}>
                {messages.again}
              </NativeButton>
            </div>
          )}
        </div>
        {talk.length > 0 && <RequestTalk talk={talk} answer={asked} />}
        <section aria-labelledby={`${id}-progress`} className={styles.section}>
          <Heading level={2} size="h3" id={`${id}-progress`}>
            {messages.progress}
          </Heading>
          <RequestSteps {...request} />
        </section>
        {photographs.length > 0 && !asked?.photographs && (
          <section aria-labelledby={`${id}-photographs`} className={styles.section}>
            <Heading level={2} size="h3" id={`${id}-photographs`}>
              {messages.photographs}
            </Heading>
            {isOpen && (
              <Text size="small" tone="muted">
                {messages.photographsText}
              </Text>
            )}
            <ul role="list" className={styles.photographs}>
              {photographs.map((photograph) => (
                <li key={photograph.id} className={styles.photograph}>
                  {photograph.src !== undefined && (
                    <img src={photograph.src} alt={photograph.alt} className={styles.photographFile} />
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className={styles.side}>
        {isOpen && <WithdrawRequest {...withdraw} />}
        <section aria-label={messages.eyebrow} className={styles.section}>
          <RequestLink url={url} title={title} />
        </section>
      </div>
    </section>
  )
}
