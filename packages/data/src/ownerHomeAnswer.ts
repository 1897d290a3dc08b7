import { CHECK_SOURCES, CHECKED_FACTS, PAYMENT_YEARS } from '@dira/directory-core'
import { z } from 'zod'
import { LISTING_STATUSES } from './adminListingsAnswer.ts'
import type { Database } from './database.types.ts'
import { PROPOSED_COLUMNS } from './fieldColumns.ts'
import { instant } from './instant.ts'
import type { ShownRow } from './shownRow.ts'

const tier = z.enum(['classified', 'standard', 'premium'])
const text = z.string().nullable()
const columns = z.array(z.enum(PROPOSED_COLUMNS))

const check = z.object({ on: z.iso.date(), how: z.enum(CHECK_SOURCES) })

const paymentNote = z
  .object({ tier, years: z.literal(PAYMENT_YEARS), noted_at: instant })
  .transform(({ noted_at: notedAt, ...note }) => ({ ...note, notedAt }))

const listingSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    business_name: z.string(),
    category: z.string(),
    country: z.string(),
    province_name: text,
    city_name: text,
    address: text,
    status: z.enum(LISTING_STATUSES),
    package_tier: tier.nullable(),
    paid_until: z.iso.date().nullable(),
    checks: z.partialRecord(z.enum(CHECKED_FACTS), check),
    has: z.object({ phone: z.boolean(), hours: z.boolean(), place: z.boolean() }),
    changed: z.object({ columns, at: instant }).nullable(),
    waits: z.array(
      z
        .object({
          reference: z.string(),
          status: z.enum(['new', 'asked-back']),
          created_at: instant,
          columns,
          question: text,
        })
        .transform(({ created_at: sentAt, question, ...request }) => ({
          ...request,
          sentAt,
          question: question ?? undefined,
        })),
    ),
    weeks: z.array(z.object({ week: z.iso.date(), views: z.int(), contacts: z.int() })),
    is_paid: z.boolean(),
    renews_from: z.iso.date().nullable(),
    payment_reference: z.string(),
    payment_note: paymentNote.nullable(),
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
    status: row.status,
    packageTier: row.package_tier ?? undefined,
    paidUntil: row.paid_until ?? undefined,
    /** Fact to the day on which it was checked. */
    checks: row.checks,
    /** Which facts it has that can be checked. */
    has: row.has,
    /** What this owner changed last, within two weeks. */
    changed: row.changed ?? undefined,
    /** Edits that wait for a look, or for an answer. */
    waits: row.waits,
    /** The last weeks in which something was counted, by their Mondays. */
    weeks: row.weeks,
    /** A payment that holds pays for today. */
    isPaid: row.is_paid,
    /** The last day that is paid for: a renewal goes on after it. */
    renewsFrom: row.renews_from ?? undefined,
    /** For the bank's field: eight signs. */
    paymentReference: row.payment_reference,
    /** What an owner says to have paid. */
    paymentNote: row.payment_note ?? undefined,
  }))

/** What `owner_home` answers. */
export const ownerHomeSchema = z
  .object({
    today: z.iso.date(),
    counting_since: z.iso.date(),
    listings: z.array(listingSchema),
  })
  .transform(({ counting_since: countingSince, ...home }) => ({ ...home, countingSince }))

/** An enquiry as the owner of its listing has it; its phone is as it was written, or empty. */
export type OwnerEnquiry = ShownRow<Database['public']['Views']['owner_enquiries']['Row']>
export interface OwnerEnquiriesPage {
  readonly enquiries: readonly OwnerEnquiry[]
  readonly more: boolean
  /** All enquiries of the owner: how many, and how many of them are without an answer. */
  readonly count: number
  readonly new: number
}
/** A listing as its owner has it. */
export type OwnerHomeListing = z.output<typeof listingSchema>
/** What the home of an owner shows: listings by name, the newest enquiries, and since when is counted. */
export type OwnerHome = z.output<typeof ownerHomeSchema> & { readonly enquiries: OwnerEnquiriesPage }
