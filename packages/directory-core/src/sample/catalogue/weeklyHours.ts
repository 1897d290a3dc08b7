import type { BusinessHours } from '../../listing/listing.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

type WeekOfHours = readonly [string, string, string, string, string, string, string]

/** The hours of a week, Monday first, as the seven rows of a listing. */
export function weeklyHours(week: WeekOfHours): BusinessHours[] {
  return DAYS.map((day, index) => ({ day, hours: week[index] ?? 'Closed' }))
}

/** The same hours on all seven days. */
export function dailyHours(hours: string): BusinessHours[] {
  return weeklyHours([hours, hours, hours, hours, hours, hours, hours])
}
