import { sameValue } from '../edit/sameValue.ts'
import type { BusinessHours } from '../listing/listing.ts'
import { parseHours, type Span } from './parseHours.ts'
import { readBusinessHours, type DayHours } from './readBusinessHours.ts'

/** The hours of a listing as a grid of the week, and the rows that no grid has. */
export interface WeekGrid {
  /** Monday first. */
  readonly week: readonly DayHours[]
  /** Rows that could not be read: they stay as they are until every day is set. */
  readonly unread: readonly BusinessHours[]
  /** Rows of no day of the week, such as public holidays and seasons: they always stay. */
  readonly others: readonly BusinessHours[]
}

/** Reads written hours into a grid. */
export function weekGrid(rows: readonly BusinessHours[], country?: string): WeekGrid {
  const read = readBusinessHours(rows, country)
  const kinds = read.rows.map(({ day, hours, days, weekdays, spans }) => {
    const kind = days && weekdays.length === 0 ? 'other' : days && spans ? 'read' : 'unread'
    return { kind, row: { day, hours } }
  })
  const of = (wanted: string) => kinds.filter(({ kind }) => kind === wanted).map(({ row }) => row)
  const isEmpty = of('read').length + of('unread').length === 0
  return {
    // Without rows nothing is known of any day.
    week: isEmpty ? read.week.map(() => ({ isKnown: false })) : read.week,
    unread: of('unread'),
    others: of('other'),
  }
}

/**
 * Writes a grid as rows that `readBusinessHours` reads as the same grid: one for each day that is known. `dayNames` are those of a locale that
 * `parseWeekdays` reads, Monday first.
 */
export function gridRows({ week, unread, others }: WeekGrid, dayNames: readonly string[]): readonly BusinessHours[] {
  const days = week.flatMap((day, weekday) =>
    day.isKnown ? [{ day: dayNames[weekday] ?? '', hours: writtenHours(day.spans) }] : [],
  )
  return [...days, ...(days.length === week.length ? [] : unread), ...others]
}

/** The opening of a day in words: '06:00 - 14:00, 16:00 - 22:00', 'Closed', 'Open 24 hours'. `parseHours` reads it. */
export function writtenHours(spans: readonly Span[]): string {
  if (spans.length === 0) return 'Closed'
  if (spans.some(({ opens, closes }) => closes - opens >= DAY)) return '24 hours'
  const written = (time: (minutes: number) => string) =>
    spans.map(({ opens, closes }) => `${time(opens)} - ${time(closes)}`).join(', ')
  const plain = written(clockTime)
  // From 11:00 to 10:00 of the next day could be of either clock.
  return sameValue(parseHours(plain), spans) ? plain : written(twelveHours)
}

/** Minutes since midnight as `07:30`; past midnight it is the time of the next day. */
export function clockTime(minutes: number): string {
  const minute = ((minutes % DAY) + DAY) % DAY
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function twelveHours(minutes: number): string {
  const time = clockTime(minutes)
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'am' : 'pm'}`
}

const DAY = 24 * 60
