import { openStatus, rowsToday, type OpenStatus } from '../hours/openStatus.ts'
import type { Listing } from '../listing/listing.ts'
import { CHOICE_NAMES, type ChoiceName } from '../listing/choices.ts'
import type { CompareNames, Names } from '../names/names.ts'
import { listingCard, type ListingCard } from '../view/listingCard.ts'
import { listingDetail, type DetailOptions, type ListingDetail } from '../view/listingDetail.ts'
import { COMPARE_LIMIT } from './compareParams.ts'

/** Listings side by side: a column each, in the order they were chosen, and rows in groups; what differs stands first in both. */
export interface CompareView {
  readonly columns: readonly ListingCard[]
  readonly groups: readonly CompareGroup[]
}

/** Rows under one heading. */
export interface CompareGroup {
  readonly title: string
  readonly rows: readonly CompareRow[]
}

/** A field that is compared, or a fact of the place. */
export type CompareField = keyof CompareNames['rows'] | ChoiceName

/** One field of all listings. */
export interface CompareRow {
  readonly field: CompareField
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
  | { readonly state: 'not-given' | 'not-in-package' }

/** A line of a cell, linked where there is somewhere to go. */
export interface CompareLine {
  readonly text: string
  readonly href?: string
}

/** What a comparison depends on besides its listings. */
export interface CompareOptions extends DetailOptions {
  readonly names: Names
}

/** Compares the first four different listings field by field, each with only what its package shows. */
export function compareView(listings: readonly Listing[], options: CompareOptions): CompareView {
  const chosen = [...new Map(listings.map((listing) => [listing.slug, listing])).values()].slice(0, COMPARE_LIMIT)
  const details = chosen.map((listing) => listingDetail(listing, options))
  const groups = GROUPS.map(({ id, rows }) => ({
    title: options.names.compare.groups[id],
    rows: rows
      .flatMap(({ field, cell }) => {
        const { compare, placeFacts } = options.names
        const label =
          field in placeFacts
            ? placeFacts[field as ChoiceName].label
            : compare.rows[field as keyof CompareNames['rows']]
        const cells = details.map((detail) => cell(detail, options))
        // A fact of the place that is known of none is no row.
        if (field in placeFacts && cells.every(({ state }) => state !== 'given')) return []
        return { field, label, cells, differs: new Set(cells.map((one) => JSON.stringify(one))).size > 1 }
      })
      .toSorted(differentFirst),
  }))
  const differs = (group: CompareGroup) => group.rows.some((row) => row.differs)
  return {
    columns: chosen.map((listing) => listingCard(listing, options)),
    groups: [...groups.filter(differs), ...groups.filter((group) => !differs(group))],
  }
}

/** What two listings differ in is what they are compared for. */
const differentFirst = (a: CompareRow, b: CompareRow) => Number(b.differs) - Number(a.differs)

interface Row {
  readonly field: CompareField
  readonly cell: (detail: ListingDetail, options: CompareOptions) => CompareCell
}

/** The values of a fact of the place. */
const valuesOf = ({ facts }: ListingDetail, field: ChoiceName) => facts.find(({ name }) => name === field)?.values ?? []

const NOT_IN_PACKAGE: CompareCell = { state: 'not-in-package' }

const GROUPS: readonly { readonly id: keyof CompareNames['groups']; readonly rows: readonly Row[] }[] = [
  {
    id: 'what',
    rows: [
      { field: 'category', cell: ({ category }) => given([{ text: category }]) },
      { field: 'subcategory', cell: ({ subcategory = '' }) => given([{ text: subcategory }]) },
      ...CHOICE_NAMES.map((field) => ({ field, cell: (detail: ListingDetail) => given(valuesOf(detail, field)) })),
      {
        field: 'description',
        cell: (detail) => ('description' in detail ? given([{ text: detail.description }]) : NOT_IN_PACKAGE),
      },
    ],
  },
  {
    id: 'where',
    rows: [
      { field: 'location', cell: (detail) => given([{ text: detail.locationLine }]) },
      { field: 'address', cell: (detail) => given([{ text: detail.address }]) },
    ],
  },
  {
    id: 'reach',
    rows: [
      { field: 'phone', cell: (detail) => given(detail.phones.map(line)) },
      {
        field: 'whatsapp',
        cell: ({ phones }) =>
          given(phones.flatMap(({ text, whatsapp }) => (whatsapp === undefined ? [] : [{ text, href: whatsapp }]))),
      },
      {
        field: 'email',
        cell: (detail) => ('email' in detail ? given(detail.email ? [line(detail.email)] : []) : NOT_IN_PACKAGE),
      },
      {
        field: 'website',
        cell: (detail) => ('website' in detail ? given(detail.website ? [line(detail.website)] : []) : NOT_IN_PACKAGE),
      },
    ],
  },
  {
    id: 'time',
    rows: [
      { field: 'today', cell: todayCell },
      {
        field: 'specialOffers',
        cell: (detail) =>
          'specialOffers' in detail
            ? given(detail.specialOffers.map(({ title }) => ({ text: title })))
            : NOT_IN_PACKAGE,
      },
      { field: 'gallery', cell: galleryCell },
      {
        field: 'socialMedia',
        cell: (detail) =>
          'socialMedia' in detail
            ? given(detail.socialMedia.map(({ platform, url }) => ({ text: platform, href: url })))
            : NOT_IN_PACKAGE,
      },
    ],
  },
]

/** Today's rows as they were written, or all of them when today is not known. */
function todayCell(detail: ListingDetail, options: CompareOptions): CompareCell {
  if (!('businessHours' in detail)) return NOT_IN_PACKAGE
  if (detail.businessHours.length === 0) return given([])
  const status = openStatus(detail, options)
  const today = rowsToday(detail, options.now)
  const lines =
    today.length > 0 || status.state !== 'unknown'
      ? today.map(({ hours }) => ({ text: hours }))
      : detail.businessHours.map(({ day, hours }) => ({ text: `${day}: ${hours}` }))
  return { state: 'given', lines, openStatus: status }
}

function galleryCell(detail: ListingDetail, { names }: CompareOptions): CompareCell {
  if (!('gallery' in detail)) return NOT_IN_PACKAGE
  const { images, max } = detail.gallery
  return given(images.length === 0 ? [] : [{ text: names.compare.images(images.length, max) }])
}

function given(lines: readonly CompareLine[]): CompareCell {
  const written = lines.filter(({ text }) => text.trim() !== '')
  return written.length === 0 ? { state: 'not-given' } : { state: 'given', lines: written }
}

function line({ text, href }: { readonly text: string; readonly href?: string }): CompareLine {
  return { text, ...(href && { href }) }
}
