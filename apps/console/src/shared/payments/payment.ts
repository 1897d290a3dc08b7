import type { CalendarDate, PackageTier, PaymentMethod, PaymentYears } from '@dira/directory-core'
import type { PicturedCard } from '@dira/ui'

/** A listing that somebody pays for. */
export interface PaidListing {
  readonly id: string
  readonly name: string
  /** Category, town and country. */
  readonly about: string
  readonly card: PicturedCard
  /** The tier that shows today. */
  readonly tier: PackageTier
  readonly tierLabel: string
  readonly paidUntil: CalendarDate | undefined
  /** That day is not paid for: it was given when a payment was taken back. @default false */
  readonly isGiven?: boolean
}

/** A package that can be paid for. */
export interface PaidTier {
  readonly tier: PackageTier
  readonly label: string
  /** For a year, as it is printed. */
  readonly price: string
}

/** A payment as it is being written. The amount is the text of its field, in rand. */
export interface PaymentDraft {
  readonly tier: PackageTier
  readonly years: PaymentYears
  readonly amount: string
  readonly receivedOn: CalendarDate
  readonly method: PaymentMethod
  readonly reference: string
  readonly note: string
}

/** What a payment pays for, computed. */
export interface PaidPeriod {
  readonly firstDay: CalendarDate
  readonly lastDay: CalendarDate
  /** The last day of the grace after it. */
  readonly graceUntil: CalendarDate
  /** When it comes: for the first time, so many days early or late. */
  readonly timing: { readonly kind: 'first' | 'early' | 'grace' | 'late'; readonly days: number }
}

/** A package in words. */
export interface PackageInWords {
  readonly tierLabel: string
  readonly lastDay?: CalendarDate | undefined
  /** It is the smallest one. */
  readonly isLowest: boolean
}

/** What a listing shows without a payment, and what it shows now; undefined where that is the same. */
export interface ReversalPackages {
  readonly without: PackageInWords
  readonly now: PackageInWords | undefined
}

/** What becomes of the page: what is paid for without the payment, the same up to a day, or the same as it is, for a reason. */
export type ReversalChoice =
  | { readonly kind: 'paid' }
  | { readonly kind: 'until'; readonly day: CalendarDate }
  | { readonly kind: 'kept'; readonly why: string }
