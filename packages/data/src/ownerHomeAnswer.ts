import type { CalendarDate, PackageTier, PaymentYears } from '@dira/directory-core'
import type { ListingStatus } from './adminListingsAnswer.ts'
import type { Database } from './database.types.ts'
import type { ProposedColumn } from './fieldColumns.ts'
import type { OwnerChecks } from './ownerListingAnswer.ts'
import { isoInstant, shownRow, type ShownRow } from './shownRow.ts'

/** A listing as `owner_home` answers it. */
interface StoredHomeListing {
  readonly id: string
  readonly slug: string
  readonly business_name: string
  readonly category: string
  readonly country: string
  readonly province_name: string | null
  readonly city_name: string | null
  readonly address: string | null
  readonly status: ListingStatus
  readonly package_tier: PackageTier | null
  readonly paid_until: CalendarDate | null
  readonly checks: OwnerChecks
  /** Which facts it has that can be checked. */
  readonly has: { readonly phone: boolean; readonly hours: boolean; readonly place: boolean }
  /** What this owner changed last, within two weeks. */
  readonly changed: { readonly columns: readonly ProposedColumn[]; readonly at: string } | null
  /** Edits that wait for a look, or for an answer. */
  readonly waits: readonly {
    readonly reference: string
    readonly status: 'new' | 'asked-back'
    readonly created_at: string
    readonly columns: readonly ProposedColumn[]
    readonly question: string | null
  }[]
  /** The last weeks in which something was counted, by their Mondays. */
  readonly weeks: readonly { readonly week: CalendarDate; readonly views: number; readonly contacts: number }[]
  /** A payment that holds pays for today. */
  readonly is_paid: boolean
  /** The last day that is paid for: a renewal goes on after it. */
  readonly renews_from: CalendarDate | null
  /** For the bank's field: eight signs. */
  readonly payment_reference: string
  /** What an owner says to have paid. */
  readonly payment_note: { readonly tier: PackageTier; readonly years: PaymentYears; readonly noted_at: string } | null
}

function homeListingOf({
  business_name: name,
  province_name: province,
  city_name: city,
  address,
  ...row
}: StoredHomeListing) {
  return {
    ...shownRow(row),
    name,
    province,
    city,
    address,
    waits: row.waits.map(({ created_at, ...wait }) => ({ ...shownRow(wait), sentAt: isoInstant(created_at) })),
    paymentNote: row.payment_note ? shownRow(row.payment_note) : undefined,
  }
}

/** What `owner_home` answers. */
export interface StoredHome {
  readonly today: CalendarDate
  readonly counting_since: CalendarDate
  readonly listings: readonly StoredHomeListing[]
}

export function ownerHomeOf({ listings, ...home }: StoredHome) {
  return { ...shownRow(home), listings: listings.map(homeListingOf) }
}

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
export type OwnerHomeListing = ReturnType<typeof homeListingOf>
/** What the home of an owner shows: listings by name, the newest enquiries, and since when is counted. */
export type OwnerHome = ReturnType<typeof ownerHomeOf> & { readonly enquiries: OwnerEnquiriesPage }
