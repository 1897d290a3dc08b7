import type { ListingStatus } from '@dira/data'
import type { CalendarDate, Standing } from '@dira/directory-core'
import type { TableChoice } from '../../../shared/ChoiceMenu/ChoiceMenu.tsx'
import type { PicturedCard } from '@dira/ui'

/** The columns that can be left out; the name is always there. */
export const LISTING_COLUMNS_SHOWN = ['package', 'place', 'status', 'paidUntil', 'images', 'changed'] as const
export const LISTING_COLUMNS_ALL = [...LISTING_COLUMNS_SHOWN, 'phone', 'enquiries', 'source'] as const
export type ListingColumnId = (typeof LISTING_COLUMNS_ALL)[number]

/** A row of the table. */
export interface TableListing {
  readonly id: string
  /** Where its name leads; undefined where it leads nowhere yet. */
  readonly href?: string | undefined
  readonly name: string
  readonly category: string
  /** What its picture needs. */
  readonly card: PicturedCard
  /** Where it stands today. */
  readonly tier: Standing
  readonly tierLabel: string
  /** Town and country. */
  readonly place: string
  readonly status: ListingStatus
  /** The last days of its package and of the grace after it; undefined where it has no end. */
  readonly paidUntil: { readonly day: CalendarDate; readonly graceUntil: CalendarDate } | undefined
  /** How many images it has, and how many its package shows; undefined where that shows none. */
  readonly images: { readonly count: number; readonly max: number } | undefined
  /** ISO 8601 */
  readonly changed: string
  readonly phone: string
  readonly enquiries: number
  readonly source: string | undefined
}

/** The loading state of the page. */
export type ListingTableState =
  | { readonly status: 'failed' }
  /** `isSlow` once it takes longer than one waits without a word. */
  | { readonly status: 'loading'; readonly isSlow?: boolean }
  | {
      readonly status: 'ready'
      readonly rows: readonly TableListing[]
      /** How many match; null where they are more than are counted, undefined until that is known. */
      readonly count: number | null | undefined
      readonly isFirst: boolean
      readonly previousHref?: string | undefined
      readonly nextHref?: string | undefined
      /** Another page is being read; this is the one that was there. @default false */
      readonly isReading?: boolean
      readonly isSlow?: boolean
      /** It could not be read again; this is what was there. @default false */
      readonly isFailed?: boolean
    }

/** A filter with its values. */
export interface TableFilter {
  readonly id: string
  readonly label: string
  readonly options: readonly TableChoice[]
  readonly chosen: readonly string[]
}

/** A province or city. */
export interface TablePlace extends TableChoice {
  /** Where it is: its province and country. */
  readonly description: string
  readonly kind: 'city' | 'province'
}

/** The picked listings: rows by their ids, or all that matched when that was pressed, but for some. */
export type PickedListings =
  | { readonly kind: 'rows'; readonly ids: ReadonlySet<string> }
  | {
      readonly kind: 'all'
      /** Ids that were picked off again. */
      readonly without: ReadonlySet<string>
      /** How many matched; null where they are more than are counted. */
      readonly count: number | null
      /** Whether the table still shows what matched then. */
      readonly isShown: boolean
    }

/** A change to all that is picked. */
export type BulkChange =
  | { readonly field: 'status'; readonly value: ListingStatus }
  | { readonly field: 'package' | 'category' | 'city'; readonly value: string }

/** The progress of a bulk change. */
export type BulkState =
  /** It waits for a yes; the count comes when it is known. */
  | { readonly step: 'asking'; readonly change: BulkChange; readonly count: number | undefined }
  /** So many listings are gone through. Once it can be stopped it also goes on without this page. */
  | {
      readonly step: 'working'
      readonly done: number
      readonly count: number | undefined
      /** @default false */
      readonly isUndo?: boolean
      /** @default false */
      readonly canStop?: boolean
    }

/** A view that belongs to everybody. */
export interface TableView {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly isHere: boolean
}
