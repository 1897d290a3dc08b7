const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
/** Days of the calendar are read as midnight UTC. */
const at = (day: string) => new Date(`${day}T00:00Z`)

/** What DateField says by itself. */
export const dateFieldMessages = {
  /** The language whose names of months are read, and which says whether the day or the month comes first. */
  locale: 'en-GB',
  written: (day: string) => long.format(at(day)),
  read: (day: string) => full.format(at(day)),
  readBoth: (day: string, other: string) =>
    `Read as ${full.format(at(day))}. If you mean ${long.format(at(other))}, write the month as a word.`,
  unread: 'Write a day, such as 12 March 2027, tomorrow or 31/12/2026.',
  calendar: (label: string) => `Choose from a calendar: ${label}`,
}
