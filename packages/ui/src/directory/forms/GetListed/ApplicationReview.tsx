import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './GetListed.css.ts'
import { getListedMessages } from './messages.ts'

/** What was written in one step. */
export interface ReviewPart {
  readonly name: string
  /** Line by line; '' where nothing was given. */
  readonly rows: readonly { readonly name: string; readonly text: string }[]
}

export interface ApplicationReviewProps {
  parts: readonly ReviewPart[]
  /** Leads back to a step, by its place among the parts. */
  onChange: (at: number) => void
}

/** All that was written, to be read once more before it is sent, each part with the way back to it. */
export function ApplicationReview({ parts, onChange }: ApplicationReviewProps) {
  const messages = useMessages('getListed', getListedMessages)
  return (
    <div className={styles.part}>
      {parts.map(({ name, rows }, at) => (
        <section key={name} aria-label={name}>
          <div className={styles.reviewHead}>
            <Heading level={2} size="h3">
              {name}
            </Heading>
            <NativeButton variant="link" aria-label={messages.change(name)} onClick={() => onChange(at)}>
              {messages.changeWord}
            </NativeButton>
          </div>
          <dl className={styles.review}>
            {rows.map((row) => (
              <div key={row.name} className={styles.reviewRow}>
                <dt className={styles.reviewName}>{row.name}</dt>
                <dd dir="auto" data-missing={row.text === '' || undefined} className={styles.reviewText}>
                  {row.text || messages.missing}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
