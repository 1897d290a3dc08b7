import type { CalendarDate } from '@dira/directory-core'

/** When packages end: spans that share no listing. */
export const PACKAGE_SPANS = ['tomorrow', 'week', 'month', 'past'] as const
export type PackageSpan = (typeof PACKAGE_SPANS)[number]

/** The faults to be mended in listings. */
export const MENDS = ['closed', 'coordinates', 'hours', 'phone', 'duplicates'] as const
export type Mend = (typeof MENDS)[number]

/** So many listings, and where they are listed. */
export interface CountedListings {
  /** Null beyond 10,000. */
  readonly count: number | null
  readonly href: string
}

/** The listings with a fault to be mended. */
export interface MendCount extends CountedListings {
  /** The hours or the phone that stands there, of the first one. */
  readonly text?: string | undefined
}

/** Packages that end within a span. */
export interface EndingCount extends CountedListings {
  /** The one that ends first. */
  readonly first?:
    | { readonly name: string; readonly tierLabel: string; readonly lastDay: CalendarDate | undefined }
    | undefined
}

/** What listings need somebody for. */
export interface ListingNeeds {
  readonly mend: Readonly<Record<Mend, MendCount>>
  readonly ending: Readonly<Record<PackageSpan, EndingCount>>
  /** Those past their date, in the days of grace and after them. */
  readonly inGrace: CountedListings
  readonly lapsed: CountedListings
  /** Whether all listings have been read and compared. */
  readonly isJudged: boolean
}
