import { addDays, toUtc, type CalendarDate } from '../time/calendarDate.ts'
import { tierOf, type PackageTier } from './packageTier.ts'

/** What was bought for a listing: the tier, and the last day that is paid for. Without that day the package has no end. */
export interface BoughtPackage {
  readonly packageTier?: PackageTier | undefined
  readonly paidUntil?: CalendarDate | undefined
}

/** For so many days after the last one that is paid for, the tier that was bought still shows. */
export const GRACE_DAYS = 14

/**
 * The tier that a listing shows at an instant (milliseconds since 1970): the one that was bought, up to the end of its grace, then classified. What
 * visitors are given has been through this rule: `packageTier` of a published listing is the tier that shows. Days begin at midnight UTC.
 */
export function effectiveTier(bought: BoughtPackage, now: number): PackageTier {
  const end = packageEnd(bought)
  return end !== undefined && now >= end ? 'classified' : tierOf(bought)
}

/** The instant from which a listing is classified, in milliseconds since 1970: midnight UTC after its grace. Undefined where it has no end. */
export function packageEnd({ paidUntil }: BoughtPackage): number | undefined {
  return paidUntil === undefined ? undefined : toUtc(addDays(paidUntil, GRACE_DAYS + 1))
}
