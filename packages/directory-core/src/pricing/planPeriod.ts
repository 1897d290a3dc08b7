import { GRACE_DAYS } from '../tier/effectiveTier.ts'
import { addDays, addYears, toUtc, type CalendarDate } from '../time/calendarDate.ts'

/** The years that a payment covers, both days included. */
export interface PlanPeriod {
  readonly firstDay: CalendarDate
  readonly lastDay: CalendarDate
}

/** The year of a plan that starts on a day, or several. Throws a RangeError for text that is not a day. */
export function planPeriod(firstDay: CalendarDate, years = 1): PlanPeriod {
  return { firstDay, lastDay: addDays(addYears(firstDay, years), -1) }
}

/** Whether a plan is valid on a day. */
export function isPlanValid({ firstDay, lastDay }: PlanPeriod, day: CalendarDate): boolean {
  return firstDay <= day && day <= lastDay
}

/**
 * When a payment comes that was received on a day, for a package that is paid until a last day (undefined: there is none, or it has no end): for the first time, so many
 * days early (none on the last day itself), so many days late within the grace, or after it.
 */
export function renewalOf(
  paidUntil: CalendarDate | undefined,
  receivedOn: CalendarDate,
): { readonly kind: 'first' | 'early' | 'grace' | 'late'; readonly days: number } {
  if (paidUntil === undefined) return { kind: 'first', days: 0 }
  const days = Math.round((toUtc(receivedOn) - toUtc(paidUntil)) / 86_400_000)
  if (days <= 0) return { kind: 'early', days: Math.abs(days) }
  return { kind: days <= GRACE_DAYS ? 'grace' : 'late', days }
}

/**
 * The year that such a payment covers, or several. Received in time, or within the days of grace, it goes on from the old end without a gap; later, or for the first time,
 * from the day it was received.
 */
export function periodOf(paidUntil: CalendarDate | undefined, receivedOn: CalendarDate, years = 1): PlanPeriod {
  const { kind } = renewalOf(paidUntil, receivedOn)
  return planPeriod(paidUntil !== undefined && kind !== 'late' ? addDays(paidUntil, 1) : receivedOn, years)
}
