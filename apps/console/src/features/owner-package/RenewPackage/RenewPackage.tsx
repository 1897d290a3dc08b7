import type { CalendarDate, PackageTier, PaymentYears } from '@dira/directory-core'
import { BackIcon, Button, Heading, Link, Notice, PrintIcon, TierBadge } from '@dira/ui'
import { Invoice, type InvoiceFacts } from '../../../shared/payments/Invoice/Invoice.tsx'
import { renewPackageMessages } from './messages.ts'
import * as styles from './RenewPackage.css.ts'
import { RenewPay, type RenewPayProps } from './RenewPay.tsx'
import { RenewTerm, type RenewTermProps } from './RenewTerm.tsx'

export interface RenewPackageProps {
  name: string
  tier: PackageTier
  tierLabel: string
  /** When it ends, in a sentence, such as 'ends 29 November 2026, in 7 days'. */
  ends: string
  backHref: string
  /** The choice of a term. */
  term: Omit<RenewTermProps, 'tier'>
  invoice: InvoiceFacts
  /** The same sheet of paper, saved. */
  onPrint: () => void
  pay: RenewPayProps
  /** What its owner said to have paid, and how that is taken back. @default nothing yet */
  noted?: { readonly tierLabel: string; readonly years: PaymentYears; readonly onNotPaid: () => void } | undefined
  /** The last day of the grace, and what the page goes on as. @default the package has no end, or shows nothing that could rest */
  ifNot?: { readonly graceEnd: CalendarDate; readonly lowest: string } | undefined
  contact: { readonly href: string; readonly phone: { readonly text: string; readonly href: string } }
}

/** Where an owner renews a package: for how long, the invoice, where to pay, and the button that says so. Nothing is taken. */
export function RenewPackage(given: RenewPackageProps) {
  const { name, tier, tierLabel, ends, backHref, term, invoice, onPrint, pay, noted, ifNot, contact } = given
  const messages = renewPackageMessages
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Link standalone href={backHref}>
          <BackIcon size={18} />
          {messages.back}
        </Link>
        <Heading level={1}>
          <bdi>{messages.heading(name)}</bdi>
        </Heading>
        <p className={styles.ends}>
          <TierBadge tier={tier} label={tierLabel} />
          {ends}
        </p>
      </header>
      {noted && (
        <Notice tone="info">
          <p>
            <strong>{messages.noted}</strong>
          </p>
          <p>{messages.notedText(noted.tierLabel, noted.years)}</p>
          <Button variant="link" isDisabled={pay.isBusy ?? false} onPress={noted.onNotPaid}>
            {messages.notPaid}
          </Button>
        </Notice>
      )}
      {noted && pay.message !== undefined && <Notice tone="error">{pay.message}</Notice>}
      <RenewTerm tier={tier} {...term} />
      <section className={styles.section}>
        <Heading level={2} size="h3">
          {messages.invoice}
        </Heading>
        <Invoice invoice={invoice} headingLevel={3} className={styles.invoice} />
        <div>
          <Button variant="link" onPress={onPrint}>
            <PrintIcon size={18} />
            {messages.print}
          </Button>
        </div>
      </section>
      <RenewPay isNoted={noted !== undefined} {...pay} />
      <section className={styles.section}>
        {ifNot && (
          <>
            <Heading level={2} size="h3">
              {messages.ifNot}
            </Heading>
            <p>{messages.ifNotText(tierLabel, ifNot.graceEnd, ifNot.lowest)}</p>
          </>
        )}
        <p className={styles.muted}>
          {messages.trouble} <Link href={contact.href}>{messages.write}</Link> {messages.orCall}{' '}
          <Link href={contact.phone.href}>
            <bdi translate="no">{contact.phone.text}</bdi>
          </Link>
          .
        </p>
      </section>
    </article>
  )
}
