import { Link, VisuallyHidden } from '@dira/ui'
import { paymentsMessages } from './messages.ts'
import type { PaymentRow } from '../../../shared/payments/payment.ts'
import * as styles from './Payments.css.ts'

interface PaymentListProps {
  rows: readonly PaymentRow[]
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
        {rows.map((row) => (
          <tr key={row.id} className={styles.row} data-state={row.state}>
            <td className={styles.dayCell}>{messages.day(row.receivedOn)}</td>
            <td className={styles.amountCell}>{row.state === 'reversed' ? <s>{row.amount}</s> : row.amount}</td>
            {!isOfOne && (
              <td className={styles.wideCell}>
                <Link href={row.listingHref} dir="auto" className={styles.target}>
                  {row.customer}
                </Link>
              </td>
            )}
            <td className={styles.wideCell}>
              <bdi>{saidOf(row, messages)}</bdi>
            </td>
            <td className={styles.dayCell}>
              <Link href={row.href} className={styles.target}>
                {row.number}
              </Link>
            </td>
            <td className={styles.endCell}>
              {row.reverseHref !== undefined && (
                <Link href={row.reverseHref} aria-label={messages.reverseOf(row.number)} className={styles.target}>
                  {messages.reverse}
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function saidOf({ state, tierLabel, lastDay, other = '', reason = '' }: PaymentRow, messages: typeof paymentsMessages) {
  if (state === 'reversal') return messages.reversal(other, reason)
  return state === 'reversed' ? messages.isReversed(tierLabel) : messages.pays(tierLabel, lastDay)
}
