import { openStatus, type OpenStatus } from '../hours/openStatus.ts'
import { WEEKDAYS } from '../hours/parseWeekdays.ts'
import { readBusinessHours, rowsOfDay } from '../hours/readBusinessHours.ts'
import type { Listing } from '../listing/listing.ts'
import { listingCard, type ListingCard } from '../tier/listingCard.ts'
import { listingDetail, type DetailOptions, type ListingDetail } from '../tier/listingDetail.ts'
import { COMPARE_LIMIT } from './compareParams.ts'

/** What a cell without content says, in words: a dash could mean either. */
export const COMPARE_WORDS = { 'not-given': 'Not given', 'not-in-package': 'Not in this package' } as const

/** Listings side by side: a column each, in the order they were chosen, and rows in groups. */
export interface CompareView {
  readonly columns: readonly ListingCard[]
  readonly groups: readonly CompareGroup[]
}

/** Rows under one heading. */
export interface CompareGroup {
  readonly title: string
  readonly rows: readonly CompareRow[]
}

/** One field of all listings. */
export interface CompareRow {
  readonly field: string
  readonly label: string
  /** One for each column. */
  readonly cells: readonly CompareCell[]
  /** Whether two listings differ in it; 'Show only what differs' keeps these rows. */
  readonly differs: boolean
}

/** What a listing has in a row: lines of text, or the reason why there are none. */
export type CompareCell =
  | {
      readonly state: 'given'
      readonly lines: readonly CompareLine[]
      /** In the row of today. */
      readonly openStatus?: OpenStatus
    }
  | { readonly state: keyof typeof COMPARE_WORDS }

/** A line of a cell, linked where there is somewhere to go. */
export interface CompareLine {
  readonly text: string
  readonly href?: string
}

/** Compares the first four different listings field by field, each with only what its package shows. */
export function compareView(listings: readonly Listing[], options: DetailOptions): CompareView {
  const chosen = [...new Map(listings.map((listing) => [listing.slug, listing])).values()].slice(0, COMPARE_LIMIT)
  const details = chosen.map((listing) => listingDetail(listing, options))
  return {
    columns: chosen.map((listing) => listingCard(listing, options)),
    groups: GROUPS.map(({ title, rows }) => ({
      title,
      rows: rows.map(({ field, label, cell }) => {
        const cells = details.map((detail) => cell(detail, options.now))
        return { field, label, cells, differs: new Set(cells.map((one) => JSON.stringify(one))).size > 1 }
      }),
    })),
  }
}

interface Row {
  readonly field: string
  readonly label: string
  readonly cell: (detail: ListingDetail, now: number) => CompareCell
}

const NOT_IN_PACKAGE: CompareCell = { state: 'not-in-package' }

const GROUPS: readonly { readonly title: string; readonly rows: readonly Row[] }[] = [
  {
    title: 'Where',
    rows: [
      { field: 'location', label: 'Location', cell: (detail) => given([{ text: detail.locationLine }]) },
      { field: 'address', label: 'Address', cell: (detail) => given([{ text: detail.address }]) },
    ],
  },
  {
    title: 'Reach them',
    rows: [
      { field: 'phone', label: 'Phone', cell: (detail) => given(detail.phones.map(line)) },
      {
        field: 'email',
        label: 'Email',
        cell: (detail) => ('email' in detail ? given(detail.email ? [line(detail.email)] : []) : NOT_IN_PACKAGE),
      },
      {
        field: 'website',
        label: 'Website',
        cell: (detail) => ('website' in detail ? given(detail.website ? [line(detail.website)] : []) : NOT_IN_PACKAGE),
      },
    ],
  },
  {
    title: 'Time and offers',
    rows: [
      { field: 'today', label: 'Today', cell: todayCell },
      {
        field: 'specialOffers',
        label: 'Special offers',
        cell: (detail) =>
          'specialOffers' in detail
            ? given(detail.specialOffers.map(({ title }) => ({ text: title })))
            : NOT_IN_PACKAGE,
      },
      { field: 'gallery', label: 'Photo gallery', cell: galleryCell },
      {
        field: 'socialMedia',
        label: 'Social media',
        cell: (detail) =>
          'socialMedia' in detail
            ? given(detail.socialMedia.map(({ platform, url }) => ({ text: platform, href: url })))
            : NOT_IN_PACKAGE,
      },
    ],
  },
]

/** Today's rows as they were written, or all of them when today is not known. */
function todayCell(detail: ListingDetail, now: number): CompareCell {
  if (!('businessHours' in detail)) return NOT_IN_PACKAGE
  if (detail.businessHours.length === 0) return given([])
  const status = openStatus(detail, now)
  const { rows } = readBusinessHours(detail.businessHours)
  const today = status.today === undefined ? [] : rowsOfDay(rows, WEEKDAYS.indexOf(status.today))
  const lines =
    today.length > 0 || status.state !== 'unknown'
      ? today.map(({ hours }) => ({ text: hours }))
      : rows.map(({ day, hours }) => ({ text: `${day}: ${hours}` }))
  return { state: 'given', lines, openStatus: status }
}

function galleryCell(detail: ListingDetail): CompareCell {
  if (!('gallery' in detail)) return NOT_IN_PACKAGE
  const { images, max } = detail.gallery
  return given(images.length === 0 ? [] : [{ text: `${images.length} of ${max} images` }])
}

function given(lines: readonly CompareLine[]): CompareCell {
  const written = lines.filter(({ text }) => text.trim() !== '')
  return written.length === 0 ? { state: 'not-given' } : { state: 'given', lines: written }
}

function line({ text, href }: { readonly text: string; readonly href?: string }): CompareLine {
  return { text, ...(href && { href }) }
}
