import { GRACE_DAYS } from '../tier/effectiveTier.ts'
import { addDays, addYear, type CalendarDate } from '../time/calendarDate.ts'

/** The year that a payment covers, both days included. */
export interface PlanPeriod {
  readonly firstDay: CalendarDate
  readonly lastDay: CalendarDate
}

/** The year of a plan that starts on a day. Throws a RangeError for text that is not a day. */
export function planPeriod(firstDay: CalendarDate): PlanPeriod {
  return { firstDay, lastDay: addDays(addYear(firstDay), -1) }
}

/** Whether a plan is valid on a day. */
export function isPlanValid({ firstDay, lastDay }: PlanPeriod, day: CalendarDate): boolean {
  return firstDay <= day && day <= lastDay
}

/**
 * The year that a payment covers which was received on a day, for a package that is paid until a last day (undefined: no package, or one without an
 * end). Received in time, or within the days of grace, it goes on from the old end without a gap; later, or for the first time, from the day it was received.
 */
export function periodOf(paidUntil: CalendarDate | undefined, receivedOn: CalendarDate): PlanPeriod {
  const goesOn = paidUntil !== undefined && receivedOn <= addDays(paidUntil, GRACE_DAYS)
  return planPeriod(goesOn ? addDays(paidUntil, 1) : receivedOn)
}
