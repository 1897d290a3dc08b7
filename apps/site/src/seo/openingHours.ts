import { readBusinessHours, type BusinessHours } from '@dira/directory-core'
import type { OpeningHoursSpecification } from 'schema-dts'

const DAY = 24 * 60
/** The days as schema.org names them. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The hours of a week as search engines read them, if every week has the same. A day that cannot be read is left out; a closed one has none. */
export function openingHours(written: readonly BusinessHours[], country: string): OpeningHoursSpecification[] {
  const { week, isWeekly } = readBusinessHours(written, country)
  if (!isWeekly) return []
  return week.flatMap((day, index) => {
    const dayOfWeek = DAYS[index]
    if (!day.isKnown || !dayOfWeek) return []
    return day.spans.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek,
      opens: clock(opens),
      // All day is written as a minute before midnight, and past midnight as the time of the next day.
      closes: closes - opens >= DAY ? '23:59' : clock(closes % DAY),
    }))
  })
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
