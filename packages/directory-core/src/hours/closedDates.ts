import type { BusinessHours } from '../listing/listing.ts'

/** Days of a calendar, both included, as `2026-12-24`: of their year, or of every year. */
export interface ClosedDates {
  readonly from: string
  /** Empty is the day of `from` alone. */
  readonly to: string
  readonly isYearly: boolean
  /** What they are called. @default nothing is said of that */
  readonly name?: string
}

/** The rows that close a business on some days, as `readBusinessHours` reads them: one for each year that has some of them. */
export function closedRows(days: ClosedDates | 'holidays'): readonly BusinessHours[] {
  if (days === 'holidays') return [{ day: 'Public holidays', hours: 'Closed' }]
  const { from, to, isYearly, name } = days
  const last = to === '' ? from : to
  const [first, second] = [Number(from.slice(0, 4)), Number(last.slice(0, 4))]
  if (isYearly || first === second) return [closed(from, last, { isYearly, name })]
  return Array.from({ length: second - first + 1 }, (_, at) => {
    const year = first + at
    return closed(at === 0 ? from : `${year}-01-01`, year === second ? last : `${year}-12-31`, { isYearly, name })
  })
}

interface Written {
  readonly isYearly: boolean
  readonly name: string | undefined
}

function closed(from: string, to: string, { isYearly, name }: Written): BusinessHours {
  const ends = from === to ? [from] : [from, to]
  const dates = ends.map((date) => written(date, isYearly)).join(' - ')
  return { day: name === undefined ? dates : `${name} (${dates})`, hours: 'Closed' }
}

/** '26 December', or '26 December 2026': rows are in the words that every reader of hours knows. */
function written(date: string, isYearly: boolean): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]}${isYearly ? '' : ` ${year}`}`
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
