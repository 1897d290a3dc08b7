import { useState } from 'react'
import { CheckIcon, CopyIcon, RefreshIcon, Needle, Button, Disclosure, LinkButton } from '@dira/ui'
import { outboxMessages } from './messages.ts'
import type { OutboxRow } from './outboxRow.ts'
import * as styles from './Outbox.css.ts'

interface OutboxEmailRowProps {
  row: OutboxRow
  onHandOver: (row: OutboxRow) => void
  onRetry: (row: OutboxRow) => void
  onReveal: (row: OutboxRow) => void
}

/** An email: what became of it, what it says, and what a person can do. */
export function OutboxEmailRow({ row, onHandOver, onRetry, onReveal }: OutboxEmailRowProps) {
  const messages = outboxMessages
  const { state, subject, to, text, at, by, error } = row
  const isDone = state === 'sent' || state === 'handedOver'
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <span className={styles.subject} dir="auto">
          {subject}
        </span>
        <time dateTime={at} className={styles.detail}>
          {messages.at(new Date(at))}
        </time>
      </div>
      <div className={styles.rowHead}>
        <span className={styles.detail}>
          <bdi>{to.join(', ')}</bdi>
        </span>
        <span className={styles.state}>
          <Needle hollow={!isDone} className={styles.needle} />
          {messages.states[state]} {by !== undefined && <bdi>{messages.by(by)}</bdi>}
        </span>
      </div>
      {error !== undefined && (
        <p className={styles.error} dir="auto">
          {error}
        </p>
      )}
      {text !== '' && (
        <Disclosure look="link" label={messages.read} openLabel={messages.close}>
          <p className={styles.text} dir="auto">
            {text}
          </p>
        </Disclosure>
      )}
      {(row.canHandOver || row.canRetry || row.canReveal) && <Actions {...{ row, onHandOver, onRetry, onReveal }} />}
    </li>
  )
}

function Actions({ row, onHandOver, onRetry, onReveal }: OutboxEmailRowProps) {
  const messages = outboxMessages
  const [isCopied, setCopied] = useState(false)
  const { subject, text, mailHref, whatsappHref, canHandOver, canRetry, canReveal = false } = row
  const named = (label: string) => messages.of(label, subject)
  return (
    <div className={styles.actions}>
      {canReveal && (
        <Button variant="secondary" aria-label={named(messages.reveal)} onPress={() => onReveal(row)}>
          {messages.reveal}
        </Button>
      )}
      {canHandOver && (
        <>
          <Button
            variant="secondary"
            aria-label={named(isCopied ? messages.copied : messages.copy)}
            onPress={() =>
              void navigator.clipboard?.writeText(text).then(
                () => setCopied(true),
                () => undefined,
              )
            }
          >
            {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
            {isCopied ? messages.copied : messages.copy}
          </Button>
          {mailHref !== undefined && (
            <LinkButton variant="secondary" href={mailHref} aria-label={named(messages.email)}>
              {messages.email}
            </LinkButton>
          )}
          {whatsappHref !== undefined && (
            <LinkButton variant="secondary" href={whatsappHref} target="_blank" aria-label={named(messages.whatsapp)}>
              {messages.whatsapp}
            </LinkButton>
          )}
          <Button aria-label={named(messages.markSent)} onPress={() => onHandOver(row)}>
            {messages.markSent}
          </Button>
        </>
      )}
      {canRetry && (
        <Button variant="link" aria-label={named(messages.retry)} onPress={() => onRetry(row)}>
          <RefreshIcon size={18} />
          {messages.retry}
        </Button>
      )}
    </div>
  )
}
