import { namedDates, readBusinessHours, type BusinessHours, type NamedHoliday } from '@dira/directory-core'
import type { OpeningHoursSpecification } from 'schema-dts'

const DAY = 24 * 60
/** The days as schema.org names them. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type Read = ReturnType<typeof readBusinessHours>
type Rules = NonNullable<Read['rows'][number]['days']>['rules']

/** Days of the calendar alone, as `12-24` or `2026-12-24`. */
const datesOf = ({ weekdays, nth, dates }: Rules[number]) =>
  typeof dates === 'object' && weekdays.length === 0 && !nth ? dates : undefined

/** Whether all that is not of every week is of holidays or of dates, which `specialHours` says. */
function isOfWeeksAndDates({ rows, isWeekly }: Read): boolean {
  return (
    isWeekly ||
    rows.every(
      ({ days, spans }) =>
        days &&
        spans &&
        days.except.length === 0 &&
        days.rules.every(
          (rule) =>
            datesOf(rule) !== undefined || rule.dates === 'public holidays' || (rule.dates === undefined && !rule.nth),
        ),
    )
  )
}

/** The hours of a week as search engines read them, if every week has the same but for some dates. A day that cannot be read is left out; a closed one has none. */
export function openingHours(written: readonly BusinessHours[], country: string): OpeningHoursSpecification[] {
  const read = readBusinessHours(written, country)
  if (!isOfWeeksAndDates(read)) return []
  return read.week.flatMap((day, index) => {
    const dayOfWeek = DAYS[index]
    if (!day.isKnown || !dayOfWeek) return []
    return day.spans.map((span) => ({ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, ...timesOf(span) }))
  })
}

/** All day is written as a minute before midnight, and past midnight as the time of the next day. */
function timesOf({ opens, closes }: { readonly opens: number; readonly closes: number }) {
  return { opens: clock(opens), closes: closes - opens >= DAY ? '23:59' : clock(closes % DAY) }
}

interface When {
  readonly instant: Date
  /** The public holidays around, by their names. */
  readonly holidays?: readonly NamedHoliday[] | undefined
}

/** The hours of public holidays and of dates: those of every year for the year of an instant and the next one. */
export function specialHours(
  written: readonly BusinessHours[],
  country: string,
  { instant, holidays = [] }: When,
): OpeningHoursSpecification[] {
  const read = readBusinessHours(written, country)
  if (!isOfWeeksAndDates(read)) return []
  const year = instant.getUTCFullYear()
  return read.rows.flatMap(({ day, days, spans }) =>
    (days?.rules ?? []).flatMap((rule) => {
      const dates = datesOf(rule)
      const isHolidays = rule.dates === 'public holidays'
      if (!spans || (!dates && !isHolidays)) return []
      const times = spans.length === 0 ? [CLOSED] : spans.map(timesOf)
      const name = namedDates(day)?.name
      const when = dates
        ? yearsOf(dates, year).map((one) => ({ ...one, ...(name !== undefined && { name }) }))
        : [{ dayOfWeek: 'https://schema.org/PublicHolidays' as const }, ...holidays.map(datedHoliday)]
      return when.flatMap((dated) =>
        times.map((time) => ({ '@type': 'OpeningHoursSpecification' as const, ...dated, ...time })),
      )
    }),
  )
}

const datedHoliday = ({ date, name }: NamedHoliday) => ({ validFrom: date, validThrough: date, name })

/** How schema.org writes that a day is closed. */
const CLOSED = { opens: '00:00', closes: '00:00' }

/** The first and the last day, of each year that is asked for if they are of every year. */
function yearsOf({ from, to }: NonNullable<ReturnType<typeof datesOf>>, year: number) {
  if (from.length > 5) return [{ validFrom: from, validThrough: to }]
  return [year, year + 1].map((one) => ({
    validFrom: `${one}-${from}`,
    validThrough: `${from <= to ? one : one + 1}-${to}`,
  }))
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
