import type { BusinessHours } from '../listing/listing.ts'
import { mayCountFromSunrise } from './localClock.ts'
import { isDatedRule, namesRomanceDay, parseDays, type Days } from './parseDays.ts'
import { parseHours, type Span } from './parseHours.ts'

/** Hours of one day, as far as they are known. Closed is a day without spans; unknown is never closed. */
export type DayHours = { readonly isKnown: true; readonly spans: readonly Span[] } | { readonly isKnown: false }

/** A row as its owner wrote it, and what could be read of it. */
export interface HoursRow extends BusinessHours {
  /** The days of every week that the row names, Monday being 0; none where they cannot be read, or are of some dates only. */
  readonly weekdays: readonly number[]
  /** Undefined where the days cannot be read. */
  readonly days?: Days
  /** Undefined where the hours cannot be read: the row is shown as it was written. */
  readonly spans?: readonly Span[]
}

/** The rows in their order and the week that they describe, Monday first: `hoursOn` says what a day of the calendar makes of it. */
export interface ReadHours {
  readonly rows: readonly HoursRow[]
  readonly week: readonly DayHours[]
  /** Every week is like the other, but for public holidays. */
  readonly isWeekly: boolean
  /** The week says all: no row is of dates, holidays or days that are doubtful. */
  readonly isPlain: boolean
  readonly country?: string
}

/**
 * Reads the hours of a listing, row by row. Of several rows that name a day, those that name fewest days count ('Daily', but
 * 'Sunday'), together when they are equal (a morning row and an afternoon row). A day that no row names is closed when all rows
 * could be read, as people leave out their closed days, and unknown when one could not. Without a country, the weekend is Saturday and Sunday, and
 * every day may be a public holiday.
 */
export function readBusinessHours(written: readonly BusinessHours[], country?: string): ReadHours {
  const rows = readRows(written, country)
  const hasReadAll = rows.every(isRead) && rows.some(({ weekdays }) => weekdays.length > 0)
  const week = Array.from({ length: 7 }, (_, weekday) => {
    const ruling = rowsOfDay(rows, weekday)
    return ruling.length === 0 ? unnamed(hasReadAll) : dayOfRows(ruling)
  })
  const isOfWeeks = (days: Days) =>
    [...days.rules, ...days.except].every((rule) => !isDatedRule(rule) || isOfHolidays(rule))
  return {
    rows,
    week,
    isPlain: rows.every(({ days }) => days !== undefined && isOfPlainWeeks(days)),
    isWeekly: rows.every(({ days }) => days !== undefined && isOfWeeks(days)),
    ...(country !== undefined && { country }),
  }
}

/** The first row that says something which cannot be read, days or hours; a page shows it as it was written. */
export function unreadHours(written: readonly BusinessHours[], country?: string): BusinessHours | undefined {
  return readRows(written, country).find((row) => row.hours.trim() !== '' && !isRead(row))
}

/** The rows that count for a day of the week, Monday being 0: of those that name it, the ones that name fewest days. */
export function rowsOfDay(rows: readonly HoursRow[], weekday: number): readonly HoursRow[] {
  const naming = rows.filter(({ weekdays }) => weekdays.includes(weekday))
  const fewest = Math.min(...naming.map(({ weekdays }) => weekdays.length))
  return naming.filter(({ weekdays }) => weekdays.length === fewest)
}

/** The hours of a day of which nobody can tell. */
export const UNKNOWN: DayHours = { isKnown: false }

/** A day that no row names. */
export function unnamed(isClosed: boolean): DayHours {
  return isClosed ? { isKnown: true, spans: [] } : UNKNOWN
}

function readRows(written: readonly BusinessHours[], country: string | undefined): readonly HoursRow[] {
  const isMarTuesday = written.some(({ day }) => namesRomanceDay(day))
  const isSunrise = mayCountFromSunrise(written, country)
  return written.map(({ day, hours }) => {
    const days = parseDays(day, { country, isMarTuesday })
    const spans = parseHours(hours)
    const isDoubted = isSunrise && spans?.some(({ opens, closes }) => closes - opens < 1440)
    return {
      day,
      hours,
      weekdays: days ? weekdaysOf(days) : [],
      ...(days && { days }),
      ...(spans && !isDoubted && { spans }),
    }
  })
}

function isOfPlainWeeks({ rules, except }: Days): boolean {
  return [...rules, ...except].every((rule) => !isDatedRule(rule) && rule.doubtful === undefined)
}

/** The days of every week. */
function weekdaysOf({ rules, except }: Days): readonly number[] {
  const of = (some: Days['rules']) => some.filter((rule) => !isDatedRule(rule)).flatMap(({ weekdays }) => weekdays)
  const excepted = of(except)
  return of(rules).filter((day) => !excepted.includes(day))
}

/** What a row of public holidays says is no matter for the other days. */
export function isRead({ days, spans }: HoursRow): boolean {
  return days !== undefined && (spans !== undefined || days.rules.every(isOfHolidays))
}

function isOfHolidays({ dates }: Days['rules'][number]): boolean {
  return dates === 'public holidays'
}

/** What rows that count for the same day say together. */
export function dayOfRows(rows: readonly HoursRow[]): DayHours {
  const spans = rows.flatMap((row) => row.spans ?? [])
  const isReadable = rows.every((row) => row.spans !== undefined)
  const contradicts = spans.length > 0 && rows.some((row) => row.spans?.length === 0)
  return isReadable && !contradicts ? { isKnown: true, spans } : UNKNOWN
}
