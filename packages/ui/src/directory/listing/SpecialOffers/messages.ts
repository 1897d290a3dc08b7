// A date without a time is a day of the calendar, the same for every reader: it is read and written in UTC.
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** What SpecialOffers says by itself. */
export const specialOffersMessages = {
  validUntil: (isoDate: string) => `Valid until ${longDate.format(new Date(isoDate))}`,
}
