/** A day of the calendar without a time or a zone, as `2026-11-20`. Days compare as text. */
export type CalendarDate = string

/** The day some days after another (or before it, for a negative number). Throws a RangeError for text that is not a day. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtc(toUtc(date) + days * MILLISECONDS_A_DAY)
}

/** The same day some years later; 29 February has 1 March where that year has none. Throws a RangeError for text that is not a day. */
export function addYears(date: CalendarDate, years: number): CalendarDate {
  const utc = new Date(toUtc(date))
  return fromUtc(Date.UTC(utc.getUTCFullYear() + years, utc.getUTCMonth(), utc.getUTCDate()))
}

/** The day of the week, Monday being 0. Throws a RangeError for text that is not a day. */
export function weekdayOf(date: CalendarDate): number {
  return (new Date(toUtc(date)).getUTCDay() + 6) % 7
}

/** The start of a day as milliseconds since 1970, as if its clock showed UTC. */
export function toUtc(date: CalendarDate): number {
  const utc = Date.parse(`${date}T00:00:00Z`)
  // Date.parse turns 30 February into 2 March.
  if (Number.isNaN(utc) || fromUtc(utc) !== date) throw new RangeError(`'${date}' is not a day like 2026-12-31`)
  return utc
}

const MILLISECONDS_A_DAY = 86_400_000

function fromUtc(utc: number): CalendarDate {
  return new Date(utc).toISOString().slice(0, 10)
}
