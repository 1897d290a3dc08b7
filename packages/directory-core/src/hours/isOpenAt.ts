import type { BusinessHours } from '../listing/listing.ts'
import { addDays } from '../time/calendarDate.ts'
import { zonedTime, type ZonedTime } from '../time/zonedTime.ts'
import { openStretches } from './openStretches.ts'
import { hoursOn } from './hoursOn.ts'
import { readBusinessHours, type DayHours, type ReadHours } from './readBusinessHours.ts'

/** Hours by the clock of a time zone. */
export interface Schedule {
  readonly timeZone: string
  readonly hours: ReadHours
}

export function readSchedule(timeZone: string, businessHours: readonly BusinessHours[], country?: string): Schedule {
  return { timeZone, hours: readBusinessHours(businessHours, country) }
}

/**
 * Whether `openStatus` says open at an instant, a hundred times as fast: where no clock changes in the days around, the hours of today and of
 * yesterday are compared with what the clock shows.
 */
export function isOpenAt({ timeZone, hours }: Schedule, now: number): boolean {
  const clock = clockOf(timeZone, now)
  if (!clock.isSteady) {
    const { open } = openStretches(hours, { date: clock.date, timeZone })
    return open.some(({ from, to }) => from <= now && now < to)
  }
  return (
    holds(hoursOn(hours, clock.date), clock.minute) ||
    holds(hoursOn(hours, clock.yesterday), clock.minute + MINUTES_A_DAY)
  )
}

function holds(day: DayHours, minute: number): boolean {
  return day.isKnown && day.spans.some(({ opens, closes }) => opens <= minute && minute < closes)
}

interface Clock extends ZonedTime {
  readonly yesterday: string
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
  const clock = { ...time, yesterday: addDays(time.date, -1), isSteady }
  clocks.set(timeZone, clock)
  return clock
}

function isClockAt(other: ZonedTime, time: ZonedTime, days: number): boolean {
  return other.minute === time.minute && other.date === addDays(time.date, days)
}
