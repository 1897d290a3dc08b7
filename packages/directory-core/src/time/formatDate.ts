import { toUtc, type CalendarDate } from './calendarDate.ts'

/** A day in words, as '30 November 2026'; the same wherever the reader is. Throws a RangeError for text that is not a day. */
export function formatDate(date: CalendarDate, locale = 'en-GB'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(toUtc(date))
}
