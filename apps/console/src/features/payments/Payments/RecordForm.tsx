import type { CalendarDate, PaymentMethod, PaymentYears } from '@dira/directory-core'
import type { Ref } from 'react'
import {
  Button,
  Form,
  Heading,
  KeyHint,
  LinkButton,
  Text,
  DateField,
  TextField,
  ListingPicture,
  TierBadge,
  Segments,
} from '@dira/ui'
import { invoiceMessages } from '../../../shared/payments/Invoice/messages.ts'
import { paymentsMessages } from './messages.ts'
import type { PaidListing, PaidPeriod, PaidTier, PaymentDraft } from '../../../shared/payments/payment.ts'
import * as styles from './Payments.css.ts'
import { PeriodBar } from './PeriodBar.tsx'

export interface RecordFormProps {
  listing: PaidListing
  tiers: readonly PaidTier[]
  /** How it can reach us. */
  methods: readonly PaymentMethod[]
  draft: PaymentDraft
  onDraft: (change: Partial<PaymentDraft>) => void
  /** The amount as it was read and is printed; undefined while it is none. */
  amount: string | undefined
  /** It is another one than the price. @default false */
  isOtherAmount?: boolean
  /** What it pays for; undefined while the day is none. */
  period: PaidPeriod | undefined
  /** Error texts by field. @default {} */
  errors?: Partial<Record<keyof PaymentDraft, string>>
  /** The error of the whole form. @default nothing */
  message?: string | undefined
  /** The number that its invoice will have. @default not known yet */
  nextNumber?: string | undefined
  isBusy?: boolean
  onRecord: () => void
  cancelHref: string
  today: CalendarDate
  /** For a key that sends it. */
  formRef?: Ref<HTMLFormElement>
}

/** The form for a payment: package, amount, day, method; the period is computed. */
export function RecordForm({
  listing,
  tiers,
  methods,
  draft,
  onDraft,
  amount,
  isOtherAmount = false,
  period,
  errors = {},
  message,
  nextNumber,
  isBusy = false,
  onRecord,
  cancelHref,
  today,
  formRef,
}: RecordFormProps) {
  const messages = paymentsMessages
  const { methods: methodNames } = invoiceMessages
  const chosen = tiers.find(({ tier }) => tier === draft.tier)
  return (
    <Form
      {...(formRef && { ref: formRef })}
      className={styles.form}
      errors={errors}
      message={message}
      isBusy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        onRecord()
      }}
    >
      <div className={styles.listing}>
        <ListingPicture card={listing.card} markSize={20} />
        <div className={styles.names}>
          <bdi translate="no" className={styles.name}>
            {listing.name}
          </bdi>
          <bdi className={styles.muted}>{listing.about}</bdi>
        </div>
        <div className={styles.bought}>
          <TierBadge tier={listing.tier} label={listing.tierLabel} />
          <span>
            {listing.paidUntil === undefined ? (
              messages.noEnd
            ) : (
              <>
                {listing.isGiven ? messages.givenUntil : messages.paidUntil}{' '}
                <strong>{messages.day(listing.paidUntil)}</strong>
              </>
            )}
          </span>
        </div>
      </div>
      <Segments
        label={messages.tier}
        options={tiers.map(({ tier, label, price }) => ({
          value: tier,
          label: messages.tierPrice(label, price),
        }))}
        value={draft.tier}
        onChange={(tier) => onDraft({ tier })}
      />
      <Segments
        label={messages.for}
        options={YEARS.map((years) => ({ value: String(years), label: messages.yearsOf(years) }))}
        value={String(draft.years)}
        onChange={(written) => onDraft({ years: written === '2' ? 2 : 1 })}
      />
      <div className={styles.pair}>
        <TextField
          label={messages.amountField}
          name="amount"
          inputMode="decimal"
          value={draft.amount}
          onChange={(written) => onDraft({ amount: written })}
          description={
            isOtherAmount
              ? messages.notThePrice(chosen?.price ?? '')
              : messages.priceOf(chosen?.label ?? '', draft.years)
          }
        />
        <DateField
          label={messages.receivedOn}
          name="receivedOn"
          today={today}
          max={today}
          value={draft.receivedOn}
          onChange={(receivedOn) => onDraft({ receivedOn })}
          description={
            period && draft.receivedOn <= today ? messages.ago(daysBetween(draft.receivedOn, today)) : undefined
          }
        />
      </div>
      <Segments
        label={messages.method}
        options={methods.map((method) => ({ value: method, label: methodNames[method] }))}
        value={draft.method}
        onChange={(method) => onDraft({ method })}
      />
      <div className={styles.pair}>
        <TextField
          label={messages.reference}
          name="reference"
          maxLength={120}
          value={draft.reference}
          onChange={(reference) => onDraft({ reference })}
        />
        <TextField
          label={messages.note}
          optional={!isOtherAmount}
          name="note"
          maxLength={1000}
          value={draft.note}
          onChange={(note) => onDraft({ note })}
          description={messages.noteHint}
        />
      </div>
      <div className={styles.part}>
        <div className={styles.beside}>
          <Heading level={2} size="h3">
            {messages.paysFor}
          </Heading>
          <Text size="small" tone="muted">
            {messages.computed}
          </Text>
        </div>
        {period && (
          <>
            <PeriodBar period={period} today={today} hasBefore={listing.paidUntil !== undefined && !listing.isGiven} />
            <Text size="small">
              {messages.timing(period, today)}{' '}
              {chosen && chosen.tier !== listing.tier
                ? messages.changesTier(listing.tierLabel, chosen.label)
                : messages.untouched}
            </Text>
          </>
        )}
      </div>
      <div className={styles.submit}>
        <span className={styles.muted}>{nextNumber !== undefined && messages.becomes(nextNumber)}</span>
        <div className={styles.actions}>
          <LinkButton variant="secondary" href={cancelHref}>
            {messages.cancel}
          </LinkButton>
          <Button type="submit" isPending={isBusy} aria-keyshortcuts={messages.recordKeys}>
            {isBusy ? messages.recording : messages.recordAmount(amount)}
            {!isBusy && <KeyHint keys="$mod+s" />}
          </Button>
        </div>
      </div>
    </Form>
  )
}

const YEARS = [1, 2] as const satisfies readonly PaymentYears[]

function daysBetween(first: CalendarDate, last: CalendarDate): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000)
}
