import { DataRefusal, type PayingListing } from '@dira/data'
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
import type { InvoiceFacts, PaymentDraft, RecordFormProps } from '@dira/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tiers } from '../../app/names.ts'
import { useGo } from '../../app/overlays.tsx'
import { useNotices } from '../../notices/NoticeProvider.tsx'
import { invoiceHref, PAYMENTS_PATH } from './paymentsAddress.ts'
import { paidListing, paidPeriod, shownInvoice } from './shownPayment.ts'
import { useInvoiceSource, usePaymentsData } from './usePaymentsData.ts'

const TIERS = PLANS.map(({ tier, priceCents }) => ({ tier, label: tiers[tier], price: formatRand(priceCents) }))

/** The amount as the field has it at first: the price of the tier, without the sign of the rand. */
const priceText = (tier: PaymentDraft['tier']) => formatRand(yearlyPrice(tier)).slice(1)

/** The form for a payment for a listing, and the invoice that it becomes. `now` is in milliseconds since 1970. */
export function useRecordPayment(
  listing: PayingListing,
  { nextNumber, now }: { readonly nextNumber: number | undefined; readonly now: number },
) {
  const data = usePaymentsData()
  const source = useInvoiceSource()
  const client = useQueryClient()
  const go = useGo()
  const { notify } = useNotices()
  // The day as the administrator's own calendar has it.
  const today = new Date(now - new Date(now).getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  const [id] = useState(() => crypto.randomUUID())
  const [draft, setDraft] = useState<PaymentDraft>(() => {
    const tier = tierOf(listing)
    return { tier, amount: priceText(tier), receivedOn: today, method: 'transfer', reference: '', note: '' }
  })
  const [errors, setErrors] = useState<Partial<Record<keyof PaymentDraft, string>>>({})
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const { amount, ...written } = draft
  const amountCents = parseRand(amount)
  const parsed = parseWith(paymentSchema, { ...written, id, listingId: listing.id, amountCents })
  const isDay = /^\d{4}-\d\d-\d\d$/.test(draft.receivedOn) && !Number.isNaN(Date.parse(draft.receivedOn))
  const period = isDay ? paidPeriod(listing.paidUntil, draft.receivedOn) : undefined

  async function record(payment: Payment): Promise<void> {
    setBusy(true)
    setMessage(undefined)
    try {
      const entry = await data.record(payment)
      await client.invalidateQueries()
      notify(`Payment recorded: ${invoiceNumber(entry)}`)
      go(invoiceHref(entry.id))
    } catch (error) {
      const isRefused = error instanceof DataRefusal && error.status === 400
      setMessage(
        isRefused
          ? `It was not recorded. ${error.message}`
          : 'Nobody answered, so it may be recorded or not. Record it again: it is recorded once.',
      )
      setBusy(false)
    }
  }

  function onRecord(): void {
    if (isBusy) return
    if (draft.receivedOn > today) {
      setErrors({ receivedOn: 'That day is still to come.' })
    } else if (parsed.ok) {
      setErrors({})
      void record(parsed.value)
    } else {
      setErrors(saidOf(parsed.error.issues))
    }
  }

  const form: RecordFormProps = {
    listing: paidListing(listing, now),
    tiers: TIERS,
    methods: PAYMENT_METHODS,
    draft,
    onDraft: (change) =>
      setDraft((before) => ({
        ...before,
        ...change,
        // Who did not write another amount pays the price of the tier.
        ...(change.tier && before.amount === priceText(before.tier) && { amount: priceText(change.tier) }),
      })),
    amount: amountCents === undefined ? undefined : formatRand(amountCents),
    isOtherAmount: amountCents !== undefined && needsNote(draft.tier, amountCents),
    period,
    errors,
    message,
    nextNumber:
      nextNumber === undefined
        ? undefined
        : invoiceNumber({ number: nextNumber, recordedAt: new Date(now).toISOString() }),
    isBusy,
    onRecord,
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
