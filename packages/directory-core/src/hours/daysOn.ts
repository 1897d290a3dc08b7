import { addDays, weekdayOf, type CalendarDate } from '../time/calendarDate.ts'
import { islamicDays } from '../time/islamicDay.ts'
import { isInDates } from './parseDates.ts'
import { isDatedRule, type DayRule, type Days } from './parseDays.ts'
import { isPublicHoliday } from './publicHolidays.ts'

/** Yes, no, or undefined where nobody can tell. */
export type Perhaps = boolean | undefined

/** Which rule of some days is about a day of the calendar: a plain one of the week, or one of dates, which goes before. */
export interface DaysOn {
  readonly plain: Perhaps
  readonly dated: Perhaps
  /** The dated rule opens days on which the business may be closed all year: 'Apr-May' names no day of the week. */
  readonly isSeason: boolean
}

export function daysOn({ rules, except }: Days, date: CalendarDate, country: string | undefined): DaysOn {
  const holds = (rule: DayRule) => holdsOn(rule, date, country)
  const isExcepted = some(except.map(holds))
  const of = (isDated: boolean) =>
    both([some(rules.filter((rule) => isDatedRule(rule) === isDated).map(holds)), not(isExcepted)])
  return {
    plain: of(false),
    dated: of(true),
    isSeason: rules.some(
      (rule) => typeof rule.dates === 'object' && rule.weekdays.length === 0 && holds(rule) !== false,
    ),
  }
}

/** Whether rules of some days say which days of the week count on a day of the calendar, so that the others are closed. */
export function namesWeekdays({ rules }: Days, date: CalendarDate): boolean {
  return rules.some(
    ({ weekdays, dates }) =>
      weekdays.length > 0 && (dates === undefined || (typeof dates === 'object' && isInDates(dates, date))),
  )
}

function holdsOn(
  { weekdays, doubtful, nth, dates }: DayRule,
  date: CalendarDate,
  country: string | undefined,
): Perhaps {
  const weekday = weekdayOf(date)
  return both([
    weekdays.length + (doubtful?.length ?? 0) === 0 ||
      weekdays.includes(weekday) ||
      (doubtful?.includes(weekday) ? undefined : false),
    nth === undefined || nth.some((one) => isNth(one, date)),
    dates === undefined || inDates(dates, date, country),
  ])
}

function inDates(dates: NonNullable<DayRule['dates']>, date: CalendarDate, country: string | undefined): Perhaps {
  if (dates === 'public holidays') return isPublicHoliday(date, country)
  if (dates !== 'ramadan') return isInDates(dates, date)
  const months = islamicDays(date).map(({ month }) => month === 9)
  return months.every(Boolean) || (some(months) ? undefined : false)
}

/** Whether a day is the first, second … of its weekday in its month, or the last but so many. */
function isNth(number: number, date: CalendarDate): boolean {
  const edge = addDays(date, number > 0 ? -7 * (number - 1) : -7 * (number + 1))
  const beyond = addDays(edge, number > 0 ? -7 : 7)
  return edge.slice(0, 7) === date.slice(0, 7) && beyond.slice(0, 7) !== date.slice(0, 7)
}

function some(all: readonly Perhaps[]): Perhaps {
  return all.includes(true) || (all.includes(undefined) ? undefined : false)
}

function both(all: readonly Perhaps[]): Perhaps {
  return !all.includes(false) && (all.includes(undefined) ? undefined : true)
}

function not(one: Perhaps): Perhaps {
  return one === undefined ? undefined : !one
}
