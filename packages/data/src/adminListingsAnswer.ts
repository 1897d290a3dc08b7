import { tierOfStanding, type Standing } from '@dira/directory-core'
import type { Database } from './database.types.ts'
import { isoInstant } from './shownRow.ts'

/** Where a listing stands with those who run the directory. */
export const LISTING_STATUSES = ['published', 'draft', 'archived'] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

/** The orders that the table of listings has. */
export const LISTED_SORTS = ['name', 'city', 'package', 'status', 'changed'] as const
export type ListedSort = (typeof LISTED_SORTS)[number]

interface StoredRow {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly category: string
  readonly country: string
  readonly province: string | null
  readonly city: string | null
  readonly phone: string
  readonly tier: Standing
  readonly status: ListingStatus
  readonly images: number
  readonly image: string | null
  readonly source: string | null
  /** The last day of the package that is paid for; null where it has no end. */
  readonly paid_until: string | null
  readonly changed: string
  readonly enquiries: number
}

/** A page of `admin_listings`: rows, or lines of a file where columns are asked for. */
export interface PageOf<Row> {
  readonly rows: readonly Row[]
  /** Where the pages after and before this one begin; null where there is none. */
  readonly next: string | null
  readonly previous: string | null
  /** How many match; null beyond 10,000 unless the exact count was asked for. */
  readonly count: number | null
}

export function listedOf(page: PageOf<StoredRow>): ListedPage {
  return { ...page, rows: page.rows.map(rowOf) }
}

const rowOf = ({ tier, paid_until: paidUntil, ...row }: StoredRow) => ({
  ...row,
  changed: isoInstant(row.changed),
  packageTier: tierOfStanding(tier),
  isUnclaimed: tier === 'unclaimed',
  paidUntil: paidUntil ?? undefined,
})

/** As `admin_places` answers it. */
export interface StoredPlace {
  readonly kind: 'city' | 'province'
  readonly slug: string
  readonly name: string
  readonly country: string
  readonly province: string | null
  readonly province_slug: string | null
}

export const placeOf = ({ province, province_slug: slug, ...place }: StoredPlace) => ({
  ...place,
  /** The province that a city is in; null where none is known. */
  province: province !== null && slug !== null ? { name: province, slug } : null,
})

/** A row of the table of listings. */
export type ListedListing = ReturnType<typeof rowOf>
/** A page of the table of listings. */
export type ListedPage = PageOf<ListedListing>
/** A city or province that listings have. */
export type ListedPlace = ReturnType<typeof placeOf>
/** A view of the table of listings, which belongs to all administrators: `query` is that of the address that shows it. */
export type ListingView = Pick<Database['public']['Tables']['listing_views']['Row'], 'id' | 'name' | 'query'>
