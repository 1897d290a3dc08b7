import type { CalendarDate, Payment } from '@dira/directory-core'
import { adminClient, type AdminDataOptions } from './adminClient.ts'
import { DataRefusal } from './dataRefusal.ts'
import { paymentNotesSchema, type PaymentNote } from './ownerHomeAnswer.ts'
import {
  payingListingSchema,
  paymentEntrySchema,
  paymentsPageSchema,
  sellerSchema,
  type OpenPayment,
  type PayingListing,
  type PaymentEntry,
  type PaymentsPage,
  type Seller,
} from './paymentsAnswer.ts'

/** Which payments. */
export interface PaymentsAsked {
  /** The id of a listing. @default of all */
  readonly listing?: string
  /** Those with smaller numbers than this one. */
  readonly before?: number
}

/**
 * What the package of a listing becomes when its payment is taken back: the same up to a day, or the same as it is for a reason. Both are not paid for: the next payment
 * covers them. Without either, what the other payments pay for.
 */
export type PackageBecomes = { readonly until: CalendarDate } | { readonly kept: string }

/** Payments recorded by hand, for administrators. All reject with a `DataRefusal` or with what `fetch` rejected with. */
export interface PaymentsData {
  /** Fifty at most, the newest first. */
  readonly page: (asked?: PaymentsAsked) => Promise<PaymentsPage>
  /** One, with what a reversal would do to the package of its listing. */
  readonly payment: (id: string) => Promise<OpenPayment | undefined>
  /** The listing that a payment is for; undefined where it is gone. */
  readonly listing: (id: string) => Promise<PayingListing | undefined>
  /** Gives the listing what was paid for; the invoice keeps `seller`. The same payment again answers what was recorded. */
  readonly record: (payment: Payment, seller: Seller) => Promise<PaymentEntry>
  /** Which owners say to have paid, the longest waiting first; of one listing, or the listing with a reference, however it is written. */
  readonly notes: (
    asked?: { readonly listing: string } | { readonly reference: string },
  ) => Promise<readonly PaymentNote[]>
  /** Removes what the owner of a listing says. */
  readonly removeNote: (listing: string) => Promise<void>
  /** Takes a payment back by a second entry, which it answers. */
  readonly reverse: (id: string, reason: string, becomes?: PackageBecomes) => Promise<PaymentEntry>
  /** Records a payment again that was reversed, and gives the listing what it had before. Asked again, it answers what was recorded. */
  readonly undoReversal: (id: string) => Promise<PaymentEntry>
}

const LISTING_COLUMNS =
  'id, slug, business_name, category, country, province_name, city_name, address, package_tier, paid_until'

/** The payments of a data service. */
export function connectPayments(options: AdminDataOptions): PaymentsData {
  const client = adminClient(options)

  async function page(asked: Readonly<Record<string, string | number>>): Promise<PaymentsPage> {
    return paymentsPageSchema.parse((await client.rpc('admin_payments', { asked }).throwOnError()).data)
  }

  return {
    page: async (asked = {}) => page({ ...asked }),
    payment: async (id) => {
      const { payments, packages } = await page({ id })
      return payments[0] && { ...payments[0], packages }
    },
    listing: async (id) => {
      const { data } = await client.from('listings').select(LISTING_COLUMNS).eq('id', id).throwOnError()
      return data[0] && payingListingSchema.parse(data[0])
    },
    record: async ({ id, listingId, tier, years, amountCents, receivedOn, method, reference, note }, seller) => {
      const payment = {
        id,
        listing_id: listingId,
        tier,
        years,
        amount_cents: amountCents,
        received_on: receivedOn,
        method,
        reference,
        note,
        seller,
      }
      return paymentEntrySchema.parse((await client.rpc('record_payment', { payment }).throwOnError()).data)
    },
    notes: async (asked) =>
      paymentNotesSchema.parse((await client.rpc('admin_payment_notes', { asked: { ...asked } }).throwOnError()).data),
    removeNote: async (listing) => {
      await client.rpc('remove_payment_note', { listing }).throwOnError()
    },
    reverse: async (id, reason, becomes) => {
      const asked = { payment_id: id, reason, becomes: { ...becomes } }
      return paymentEntrySchema.parse((await client.rpc('reverse_payment', asked).throwOnError()).data)
    },
    undoReversal: async (id) =>
      paymentEntrySchema.parse((await client.rpc('undo_reversal', { payment_id: id }).throwOnError()).data),
  }
}

/** Where the site's server says who sends the invoices. */
export const SELLER_PATH = '/admin/seller.json'

/** Who sends the invoices, as the site's server has it in its settings; a host of files has nothing. */
export async function readSeller({
  url,
  accessToken,
  fetch = globalThis.fetch,
}: Pick<AdminDataOptions, 'url' | 'accessToken' | 'fetch'>): Promise<Seller> {
  const answer = await fetch(url + SELLER_PATH, { headers: { authorization: `Bearer ${await accessToken()}` } })
  if (answer.status === 404) return { lines: [] }
  if (!answer.ok) throw new DataRefusal(answer.status, await answer.text())
  return sellerSchema.parse(await answer.json())
}
