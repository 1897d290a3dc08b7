import type { BusinessHours, Listing } from '../listing/listing.ts'
import { timeZoneOf } from '../location/timeZoneOf.ts'
import type { Names } from '../names/names.ts'
import { toUtc, weekdayOf } from '../time/calendarDate.ts'
import { zonedTime } from '../time/zonedTime.ts'
import { openStretches, type Stretch } from './openStretches.ts'
import type { NamedHoliday } from './namedHolidays.ts'
import { rowsOn } from './hoursOn.ts'
import { namedDates } from './parseDays.ts'
import { readBusinessHours, type HoursRow } from './readBusinessHours.ts'

/** A change to come, as the clock where the business is shows it. */
export interface Change {
  /** Milliseconds since 1970, in UTC. */
  readonly at: number
  /** Whole minutes from now, rounded up. */
  readonly inMinutes: number
  /** 0 is Monday. */
  readonly weekday: number
  /** The name of that day. */
  readonly weekdayName: string
  /** As `07:00`; midnight is the `00:00` that begins the next day. */
  readonly time: string
  /** 0 today, 1 tomorrow. */
  readonly daysAhead: number
}

/**
 * Whether a business is open. `closes` is absent when it does not within a week or when that is unknown; so is `opens`.
 * `unknown` is never shown as closed: the hours are then shown as they were written. `reason` is the name of the day that it is closed on. `today` is a day of the week, 0 being Monday.
 */
export type OpenStatus =
  | { readonly state: 'open'; readonly today: number; readonly closes?: Change }
  | { readonly state: 'closed'; readonly today: number; readonly opens?: Change; readonly reason?: string }
  | { readonly state: 'unknown'; readonly today?: number }

/** A listing's detail view, which has hours only where its package shows them, or a listing. Without hours all is unknown. */
export interface Scheduled {
  readonly location: Listing['location']
  readonly businessHours?: readonly BusinessHours[] | undefined
  /** The public holidays around, by their names. @default they have none */
  readonly holidays?: readonly NamedHoliday[] | undefined
}

/** Whether a business is open at an instant (milliseconds since 1970, UTC), by its hours and by the clock where it is. */
export function openStatus(
  { location, businessHours = [], holidays = [] }: Scheduled,
  { now, names }: { readonly now: number; readonly names: Pick<Names, 'weekdays'> },
): OpenStatus {
  const timeZone = timeZoneOf(location)
  if (timeZone === undefined) return { state: 'unknown' }
  const { date } = zonedTime(now, timeZone)
  const today = weekdayOf(date)
  const read = readBusinessHours(businessHours, location.country)
  const { open, unknown } = openStretches(read, { date, timeZone })
  const changeAt = (at: number | undefined) =>
    at === undefined ? undefined : change(at, { now, date, timeZone, names })

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
  const reason = reasonOf(
    rowsOn(read, date),
    holidays.find((one) => one.date === date),
  )
  return { state: 'closed', today, ...(opens && { opens }), ...(reason !== undefined && { reason }) }
}

/** The name of the day that closes a business: as its row has it, or that of the public holiday. */
function reasonOf(rows: readonly HoursRow[], holiday: NamedHoliday | undefined): string | undefined {
  const closing = rows.filter(({ spans }) => spans?.length === 0)
  const isOfHolidays = closing.some(({ days }) => days?.rules.some(({ dates }) => dates === 'public holidays'))
  const [own] = closing.flatMap(({ day }) => namedDates(day)?.name ?? [])
  return own ?? (isOfHolidays ? holiday?.name : undefined)
}

/** The rows that count today where a business is, or may; all unmarked where no clock is known. */
export function rowsToday({ location, businessHours = [] }: Scheduled, now: number): readonly BusinessHours[] {
  const timeZone = timeZoneOf(location)
  return timeZone === undefined
    ? []
    : rowsOn(readBusinessHours(businessHours, location.country), zonedTime(now, timeZone).date)
}

const A_WEEK = 7 * 86_400_000

function holds({ from, to }: Stretch, instant: number): boolean {
  return from <= instant && instant < to
}

interface Today {
  readonly now: number
  readonly date: string
  readonly timeZone: string
  readonly names: Pick<Names, 'weekdays'>
}

function change(at: number, { now, date, timeZone, names }: Today): Change {
  const then = zonedTime(at, timeZone)
  const weekday = weekdayOf(then.date)
  const [hours, minutes] = [Math.floor(then.minute / 60), then.minute % 60]
  return {
    at,
    inMinutes: Math.ceil((at - now) / 60_000),
    weekday,
    // weekdayOf gives 0 to 6.
    weekdayName: names.weekdays[weekday]!,
    time: `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`,
    daysAhead: Math.round((toUtc(then.date) - toUtc(date)) / 86_400_000),
  }
}
