import { toUtc, type CalendarDate } from './calendarDate.ts'
import { zonedTime } from './zonedTime.ts'

const MILLISECONDS_A_MINUTE = 60_000

/**
 * The instant (milliseconds since 1970, UTC) at which the clock of a zone shows a minute of a day; minutes beyond 1440 run into
 * the days after. A time that the clock skips is the instant of the skip's length later; one that it shows twice is the first.
 */
export function instantAt(date: CalendarDate, minute: number, timeZone: string): number {
  const wall = toUtc(date) + minute * MILLISECONDS_A_MINUTE
  // The offset before the time and the one after it: they differ only around a change of the clock.
  const before = wall - offsetAt(wall - HALF_A_DAY, timeZone)
  const after = wall - offsetAt(wall + HALF_A_DAY, timeZone)
  return [before, after].toSorted((a, b) => a - b).find((instant) => wallAt(instant, timeZone) === wall) ?? before
}

/** Farther than any offset's error, nearer than two changes of a clock. */
const HALF_A_DAY = 12 * 60 * MILLISECONDS_A_MINUTE

function offsetAt(instant: number, timeZone: string): number {
  return wallAt(instant, timeZone) - Math.floor(instant / MILLISECONDS_A_MINUTE) * MILLISECONDS_A_MINUTE
}

function wallAt(instant: number, timeZone: string): number {
  const { date, minute } = zonedTime(instant, timeZone)
  return toUtc(date) + minute * MILLISECONDS_A_MINUTE
}
