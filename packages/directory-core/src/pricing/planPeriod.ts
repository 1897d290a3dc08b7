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

/** The next year of a plan that is renewed on a day: before its end it follows without a gap, after it, it starts that day. */
export function renewedPeriod({ lastDay }: PlanPeriod, day: CalendarDate): PlanPeriod {
  return planPeriod(day <= lastDay ? addDays(lastDay, 1) : day)
}
