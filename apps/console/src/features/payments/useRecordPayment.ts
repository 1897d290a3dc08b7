import { DataRefusal, type PayingListing, type PaymentNote } from '@dira/data'
import {
  formatRand,
  needsNote,
  PAYMENT_METHODS,
  parseRand,
  parseWith,
  paymentSchema,
  PLANS,
  tierOf,
  yearlyPrice,
  invoiceNumber,
  type Payment,
} from '@dira/directory-core'
import type { InvoiceFacts } from '../../shared/payments/Invoice/Invoice.tsx'
import type { PaymentDraft } from '../../shared/payments/payment.ts'
import type { RecordFormProps } from './Payments/RecordForm.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch, type FieldErrors } from 'react-hook-form'
import { tiers } from '@dira/data/site'
import { useGo } from '../../shared/useGo.ts'
import { useNotices } from '@dira/app'
import { invoiceHref, PAYMENTS_PATH } from '../../shared/payments/paymentsAddress.ts'
import { paidListing, paidPeriod, shownInvoice } from '../../shared/payments/shownPayment.ts'
import { useInvoiceSource, usePaymentsData } from './usePaymentsData.ts'

const TIERS = PLANS.map(({ tier, priceCents }) => ({ tier, label: tiers[tier], price: formatRand(priceCents) }))

/** The amount as the field has it at first: the price of the years, without the sign of the rand. */
const priceText = ({ tier, years }: Pick<PaymentDraft, 'tier' | 'years'>) =>
  formatRand(yearlyPrice(tier) * years).slice(1)

/**
 * The form for a payment for a listing, filled in with what its owner says to have paid, and the invoice that it becomes. `now` is in milliseconds since 1970.
 */
export function useRecordPayment(
  listing: PayingListing,
  { now, note }: { readonly now: number; readonly note: PaymentNote | undefined },
) {
  const { nextNumber, renewsFrom } = listing
  const data = usePaymentsData()
  const source = useInvoiceSource()
  const client = useQueryClient()
  const go = useGo()
  const { notify } = useNotices()
  // The day as the administrator's own calendar has it.
  const today = new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  const said = { tier: note?.tier ?? tierOf(listing), years: note?.years ?? 1 } as const
  const [id] = useState(() => crypto.randomUUID())
  const {
    control,
    handleSubmit,
    setValue,
    formState: { errors, isSubmitted, isSubmitting },
  } = useForm<PaymentDraft, unknown, Payment>({
    defaultValues: {
      ...said,
      amount: priceText(said),
      receivedOn: today,
      method: 'transfer',
      reference: note?.reference ?? '',
      note: '',
    },
    resolver: check,
  })
  const draft = useWatch({ control }) as PaymentDraft // Each field has a value from the start.
  const [message, setMessage] = useState<string>()

  const amountCents = parseRand(draft.amount)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(draft.receivedOn) && !Number.isNaN(Date.parse(draft.receivedOn))
  const period = isDay ? paidPeriod(renewsFrom, draft.receivedOn, draft.years) : undefined

  async function record(payment: Payment): Promise<void> {
    setMessage(undefined)
    const seller = await source.readSeller()
    if (!seller) {
      setMessage('It was not recorded: who sends the invoice could not be read. Record it again in a moment.')
      return
    }
    try {
      const entry = await data.record(payment, seller)
      await client.invalidateQueries()
      notify(`Payment recorded: ${invoiceNumber(entry)}`)
      go(invoiceHref(entry.id))
    } catch (error) {
      const isRefused = error instanceof DataRefusal && error.status === 400
      setMessage(
        isRefused
          ? `It was not recorded. ${error.reason}.`
          : 'Nobody answered, so it may be recorded or not. Record it again: it is recorded once.',
      )
    }
  }

  /** The payment that a draft is, or what is wrong with which field. */
  function check({ amount, ...written }: PaymentDraft) {
    const parsed = parseWith(paymentSchema, { ...written, id, listingId: listing.id, amountCents: parseRand(amount) })
    if (written.receivedOn > today) return refuse({ receivedOn: 'That day is still to come.' })
    return parsed.ok ? { values: parsed.value, errors: {} } : refuse(saidOf(parsed.error.issues))
  }

  function onDraft(change: Partial<PaymentDraft>): void {
    // The amount follows the price until another one is written.
    const followed = draft.amount === priceText(draft) && { amount: priceText({ ...draft, ...change }) }
    for (const [field, value] of Object.entries({ ...followed, ...change })) {
      setValue(field as keyof PaymentDraft, value, { shouldValidate: isSubmitted })
    }
  }

  const form: RecordFormProps = {
    listing: { ...paidListing(listing, now), isGiven: renewsFrom !== listing.paidUntil },
    tiers: TIERS,
    methods: PAYMENT_METHODS,
    draft,
    onDraft,
    amount: amountCents === undefined ? undefined : formatRand(amountCents),
    isOtherAmount: amountCents !== undefined && needsNote(draft.tier, amountCents, draft.years),
    period,
    errors: saidBy(errors),
    message,
    nextNumber:
      nextNumber === undefined
        ? undefined
        : invoiceNumber({ number: nextNumber, recordedAt: new Date(now).toISOString() }),
    isBusy: isSubmitting,
    onRecord: () => {
      if (!isSubmitting) void handleSubmit(record)()
    },
    cancelHref: PAYMENTS_PATH,
    today,
  }
  const invoice: InvoiceFacts | undefined = period && {
    ...shownInvoice(
      {
        ...draft,
        customer: listing,
        firstDay: period.firstDay,
        lastDay: period.lastDay,
        amountCents: amountCents ?? 0,
        slug: listing.slug,
      },
      source,
    ),
    number: form.nextNumber,
  }
  return { form, invoice }
}

/** The first thing that is wrong with each field. */
function saidOf(issues: readonly { readonly path: string; readonly reason: string }[]) {
  const said = issues.map(({ path, reason }) =>
    path === 'amountCents' ? ['amount', 'Write an amount in rand, such as 1995 or 1995.50.'] : [path, `${reason}.`],
  )
  return Object.fromEntries(said.toReversed()) as Partial<Record<keyof PaymentDraft, string>>
}

const refuse = (said: Partial<Record<keyof PaymentDraft, string>>) => ({
  values: {},
  errors: Object.fromEntries(Object.entries(said).map(([field, message]) => [field, { type: 'schema', message }])),
})

const saidBy = (errors: FieldErrors<PaymentDraft>) =>
  Object.fromEntries(Object.entries(errors).map(([field, { message }]) => [field, message]))
