import type { BusinessHours } from '../listing/listing.ts'
import { parseHours, type Span } from './parseHours.ts'
import { parseWeekdays } from './parseWeekdays.ts'

/** What is known of one day of the week. Closed is a day without spans; unknown is never closed. */
export type DayHours = { readonly isKnown: true; readonly spans: readonly Span[] } | { readonly isKnown: false }

/** A row as its owner wrote it, and what could be read of it. */
export interface HoursRow extends BusinessHours {
  /** The days that the row names, Monday being 0; none where they cannot be read. */
  readonly weekdays: readonly number[]
  /** Undefined where the hours cannot be read: the row is shown as it was written. */
  readonly spans?: readonly Span[]
}

/** The rows in their order and the week that they describe, Monday first. */
export interface ReadHours {
  readonly rows: readonly HoursRow[]
  readonly week: readonly DayHours[]
}

/**
 * Reads the hours of a listing, row by row. Of several rows that name a day, those that name fewest days count ('Daily', but
 * 'Sunday'), together when they are equal (a morning row and an afternoon row). A day that no row names is closed when all rows
 * could be read, as people leave out their closed days, and unknown when one could not.
 */
export function readBusinessHours(written: readonly BusinessHours[]): ReadHours {
  const rows = written.map(readRow)
  const hasReadAll = rows.every(({ isRead }) => isRead) && rows.some(({ row }) => row.weekdays.length > 0)
  const unnamed: DayHours = hasReadAll ? { isKnown: true, spans: [] } : { isKnown: false }
  const readRows = rows.map(({ row }) => row)
  const week = Array.from({ length: 7 }, (_, weekday) => {
    const ruling = rowsOfDay(readRows, weekday)
    return ruling.length === 0 ? unnamed : dayOfRows(ruling)
  })
  return { rows: readRows, week }
}

/** The first row that says something which cannot be read, days or hours; a page shows it as it was written. */
export function unreadHours(written: readonly BusinessHours[]): BusinessHours | undefined {
  return written.find((row) => row.hours.trim() !== '' && !readRow(row).isRead)
}

/** The rows that count for a day of the week, Monday being 0: of those that name it, the ones that name fewest days. */
export function rowsOfDay(rows: readonly HoursRow[], weekday: number): readonly HoursRow[] {
  const naming = rows.filter(({ weekdays }) => weekdays.includes(weekday))
  const fewest = Math.min(...naming.map(({ weekdays }) => weekdays.length))
  return naming.filter(({ weekdays }) => weekdays.length === fewest)
}

function readRow({ day, hours }: BusinessHours): { row: HoursRow; isRead: boolean } {
  const weekdays = parseWeekdays(day)
  const spans = parseHours(hours)
  return {
    row: { day, hours, weekdays: weekdays ?? [], ...(spans && { spans }) },
    // What a row of public holidays says is no matter for the week.
    isRead: weekdays !== undefined && (spans !== undefined || weekdays.length === 0),
  }
}

function dayOfRows(rows: readonly HoursRow[]): DayHours {
  const spans = rows.flatMap((row) => row.spans ?? [])
  const isReadable = rows.every((row) => row.spans !== undefined)
  const contradicts = spans.length > 0 && rows.some((row) => row.spans?.length === 0)
  return isReadable && !contradicts ? { isKnown: true, spans } : { isKnown: false }
}
