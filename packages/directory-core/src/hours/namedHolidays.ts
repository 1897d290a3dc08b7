import type { BusinessHours, Listing } from '../listing/listing.ts'
import { timeZoneOf } from '../location/timeZoneOf.ts'
import type { HolidayNames } from '../names/names.ts'
import { addDays, type CalendarDate } from '../time/calendarDate.ts'
import { zonedTime } from '../time/zonedTime.ts'
import { holidayRule } from './publicHolidays.ts'
import { readBusinessHours } from './readBusinessHours.ts'

/** A public holiday of a country. */
export interface NamedHoliday {
  readonly date: CalendarDate
  readonly name: string
  /** It is on this day in every year. */
  readonly isYearly: boolean
}

interface Days {
  readonly from: CalendarDate
  readonly days: number
}

/** The public holidays of a country that are known for sure and have a name, of so many days. Those by the moon, and days that move, are none of them. */
export function namedHolidays(country: string, { from, days }: Days, names: HolidayNames): readonly NamedHoliday[] {
  return Array.from({ length: days }, (_, at) => addDays(from, at)).flatMap((date) => {
    const rule = holidayRule(date, country) ?? ''
    const name = names.byCountry[country]?.[rule] ?? names.anywhere[rule]
    return name === undefined ? [] : [{ date, name, isYearly: /^\d/.test(rule) }]
  })
}

/** Hours, and where the business is. */
interface Kept {
  readonly location: Listing['location']
  readonly businessHours?: readonly BusinessHours[] | undefined
}

/** So many days a page looks ahead. */
const AHEAD = 30

/** The public holidays of the coming days, for hours that say something of public holidays. */
export function holidaysAhead({ location, businessHours = [] }: Kept, now: number, names: HolidayNames) {
  const { country } = location
  const { rows } = readBusinessHours(businessHours, country)
  const isKept = rows.some(({ days }) => days?.rules.some(({ dates }) => dates === 'public holidays'))
  const from = zonedTime(now, timeZoneOf(location) ?? 'UTC').date
  return isKept ? namedHolidays(country, { from, days: AHEAD }, names) : []
}
