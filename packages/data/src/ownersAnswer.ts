import type { PackageTier } from '@dira/directory-core'
import type { ListingStatus } from './adminListingsAnswer.ts'
import type { LiveColumn } from './fieldColumns.ts'
import type { ShownRow } from './shownRow.ts'

/** As `my_listings` answers it. */
export interface StoredOwnListing {
  readonly id: string
  readonly slug: string
  readonly business_name: string
  /** What this owner changes at once. */
  readonly live_columns: readonly LiveColumn[]
  readonly status: ListingStatus
  readonly package_tier: PackageTier
  /** The last day of the package; null where it has no end. */
  readonly paid_until: string | null
}

/** A listing as whoever looks after it sees it. */
export type MyListing = ShownRow<StoredOwnListing>
