import type { BusinessHours } from '../listing/listing.ts'
import { addDays, weekdayOf } from '../time/calendarDate.ts'
import { zonedTime, type ZonedTime } from '../time/zonedTime.ts'
import { openStretches } from './openStretches.ts'
import { readBusinessHours, type DayHours } from './readBusinessHours.ts'

/** The hours of a week by the clock of a time zone. */
export interface Schedule {
  readonly timeZone: string
  readonly week: readonly DayHours[]
}

export function readSchedule(timeZone: string, businessHours: readonly BusinessHours[]): Schedule {
  return { timeZone, week: readBusinessHours(businessHours).week }
}

/**
 * Whether `openStatus` says open at an instant, a hundred times as fast: where no clock changes in the days around, the week's hours are compared
 * with what the clock shows.
 */
export function isOpenAt({ timeZone, week }: Schedule, now: number): boolean {
  const clock = clockOf(timeZone, now)
  if (!clock.isSteady) {
    const { open } = openStretches(week, { date: clock.date, timeZone })
    return open.some(({ from, to }) => from <= now && now < to)
  }
  return holds(week[clock.weekday], clock.minute) || holds(week[(clock.weekday + 6) % 7], clock.minute + MINUTES_A_DAY)
}

function holds(day: DayHours | undefined, minute: number): boolean {
  return day?.isKnown === true && day.spans.some(({ opens, closes }) => opens <= minute && minute < closes)
}

interface Clock extends ZonedTime {
  readonly weekday: number
  /** The clock is changed neither in the two days before nor in those after. */
  readonly isSteady: boolean
}

const MINUTES_A_DAY = 1440
const TWO_DAYS = 2 * MINUTES_A_DAY * 60_000

/** The clocks of all zones at the last instant that was asked for: Africa has few zones, a directory many hours. */
const clocks = new Map<string, Clock>()
let instant = NaN

function clockOf(timeZone: string, now: number): Clock {
  if (now !== instant) clocks.clear()
  instant = now
  const known = clocks.get(timeZone)
  if (known) return known
  const time = zonedTime(now, timeZone)
  const isSteady =
    isClockAt(zonedTime(now - TWO_DAYS, timeZone), time, -2) && isClockAt(zonedTime(now + TWO_DAYS, timeZone), time, 2)
  const clock = { ...time, weekday: weekdayOf(time.date), isSteady }
  clocks.set(timeZone, clock)
  return clock
}

function isClockAt(other: ZonedTime, time: ZonedTime, days: number): boolean {
  return other.minute === time.minute && other.date === addDays(time.date, days)
}
