import { PACKAGE_TIERS, type BoughtPackage, type PaymentYears } from '@dira/directory-core'
import { z } from 'zod'
import type { Database } from './database.types.ts'
import { shownRow } from './shownRow.ts'

type Row<View extends keyof Database['public']['Views']> = Database['public']['Views'][View]['Row']

/** What a seller's invoices have of it, from the settings of the site's server. */
export const sellerSchema = z.object({
  /** Name and address, a line each. */
  lines: z.array(z.string()),
  vatNumber: z.string().optional(),
  /** Per cent of value-added tax that prices include. */
  vatPercent: z.number().optional(),
})

/** The seller, and the account for payments. */
export const payeeSchema = z.object({
  seller: sellerSchema,
  /** What a bank asks for, in the order of its form, such as 'Account number' and '000 1234 5678'. */
  bank: z.array(z.object({ label: z.string(), value: z.string() })),
})

/** The payer, as name and address were when the payment was recorded. */
interface Customer {
  readonly name: string
  readonly address?: string | null | undefined
  readonly city?: string | null | undefined
  readonly province?: string | null | undefined
  readonly country: string
}

/** A payment as administrators see it. What is in its fields of JSON, `record_payment` wrote. */
export function entryOf(row: Row<'admin_payments'>) {
  const {
    reversesId,
    reversesNumber,
    reversesRecordedAt,
    reversedById,
    reversedByNumber,
    reversedByRecordedAt,
    undoneById,
    undoneByNumber,
    undoneByRecordedAt,
    againId,
    againNumber,
    againRecordedAt,
    ...entry
  } = shownRow(row)
  return {
    ...entry,
    customer: entry.customer as unknown as Customer,
    years: entry.years as PaymentYears,
    /** The seller, as it was when the payment was recorded. */
    seller: entry.seller as unknown as Seller | undefined,
    /** The entry that took this one back, and the one that this one takes back. */
    reversedBy: otherOf(reversedById, reversedByNumber, reversedByRecordedAt),
    reverses: otherOf(reversesId, reversesNumber, reversesRecordedAt),
    /** The entry that recorded it again, of a reversed payment and of its reversal; and the payment that this one records again. */
    undoneBy: otherOf(undoneById, undoneByNumber, undoneByRecordedAt),
    again: otherOf(againId, againNumber, againRecordedAt),
  }
}

const otherOf = (id?: string, number?: number, recordedAt?: string) =>
  id === undefined || number === undefined || recordedAt === undefined ? undefined : { id, number, recordedAt }

const packageOf = (tier: string | null, paidUntil: string | null) => ({
  packageTier: PACKAGE_TIERS.find((one) => one === tier),
  paidUntil: paidUntil ?? undefined,
})

/** What the listing of a payment has now, and what it would have without that payment. */
export const packagesOf = (row: Row<'admin_payment_packages'>): Record<'now' | 'without', BoughtPackage> => ({
  now: packageOf(row.package_tier, row.paid_until),
  without: packageOf(row.tier_without, row.paid_until_without),
})

/** The listing that a payment is for. */
export const payingListingOf = (row: Row<'admin_paying_listings'>) => ({
  ...shownRow(row),
  ...packageOf(row.package_tier, row.paid_until),
})

export const noteOf = (row: Row<'admin_payment_notes'>) => ({ ...shownRow(row), years: row.years as PaymentYears })

/** A payment that was recorded, or the reversal of one. */
export type PaymentEntry = ReturnType<typeof entryOf>
/** A payment with what the listing has now and would have without it; without these where the listing is gone. */
export type OpenPayment = PaymentEntry & { readonly packages: ReturnType<typeof packagesOf> | undefined }
/** Payments, the newest first. */
export interface PaymentsPage {
  readonly payments: readonly PaymentEntry[]
  readonly more: boolean
}
/** A listing as the form for a payment needs it: `renewsFrom` is the last day that is paid for, and `nextNumber` what the payment will have, if nobody records one meanwhile. */
export type PayingListing = ReturnType<typeof payingListingOf>
/** What an owner says to have paid for, as administrators see it. */
export type PaymentNote = ReturnType<typeof noteOf>
/** The seller, and the account for payments. */
export type Payee = z.output<typeof payeeSchema>
/** The seller on the invoices. */
export type Seller = z.output<typeof sellerSchema>
