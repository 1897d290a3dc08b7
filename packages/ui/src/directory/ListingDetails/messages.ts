// A date without a time is a day of the calendar, the same for every reader: it is read and written in UTC.
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** What ListingDetails says by itself. */
export const listingDetailsMessages = {
  back: 'Back to All Listings',
  about: 'About',
  noDescription: 'No description provided',
  address: 'Address',
  location: 'Location',
  mapPlaceholder: 'Map would be displayed here',
  openInMaps: 'Open in maps',
  socialMedia: 'Social Media',
  businessHours: 'Business Hours',
  specialOffers: 'Special Offers',
  validUntil: (isoDate: string) => `Valid until ${longDate.format(new Date(isoDate))}`,
  contactInformation: 'Contact Information',
  noContact: 'No contact details provided',
  contactBusiness: 'Contact Business',
  details: 'Details',
  category: 'Category',
  package: 'Package',
}
