import type { BusinessHours, Listing } from '../listing/listing.ts'
import { timeZoneOf } from '../location/timeZoneOf.ts'
import { toUtc, weekdayOf } from '../time/calendarDate.ts'
import { zonedTime } from '../time/zonedTime.ts'
import { openStretches, type Stretch } from './openStretches.ts'
import { WEEKDAYS, type Weekday } from './parseWeekdays.ts'
import { readBusinessHours } from './readBusinessHours.ts'

/** A change to come, as the clock where the business is shows it. */
export interface Change {
  /** Milliseconds since 1970, in UTC. */
  readonly at: number
  /** Whole minutes from now, rounded up. */
  readonly inMinutes: number
  readonly weekday: Weekday
  /** As `07:00`; midnight is the `00:00` that begins the next day. */
  readonly time: string
  /** 0 today, 1 tomorrow. */
  readonly daysAhead: number
}

/**
 * Whether a business is open. `closes` is absent when it does not within a week or when it cannot be told, `opens` likewise.
 * `unknown` is never shown as closed: the hours are then shown as they were written.
 */
export type OpenStatus =
  | { readonly state: 'open'; readonly today: Weekday; readonly closes?: Change }
  | { readonly state: 'closed'; readonly today: Weekday; readonly opens?: Change }
  | { readonly state: 'unknown'; readonly today?: Weekday }

/** A listing's detail view, which has hours only where its package shows them, or a listing. Without hours all is unknown. */
export interface Scheduled {
  readonly location: Listing['location']
  readonly businessHours?: readonly BusinessHours[] | undefined
}

/** Whether a business is open at an instant (milliseconds since 1970, UTC), by its hours and by the clock where it is. */
export function openStatus({ location, businessHours = [] }: Scheduled, now: number): OpenStatus {
  const timeZone = timeZoneOf(location)
  if (timeZone === undefined) return { state: 'unknown' }
  const { date } = zonedTime(now, timeZone)
  const today = nameOfDay(date)
  const { open, unknown } = openStretches(readBusinessHours(businessHours).week, { date, timeZone })
  const changeAt = (at: number | undefined) => (at === undefined ? undefined : change(at, { now, date, timeZone }))

  const current = open.find((stretch) => holds(stretch, now))
  if (current) {
    const isTold = current.to - now <= A_WEEK && !unknown.some((stretch) => holds(stretch, current.to))
    const closes = isTold ? changeAt(current.to) : undefined
    return { state: 'open', today, ...(closes && { closes }) }
  }
  if (unknown.some((stretch) => holds(stretch, now))) return { state: 'unknown', today }
  const next = open.find(({ from }) => from > now)?.from
  const isTold = !unknown.some(({ from }) => from > now && from < (next ?? Infinity))
  const opens = isTold ? changeAt(next) : undefined
  return { state: 'closed', today, ...(opens && { opens }) }
}

const A_WEEK = 7 * 86_400_000

function holds({ from, to }: Stretch, instant: number): boolean {
  return from <= instant && instant < to
}

function change(at: number, { now, date, timeZone }: { now: number; date: string; timeZone: string }): Change {
  const then = zonedTime(at, timeZone)
  const [hours, minutes] = [Math.floor(then.minute / 60), then.minute % 60]
  return {
    at,
    inMinutes: Math.ceil((at - now) / 60_000),
    weekday: nameOfDay(then.date),
    time: `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`,
    daysAhead: Math.round((toUtc(then.date) - toUtc(date)) / 86_400_000),
  }
}

function nameOfDay(date: string): Weekday {
  // weekdayOf gives 0 to 6.
  return WEEKDAYS[weekdayOf(date)] as Weekday
}
