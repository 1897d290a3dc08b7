import type { ComponentProps } from 'react'
import { Button, Heading, Link, Text, joinClasses } from '@dira/ui'
import { WaitingRows } from '../../../shared/list/ListAndPane.tsx'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { outboxMessages } from './messages.ts'
import { OutboxFailures } from '../../../shared/outbox/OutboxFailures.tsx'
import { OutboxEmailRow } from './OutboxEmailRow.tsx'
import type { OutboxRow, OutboxState } from './outboxRow.ts'
import * as styles from './Outbox.css.ts'

export interface OutboxProps extends Omit<ComponentProps<'section'>, 'children'> {
  state: OutboxState
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
  onRetry: () => void
  /** Reads older ones. */
  onMore: () => void
}

/** Emails that the directory writes, to send and sent, the newest first. Where no mail server is set a person sends each and then says so. */
export function Outbox({
  state,
  view,
  hrefs,
  from,
  failed,
  onHandOver,
  onSendAgain,
  onReveal = () => {},
  onRetry,
  onMore,
  className,
  ...props
}: OutboxProps) {
  const messages = outboxMessages
  const ready = state.status === 'ready' ? state : undefined
  return (
    <section aria-label={messages.heading} className={joinClasses(styles.page, className)} {...props}>
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
      {(state.status === 'failed' || ready?.isFailed) && <ReadFailed text={messages.failed} onRetry={onRetry} />}
      {state.status === 'loading' && <WaitingRows label={messages.loading} lines={2} />}
      {ready?.rows.length === 0 && (
        <p role="status">{view === 'open' ? messages.nothingOpen : messages.nothingSettled}</p>
      )}
      {ready && ready.rows.length > 0 && (
        <ul role="list" className={styles.list}>
          {ready.rows.map((row) => (
            <OutboxEmailRow key={row.id} row={row} onHandOver={onHandOver} onRetry={onSendAgain} onReveal={onReveal} />
          ))}
        </ul>
      )}
      {ready?.hasMore && (
        <Button variant="link" onPress={onMore}>
          {messages.more}
        </Button>
      )}
    </section>
  )
}
