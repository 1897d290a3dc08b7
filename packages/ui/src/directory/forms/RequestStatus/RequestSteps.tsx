import { Needle } from '../../../art/Needle/Needle.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { requestStatusMessages } from './messages.ts'
import type { RequestView } from './requestView.ts'
import * as styles from './RequestStatus.css.ts'

/** How far a request is: what it has reached, with the day, and what is to come. */
export function RequestSteps({ state, sentAt, readAt, askedAt, answerUntil, decidedAt }: RequestView) {
  const messages = useMessages('requestStatus', requestStatusMessages)
  const isOver = state !== 'sent' && state !== 'read' && state !== 'asked'
  const isAsked = state === 'asked'
  const steps: readonly { readonly name: string; readonly at: Date | undefined; readonly note?: string }[] = [
    { name: messages.steps.sent, at: sentAt },
    { name: messages.steps.read, at: readAt },
    // Most are never asked anything.
    ...(askedAt
      ? [
          {
            name: isAsked ? messages.steps.asked : messages.steps.answered,
            at: askedAt,
            ...(isAsked && answerUntil && { note: messages.answerUntil(answerUntil) }),
          },
        ]
      : []),
    { name: isOver ? messages.lead[state].title : messages.steps.decided, at: decidedAt },
  ]
  const current = steps.findLastIndex(({ at }) => at !== undefined)
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, at, note }, index) => (
        <li
          key={name}
          data-reached={index <= current || undefined}
          aria-current={index === current ? 'step' : undefined}
          className={styles.step}
        >
          <span className={styles.mark}>
            <Needle hollow={index > current} />
          </span>
          <span>
            <span className={styles.stepName}>{name}</span>
            {note !== undefined && <span className={styles.stepNote}>{note}</span>}
          </span>
          {at && (
            <time dateTime={at.toISOString()} className={styles.when}>
              {messages.day(at)}
            </time>
          )}
        </li>
      ))}
    </ol>
  )
}
