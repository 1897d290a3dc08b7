/** What calendar and clock of a place show at an instant. */
export interface ZonedTime {
  /** As `2026-11-20`. */
  readonly date: string
  /** Minutes since midnight on the clock, 0 to 1439. */
  readonly minute: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/**
 * What the calendar and the clock show in a time zone at an instant (milliseconds since 1970 in UTC, as `Date.now()` gives them).
 * Changes of the clock are in it. Throws a RangeError for a zone that does not exist or an instant that is no number.
 */
export function zonedTime(instant: number, timeZone: string): ZonedTime {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/** Making a formatter costs a hundred times what using one does. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(timeZone, formatter)
  return formatter
}
