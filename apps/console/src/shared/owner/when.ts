const HOUR = { hour: '2-digit', minute: '2-digit' } as const
const clock = new Intl.DateTimeFormat('en-GB', HOUR)
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
const whole = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
// Days of the calendar are read as midnight UTC.
const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const DAY = 86_400_000

/** How many days of the reader's calendar ago an instant was. */
function daysAgo(instant: Date, now: Date): number {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  return Math.round((midnight(now) - midnight(instant)) / DAY)
}

/** When something happened, as within a sentence: 'today 08:12', 'yesterday 16:40', 'Wed 18 Nov', '18 Nov 2025'. */
export function shortWhen(instant: string, now: Date): string {
  const then = new Date(instant)
  const days = daysAgo(then, now)
  if (days <= 0) return `today ${clock.format(then)}`
  if (days === 1) return `yesterday ${clock.format(then)}`
  return days < 300 ? dayAndMonth.format(then).replace(',', '') : whole.format(then)
}

/** On which day something happened: 'today', 'yesterday', 'on Friday', 'on Wed 18 Nov'. */
export function onDay(instant: string, now: Date): string {
  const then = new Date(instant)
  const days = daysAgo(then, now)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return `on ${days < 7 ? weekday.format(then) : shortWhen(instant, now)}`
}

/** A day of the calendar, such as '29 November 2026'. */
export const fullDay = (day: string): string => long.format(new Date(day))

/** How many days one day of the calendar is after another. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY)
