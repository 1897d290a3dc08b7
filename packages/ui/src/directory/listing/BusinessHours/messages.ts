const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** What BusinessHours says by itself. */
export const businessHoursMessages = {
  /** Read out behind the name of the day that it is. */
  today: 'today',
  holidays: 'Coming public holidays',
  /** A day such as `2026-12-16`. */
  day: (date: string) => DAY.format(new Date(date)),
}
