import type { CalendarDate, PaymentMethod, PaymentYears } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import { selvedge, Wordmark, Heading, joinClasses } from '@dira/ui'
import * as styles from './Invoice.css.ts'
import { invoiceMessages } from './messages.ts'

/** What an invoice, or the credit note of a reversal, says. */
export interface InvoiceFacts {
  /** As it is printed; undefined while it has none. */
  readonly number: string | undefined
  /** Name and address of the customer, a line each. */
  readonly to: readonly string[]
  /** Name and address of the seller. Empty: nobody is named. */
  readonly from: readonly string[]
  readonly vatNumber?: string | undefined
  readonly date: CalendarDate
  readonly method: PaymentMethod
  readonly reference: string
  readonly tierLabel: string
  readonly firstDay: CalendarDate
  readonly lastDay: CalendarDate
  /** For how many years. @default 1 */
  readonly years?: PaymentYears | undefined
  /** In cents; below nought for a reversal. */
  readonly totalCents: number
  /** The tax within it. @default no line says any */
  readonly vat?: { readonly percent: number; readonly cents: number } | undefined
  /** It asks for the money instead of saying that it came. @default false */
  readonly isProForma?: boolean | undefined
  /** The address of the listing's page. */
  readonly page?: string | undefined
  /** The invoice that this one takes back, and the one that took it back. */
  readonly reverses?: string | undefined
  readonly reversedBy?: string | undefined
  /** The invoice that stands for it since, and the one that this one stands for: the payment was taken back by mistake and recorded again. */
  readonly undoneBy?: string | undefined
  readonly again?: string | undefined
}

export interface InvoiceProps extends Omit<ComponentProps<'article'>, 'children'> {
  invoice: InvoiceFacts
  /** The level of its title. @default 2 */
  headingLevel?: 1 | 2 | 3
}

/** An invoice as a sheet of A4, always light. Of a page that has one, the sheet alone is printed. */
export function Invoice({ invoice, headingLevel = 2, className, ...props }: InvoiceProps) {
  const messages = invoiceMessages
  const { number, to, from, vatNumber, date, method, reference, tierLabel, firstDay, lastDay, totalCents, vat, page } =
    invoice
  const { reverses, reversedBy, undoneBy, again, years = 1, isProForma = false } = invoice
  const sender = [...from, ...(vatNumber === undefined ? [] : [messages.vatNumber(vatNumber)])]
  return (
    <article data-theme="light" className={joinClasses(styles.sheet, className)} {...props}>
      <div className={styles.head}>
        <Wordmark className={styles.wordmark} />
        <div className={styles.title}>
          <Heading level={headingLevel} size="h3">
            {title()}
          </Heading>
          {number !== undefined && <p className={styles.number}>{number}</p>}
        </div>
      </div>
      <div className={joinClasses(selvedge.ink, styles.selvedge)} />
      <dl className={styles.parties}>
        <Lines term={messages.to} lines={to} />
        {sender.length > 0 ? <Lines term={messages.from} lines={sender} /> : <div />}
        <Lines term={messages.date} lines={[messages.day(date)]} />
        <Lines
          term={isProForma ? messages.payBy : messages.paidBy}
          lines={[[messages.methods[method], reference].filter(Boolean).join(', ')]}
        />
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.headCell}>
              {messages.what}
            </th>
            <th scope="col" className={joinClasses(styles.headCell, styles.money)}>
              {messages.rand}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={styles.cell}>
              <span className={styles.first}>{messages.years(tierLabel, years)}</span>
              <span className={styles.muted}>{messages.period(firstDay, lastDay)}</span>
            </th>
            <td className={joinClasses(styles.cell, styles.money)}>
              {messages.amount(totalCents - (vat?.cents ?? 0))}
            </td>
          </tr>
          {vat && (
            <tr>
              <th scope="row" className={styles.cell}>
                {messages.vat(vat.percent)}
              </th>
              <td className={joinClasses(styles.cell, styles.money)}>{messages.amount(vat.cents)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.totalCell}>
              {total()}
            </th>
            <td className={joinClasses(styles.totalCell, styles.money)}>
              <span className={styles.total}>{messages.total(totalCents)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
      {page !== undefined && <p className={styles.muted}>{messages.page(page)}</p>}
      <p className={styles.foot}>{closing()}</p>
    </article>
  )

  function title(): string {
    if (isProForma) return messages.proForma
    return reverses === undefined ? messages.invoice : messages.reversal
  }

  function total(): string {
    if (isProForma) return messages.toPay
    if (reverses !== undefined) return messages.paidBack
    return reversedBy === undefined ? messages.paid : messages.wasPaid
  }

  function closing(): string {
    if (isProForma) return messages.proFormaClosing
    const anew = undoneBy === undefined ? '' : ` ${messages.undoneBy(undoneBy)}`
    if (reverses !== undefined) return messages.reverses(reverses) + anew
    if (reversedBy !== undefined) return messages.wasReversed(reversedBy) + anew
    return (again === undefined ? '' : `${messages.again(again)} `) + messages.thanks(tierLabel, lastDay)
  }
}

function Lines({ term, lines }: { term: string; lines: readonly string[] }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.lines}>
        {lines.map((line, at) => (
          // The same line may come twice.
          <bdi key={at} className={at === 0 ? styles.first : undefined}>
            {line}
          </bdi>
        ))}
      </dd>
    </div>
  )
}
