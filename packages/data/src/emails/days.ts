// Days of the calendar are read as midnight UTC.
const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** A day or the day of an instant, such as 'Sunday 29 November 2026'. */
export function longDay(day: string): string {
  return long.format(new Date(day)).replace(',', '')
}
