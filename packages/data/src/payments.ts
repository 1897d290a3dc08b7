import type { CalendarDate, Payment } from '@dira/directory-core'
import { adminClient, type AdminDataOptions } from './adminClient.ts'
import { DataRefusal } from './dataRefusal.ts'
import { firstRows, has, matching } from './pages.ts'
import {
  entryOf,
  noteOf,
  packagesOf,
  payingListingOf,
  sellerSchema,
  type OpenPayment,
  type PayingListing,
  type PaymentEntry,
  type PaymentNote,
  type PaymentsPage,
  type Seller,
} from './paymentsAnswer.ts'

/** Which payments. */
export interface PaymentsQuery {
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
  readonly page: (asked?: PaymentsQuery) => Promise<PaymentsPage>
  /** One, with what a reversal would do to the package of its listing. */
  readonly payment: (id: string) => Promise<OpenPayment | undefined>
  /** The listing that a payment is for, by its id or by the eight signs of a reference, however they are written; undefined where there is none. */
  readonly listing: (
    asked: { readonly id: string } | { readonly reference: string },
  ) => Promise<PayingListing | undefined>
  /** Gives the listing what was paid for; the invoice keeps `seller`. The same payment again answers what was recorded. */
  readonly record: (payment: Payment, seller: Seller) => Promise<PaymentEntry>
  /** Which owners say to have paid, the longest waiting first; or that of one listing. */
  readonly notes: (listing?: string) => Promise<readonly PaymentNote[]>
  /** Removes what the owner of a listing says. */
  readonly removeNote: (listing: string) => Promise<void>
  /** Takes a payment back by a second entry, which it answers. */
  readonly reverse: (id: string, reason: string, becomes?: PackageBecomes) => Promise<PaymentEntry>
  /** Records a payment again that was reversed, and gives the listing what it had before. Asked again, it answers what was recorded. */
  readonly undoReversal: (id: string) => Promise<PaymentEntry>
}

/** The payments of a data service. */
export function connectPayments(options: AdminDataOptions): PaymentsData {
  const client = adminClient(options)

  return {
    page: async ({ listing, before = 2 ** 31 - 1 } = {}) => {
      const payments = client.from('admin_payments').select().lt('number', before)
      const newestFirst = matching(payments, has('listing_id', listing)).order('number', { ascending: false })
      const { rows, more } = await firstRows(newestFirst, 50)
      return { payments: rows.map(entryOf), more }
    },
    payment: async (id) => {
      const [payments, packages] = await Promise.all([
        client.from('admin_payments').select().eq('id', id).throwOnError(),
        client.from('admin_payment_packages').select().eq('id', id).throwOnError(),
      ])
      const packagesNow = packages.data[0] && packagesOf(packages.data[0])
      return payments.data[0] && { ...entryOf(payments.data[0]), packages: packagesNow }
    },
    listing: async (asked) => {
      const wanted = 'id' in asked ? asked : { reference: asked.reference.toUpperCase().replaceAll(/[^\dA-Z]/g, '') }
      const { data } = await client.from('admin_paying_listings').select().match(wanted).throwOnError()
      return data[0] && payingListingOf(data[0])
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
      return entryOf((await client.rpc('record_payment', { payment }).throwOnError()).data)
    },
    notes: async (listing) => {
      const notes = matching(client.from('admin_payment_notes').select(), has('listing_id', listing))
      const { data } = await notes.order('noted_at').order('listing_id').throwOnError()
      return data.map(noteOf)
    },
    removeNote: async (listing) => {
      await client.rpc('remove_payment_note', { listing }).throwOnError()
    },
    reverse: async (id, reason, becomes) => {
      const asked = { payment_id: id, reason, becomes: { ...becomes } }
      return entryOf((await client.rpc('reverse_payment', asked).throwOnError()).data)
    },
    undoReversal: async (id) => entryOf((await client.rpc('undo_reversal', { payment_id: id }).throwOnError()).data),
  }
}

/** Where the site's server says who sends the invoices. */
export const SELLER_PATH = '/admin/seller.json'

/** The seller on the invoices, as the site's server has it in its settings; a host of files has nothing. */
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
