import { Heading, Link, Text } from '@dira/ui'
import { ListBody, ListFailure } from '../../../shared/list/ListBody.tsx'
import type { ReadList } from '../../../shared/list/useListPages.ts'
import { OutboxFailures } from '../../../shared/outbox/OutboxFailures.tsx'
import { outboxMessages } from './messages.ts'
import * as styles from './Outbox.css.ts'
import { OutboxEmailRow } from './OutboxEmailRow.tsx'
import type { OutboxRow } from './outboxRow.ts'

export interface OutboxProps {
  list: ReadList<OutboxRow>
  /** Which emails are shown. */
  view: 'open' | 'settled'
  /** The addresses of the two views. */
  hrefs: Readonly<Record<'open' | 'settled', string>>
  /** The address from which the server sends; null where emails are sent by hand. @default not known yet */
  from?: string | null | undefined
  /** How many emails failed. */
  failed: number
  /** A person has sent it. */
  onHandOver: (row: OutboxRow) => void
  /** Sends an email again that failed; without one, all of these. */
  onSendAgain: (row?: OutboxRow) => void
  /** Asks for the link of an email that a person sends. @default none has such a link */
  onReveal?: (row: OutboxRow) => void
}

/** Emails that the directory writes, to send and sent, the newest first. Where no mail server is set a person sends each and then says so. */
export function Outbox(given: OutboxProps) {
  const { list, view, hrefs, from, failed, onHandOver, onSendAgain, onReveal = () => {} } = given
  const messages = outboxMessages
  return (
    <section aria-label={messages.heading} className={styles.page}>
      <div className={styles.head}>
        <Heading level={1} size="h2">
          {messages.heading}
        </Heading>
        {from !== undefined && (
          <Text size="small" tone="muted">
            {from === null ? messages.byHand : messages.sentFrom(from)}
          </Text>
        )}
      </div>
      <OutboxFailures count={failed} onRetry={() => onSendAgain()} />
      <nav aria-label={messages.views} className={styles.views}>
        {(['open', 'settled'] as const).map((of) => (
          <Link
            key={of}
            look="bare"
            href={hrefs[of]}
            aria-current={of === view ? 'page' : undefined}
            className={styles.view}
          >
            {messages[of]}
          </Link>
        ))}
      </nav>
      <ListFailure list={list} words={messages} />
      <ListBody
        list={list}
        words={messages}
        lines={2}
        nothing={
          view === 'open'
            ? { text: messages.nothingOpen, way: { label: messages.showSettled, href: hrefs.settled } }
            : { text: messages.nothingSettled, way: { label: messages.showOpen, href: hrefs.open } }
        }
      >
        {(rows) => (
          <ul role="list" className={styles.list}>
            {rows.map((row) => (
              <OutboxEmailRow
                key={row.id}
                row={row}
                onHandOver={onHandOver}
                onRetry={onSendAgain}
                onReveal={onReveal}
              />
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  )
}
