import { PAYMENT_YEARS, type BoughtPackage } from '@dira/directory-core'
import { z } from 'zod'
import { instant } from './instant.ts'

const tier = z.enum(['classified', 'standard', 'premium'])

const other = z
  .object({ id: z.string(), number: z.int(), recorded_at: instant, reason: z.string() })
  .nullable()
  .transform(
    (entry) => entry && { id: entry.id, number: entry.number, recordedAt: entry.recorded_at, reason: entry.reason },
  )

const text = z.string().nullable()

/** What a seller's invoices have of it, from the settings of the site's server. */
export const sellerSchema = z.object({
  /** Name and address, a line each. */
  lines: z.array(z.string()),
  vatNumber: z.string().optional(),
  /** Per cent of value-added tax that prices include. */
  vatPercent: z.number().optional(),
})

/** Who sells, and the account to which is paid. */
export const payeeSchema = z.object({
  seller: sellerSchema,
  /** What a bank asks for, in the order of its form, such as 'Account number' and '000 1234 5678'. */
  bank: z.array(z.object({ label: z.string(), value: z.string() })),
})

/** A payment as `record_payment` and `reverse_payment` answer it. */
export const paymentEntrySchema = z
  .object({
    id: z.string(),
    number: z.int(),
    listing_id: z.string(),
    customer: z.object({ name: z.string(), address: text, city: text, province: text, country: z.string() }),
    amount_cents: z.int(),
    received_on: z.iso.date(),
    method: z.enum(['transfer', 'card', 'mobile-money', 'cash']),
    reference: z.string(),
    tier,
    years: z.literal(PAYMENT_YEARS),
    period_start: z.iso.date(),
    period_end: z.iso.date(),
    note: z.string(),
    paid_until_after: z.iso.date().nullable(),
    recorded_at: instant,
    reversed_by: other,
    reversed: other,
    undone_by: other,
    again: other,
    slug: text,
    actor_email: text,
    seller: sellerSchema.nullable(),
  })
  .transform((row) => ({
    id: row.id,
    /** Of the invoice; core's `invoiceNumber` prints it. */
    number: row.number,
    listingId: row.listing_id,
    /** As name and address were when it was recorded. */
    customer: row.customer,
    /** Below nought for a reversal. */
    amountCents: row.amount_cents,
    receivedOn: row.received_on,
    method: row.method,
    reference: row.reference,
    tier: row.tier,
    years: row.years,
    firstDay: row.period_start,
    lastDay: row.period_end,
    note: row.note,
    /** The last day of the listing's package after this entry. */
    paidUntil: row.paid_until_after ?? undefined,
    recordedAt: row.recorded_at,
    /** The entry that took this one back, and the one that this one takes back. */
    reversedBy: row.reversed_by ?? undefined,
    reverses: row.reversed ?? undefined,
    /** The entry that recorded it again, of a reversed payment and of its reversal; and the payment that this one records again. */
    undoneBy: row.undone_by ?? undefined,
    again: row.again ?? undefined,
    /** Of the listing's page, while there is one. */
    slug: row.slug ?? undefined,
    recordedBy: row.actor_email ?? undefined,
    /** Who sold, as it was when it was recorded. */
    seller: row.seller ?? undefined,
  }))

const boughtPackage = z
  .object({ tier: tier.nullable(), paid_until: z.iso.date().nullable() })
  .transform((row): BoughtPackage => ({ packageTier: row.tier ?? undefined, paidUntil: row.paid_until ?? undefined }))

/** What `admin_payments` answers. */
export const paymentsPageSchema = z
  .object({
    payments: z.array(paymentEntrySchema),
    more: z.boolean(),
    next_number: z.int(),
    packages: z.object({ now: boughtPackage, without: boughtPackage }).nullable(),
    renews_from: z.iso.date().nullable(),
  })
  .transform(({ next_number, packages, renews_from, ...page }) => ({
    ...page,
    /** What the next payment will have, if nobody records one meanwhile. */
    nextNumber: next_number,
    /** What the listing of a single payment has now, and what it would have without that payment. */
    packages: packages ?? undefined,
    /** The last day that is paid for, of the listing that was asked for: its next payment goes on after it. */
    renewsFrom: renews_from ?? undefined,
  }))

/** The listing that a payment is for. */
export const payingListingSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    business_name: z.string(),
    category: z.string(),
    country: z.string(),
    province_name: text,
    city_name: text,
    address: text,
    package_tier: tier.nullable(),
    paid_until: z.iso.date().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    slug: row.slug,
    name: row.business_name,
    category: row.category,
    country: row.country,
    province: row.province_name,
    city: row.city_name,
    address: row.address,
    packageTier: row.package_tier ?? undefined,
    paidUntil: row.paid_until ?? undefined,
  }))

/** A payment that was recorded, or the reversal of one. */
export type PaymentEntry = z.output<typeof paymentEntrySchema>
/** A payment with what the listing has now and would have without it; without these where the listing is gone. */
export type OpenPayment = PaymentEntry & Pick<PaymentsPage, 'packages'>
/** Payments, the newest first. */
export type PaymentsPage = z.output<typeof paymentsPageSchema>
/** A listing as the form for a payment needs it. */
export type PayingListing = z.output<typeof payingListingSchema>
/** Who sells and to which account is paid. */
export type Payee = z.output<typeof payeeSchema>
/** Who sends the invoices. */
export type Seller = z.output<typeof sellerSchema>
