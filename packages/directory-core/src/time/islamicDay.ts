import { toUtc, type CalendarDate } from './calendarDate.ts'

/** The mean time from one new moon to the next, and the first day of the year 1447, from which the moons are counted. */
const MOON = 29.530589
const FIRST_DAY = '2025-06-26'

/**
 * Month and day of the Islamic calendar, as the mean moon has them. The crescent is seen, or announced, up to two days earlier or later, and not
 * everywhere on the same day: ask `islamicDays` what may be.
 */
function islamicDay(date: CalendarDate, offset: number): { readonly month: number; readonly day: number } {
  const days = Math.round((toUtc(date) - toUtc(FIRST_DAY)) / 86_400_000) + offset
  const moons = Math.floor(days / MOON)
  return { month: (((moons % 12) + 12) % 12) + 1, day: Math.floor(days - moons * MOON) + 1 }
}

/** The Islamic days that a day of the calendar may be, the first the most likely. */
export function islamicDays(date: CalendarDate): readonly { readonly month: number; readonly day: number }[] {
  return [0, -1, 1, -2, 2].map((offset) => islamicDay(date, offset))
}
