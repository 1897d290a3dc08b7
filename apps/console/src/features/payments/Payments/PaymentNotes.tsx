import type { PaymentNote } from '@dira/data'
import { tiers } from '@dira/data/site'
import { formatRand } from '@dira/directory-core'
import { Button, Heading, LinkButton, Text } from '@dira/ui'
import { recordHref } from '../../../shared/payments/paymentsAddress.ts'
import { shownReference } from '../../../shared/payments/shownPayment.ts'
import { paymentsMessages } from './messages.ts'
import * as styles from './Payments.css.ts'

export interface PaymentNotesProps {
  rows: readonly PaymentNote[]
  /** The money never came. */
  onDrop: (row: PaymentNote) => void
}

/** Owners who say that they have paid, the longest waiting first. */
export function PaymentNotes({ rows, onDrop }: PaymentNotesProps) {
  const messages = paymentsMessages
  return (
    <section aria-label={messages.notes} className={styles.notes}>
      <div className={styles.beside}>
        <Heading level={2} size="h3">
          {messages.notes}
        </Heading>
        <Text size="small" tone="muted">
          {messages.notesHint}
        </Text>
      </div>
      <ul role="list" className={styles.found}>
        {rows.map((row) => (
          <li key={row.listingId} className={styles.note}>
            <div className={styles.names}>
              <bdi translate="no" className={styles.name}>
                {row.name}
              </bdi>
              <bdi className={styles.muted}>
                {messages.noted(tiers[row.tier], row.years, new Date(row.notedAt), row.notedBy)}
              </bdi>
            </div>
            <span className={styles.names}>
              <strong>{formatRand(row.amountCents ?? 0)}</strong>
              <bdi className={styles.muted}>{shownReference(row.reference ?? '')}</bdi>
            </span>
            <div className={styles.actions}>
              <Button variant="link" aria-label={messages.dropNoteOf(row.name)} onPress={() => onDrop(row)}>
                {messages.dropNote}
              </Button>
              <LinkButton
                variant="secondary"
                href={recordHref(row.listingId)}
                aria-label={messages.recordNoteOf(row.name)}
              >
                {messages.recordNote}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
