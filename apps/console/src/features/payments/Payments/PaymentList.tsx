import type { PaymentEntry } from '@dira/data'
import { tiers } from '@dira/data/site'
import { formatRand, invoiceNumber } from '@dira/directory-core'
import { Link, VisuallyHidden } from '@dira/ui'
import { invoiceHref, recordHref } from '../../../shared/payments/paymentsAddress.ts'
import { paymentsMessages } from './messages.ts'
import * as styles from './Payments.css.ts'

interface PaymentListProps {
  rows: readonly PaymentEntry[]
  /** Whether they are of one listing, which then is not named. @default false */
  isOfOne?: boolean
}

/** Payments, one a row. What was reversed stays beside what reversed it. */
export function PaymentList({ rows, isOfOne = false }: PaymentListProps) {
  const messages = paymentsMessages
  const { columns } = messages
  return (
    <table aria-label={messages.table} className={styles.table}>
      <thead className={styles.tableHead}>
        <tr>
          {[
            columns.receivedOn,
            columns.amount,
            ...(isOfOne ? [] : [columns.listing]),
            columns.what,
            columns.invoice,
          ].map((label) => (
            <th key={label} scope="col" className={styles.headCell}>
              {label}
            </th>
          ))}
          <th scope="col" className={styles.headCell}>
            <VisuallyHidden>{messages.reverse}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody className={styles.tableBody}>
        {rows.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} isOfOne={isOfOne} />
        ))}
      </tbody>
    </table>
  )
}

function PaymentRow({ payment, isOfOne }: { readonly payment: PaymentEntry; readonly isOfOne: boolean }) {
  const messages = paymentsMessages
  const { id, listingId, receivedOn, amountCents, customer, reverses, reversedBy } = payment
  const number = invoiceNumber(payment)
  const amount = formatRand(amountCents).replace('-', '−')
  return (
    <tr className={styles.row} data-state={reverses ? 'reversal' : reversedBy ? 'reversed' : 'holds'}>
      <td className={styles.dayCell}>{messages.day(receivedOn)}</td>
      <td className={styles.amountCell}>{reversedBy && !reverses ? <s>{amount}</s> : amount}</td>
      {!isOfOne && (
        <td className={styles.wideCell}>
          <Link href={recordHref(listingId)} dir="auto" className={styles.target}>
            {customer.name}
          </Link>
        </td>
      )}
      <td className={styles.wideCell}>
        <bdi>{saidOf(payment)}</bdi>
      </td>
      <td className={styles.dayCell}>
        <Link href={invoiceHref(id)} className={styles.target}>
          {number}
        </Link>
      </td>
      <td className={styles.endCell}>
        {!reverses && !reversedBy && (
          <Link
            href={invoiceHref(id, { isReversing: true })}
            aria-label={messages.reverseOf(number)}
            className={styles.target}
          >
            {messages.reverse}
          </Link>
        )}
      </td>
    </tr>
  )
}

function saidOf({ tier, lastDay, reason, reverses, reversedBy }: PaymentEntry): string {
  const messages = paymentsMessages
  if (reverses) return messages.reversal(invoiceNumber(reverses), reason)
  return reversedBy ? messages.isReversed(tiers[tier]) : messages.pays(tiers[tier], lastDay)
}
