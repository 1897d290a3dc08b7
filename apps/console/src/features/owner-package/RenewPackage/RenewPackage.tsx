import type { CalendarDate, PackageTier, PaymentYears } from '@dira/directory-core'
import { type ComponentProps } from 'react'
import {
  BackIcon,
  PrintIcon,
  Button,
  ChoiceRows,
  Disclosure,
  Heading,
  Link,
  Notice,
  Skeleton,
  VisuallyHidden,
  joinClasses,
  TierBadge,
} from '@dira/ui'
import { Invoice, type InvoiceFacts } from '../../../shared/payments/Invoice/Invoice.tsx'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { CopyLine, CopyPlate } from './CopyLine.tsx'
import { renewPackageMessages } from './messages.ts'
import * as styles from './RenewPackage.css.ts'

/** One year or two of the package. */
export interface RenewChoice {
  readonly years: PaymentYears
  readonly price: string
  readonly firstDay: CalendarDate
  readonly lastDay: CalendarDate
}

/** A package that can be paid for. */
export interface RenewTier {
  readonly tier: PackageTier
  readonly label: string
  /** For a year. */
  readonly price: string
  /** What the page shows more, and what it no longer shows. */
  readonly appears: readonly string[]
  readonly rests: readonly string[]
}

/** The account to which is paid. */
export type RenewBank =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly lines: readonly { readonly label: string; readonly value: string }[] }

export interface RenewPackageProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: string
  tier: PackageTier
  tierLabel: string
  /** When it ends, in a sentence, such as 'ends 29 November 2026, in 7 days'. */
  ends: string
  backHref: string
  choices: readonly RenewChoice[]
  years: PaymentYears
  onYears: (years: PaymentYears) => void
  tiers: readonly RenewTier[]
  chosenTier: PackageTier
  onTier: (tier: PackageTier) => void
  /** Under the choice of years: what an early or a late payment does to the days. */
  periodHint: string
  invoice: InvoiceFacts
  /** The same sheet of paper, saved. */
  onPrint: () => void
  /** Eight signs in two groups, for the bank's field. */
  reference: string
  amount: string
  bank: RenewBank
  onRetry: () => void
  /** What its owner said to have paid. @default nothing yet */
  noted?: { readonly tierLabel: string; readonly years: PaymentYears } | undefined
  onPaid: () => void
  onNotPaid: () => void
  /** It is being sent. @default false */
  isBusy?: boolean
  /** What went wrong. @default nothing did */
  message?: string | undefined
  /** The last day of the grace, and what the page goes on as. @default the package has no end, or shows nothing that could rest */
  ifNot?: { readonly graceEnd: CalendarDate; readonly lowest: string } | undefined
  contactHref: string
  phone: { readonly text: string; readonly href: string }
}

/** Where an owner renews a package: for how long, the invoice, where to pay, and the button that says so. Nothing is taken. */
export function RenewPackage({
  name,
  tier,
  tierLabel,
  ends,
  backHref,
  choices,
  years,
  onYears,
  tiers,
  chosenTier,
  onTier,
  periodHint,
  invoice,
  onPrint,
  reference,
  amount,
  bank,
  onRetry,
  noted,
  onPaid,
  onNotPaid,
  isBusy = false,
  message,
  ifNot,
  contactHref,
  phone,
  className,
  ...props
}: RenewPackageProps) {
  const messages = renewPackageMessages
  const failure = message !== undefined && <Notice tone="error">{message}</Notice>
  return (
    <article className={joinClasses(styles.page, className)} {...props}>
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
          <Button variant="link" isDisabled={isBusy} onPress={onNotPaid}>
            {messages.notPaid}
          </Button>
        </Notice>
      )}
      {noted && failure}
      <section className={styles.section}>
        <ChoiceRows
          label={messages.howLong}
          headingLevel={2}
          rows={choices.map((choice) => ({
            value: String(choice.years),
            label: messages.years(choice.years),
            end: choice.price,
            note: messages.period(choice.firstDay, choice.lastDay),
          }))}
          value={String(years)}
          onChange={(value) => onYears(value === '2' ? 2 : 1)}
        />
        <p className={styles.muted}>{periodHint}</p>
        <Disclosure look="link" label={messages.another}>
          <ChoiceRows
            label={messages.which}
            rows={tiers.map((one) => ({
              value: one.tier,
              label: one.label,
              end: messages.yearly(one.price),
              note: said(one),
            }))}
            value={chosenTier}
            onChange={onTier}
          />
          <p className={styles.muted}>{messages.when}</p>
        </Disclosure>
      </section>
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
      <section className={styles.section}>
        <Heading level={2} size="h3">
          {messages.pay}
        </Heading>
        <p>{messages.payText}</p>
        <CopyPlate label={messages.reference} value={reference} />
        {bank.status === 'loading' && (
          <>
            <VisuallyHidden role="status">{messages.bankLoading}</VisuallyHidden>
            <Skeleton />
            <Skeleton />
          </>
        )}
        {bank.status === 'failed' && <ReadFailed text={messages.bankFailed} onRetry={onRetry} />}
        {bank.status === 'ready' && bank.lines.length === 0 && <p>{messages.noBank}</p>}
        <dl className={styles.lines}>
          {bank.status === 'ready' && bank.lines.map((line) => <CopyLine key={line.label} {...line} />)}
          <CopyLine label={messages.amount} value={amount} />
        </dl>
        <p className={styles.muted}>{messages.abroad}</p>
        {!noted && (
          <>
            {failure}
            <Button isPending={isBusy} className={styles.paid} onPress={onPaid}>
              {isBusy ? messages.sending : messages.paid}
            </Button>
            <p className={styles.muted}>{messages.paidHint}</p>
          </>
        )}
      </section>
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
          {messages.trouble} <Link href={contactHref}>{messages.write}</Link> {messages.orCall}{' '}
          <Link href={phone.href}>
            <bdi translate="no">{phone.text}</bdi>
          </Link>
          .
        </p>
      </section>
    </article>
  )

  function said({ tier: one, appears, rests }: RenewTier): string {
    if (one === tier && appears.length + rests.length === 0) return messages.asNow
    return [
      ...(appears.length > 0 ? [messages.appears(appears.join(', '))] : []),
      ...(rests.length > 0 ? [messages.rests(rests.join(', '))] : []),
    ].join(' ')
  }
}
