// A date without a time is a day of the calendar, the same for every reader: it is read and written in UTC.
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Every text that a component says by itself, in English. What an application knows better comes by props instead. */
export const englishMessages = {
  skipLink: {
    toContent: 'Skip to content',
  },
  breadcrumbs: {
    label: 'Breadcrumbs',
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page: number) => `Page ${page}`,
    position: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  },
  siteHeader: {
    home: 'Dira, home',
    navigation: 'Main',
  },
  siteFooter: {
    label: 'Footer',
    copyright: '© Dira. All rights reserved.',
  },
  searchBox: {
    label: 'Search businesses',
    placeholder: 'Business name, category, country or city',
    submit: 'Search',
    clear: 'Clear search',
  },
  sortSelect: {
    label: 'Sort by',
    apply: 'Sort',
  },
  categoryStrip: {
    heading: 'Browse by Category',
  },
  featuredListings: {
    heading: 'Featured Listings',
  },
  resultsSummary: {
    showing: (matches: number, total: number) => `Showing ${matches} of ${total} businesses`,
  },
  noListings: {
    heading: 'No listings found matching your criteria.',
    text: 'Try adjusting your filters or search terms.',
  },
  listingCard: {
    viewDetails: 'View Details',
    viewDetailsOf: (businessName: string) => `View Details: ${businessName}`,
    call: (phone: string) => `Call ${phone}`,
    email: (email: string) => `E-mail ${email}`,
    website: (website: string) => `Website ${website}`,
  },
  listingDetails: {
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
  },
  photoGallery: {
    heading: 'Photo Gallery',
    count: (shown: number, max: number) => `(${shown} of ${max} images)`,
    none: 'No images available',
  },
  notFound: {
    heading: 'Oops! Page not found',
    text: 'The address is wrong, or the page has moved on. Home is this way.',
    home: 'Return to Home',
  },
  listingNotFound: {
    heading: 'Listing Not Found',
    text: 'The listing you are looking for does not exist.',
    back: 'Back to Listings',
  },
}

/** The catalogue that a translation has to fill. */
export type Messages = typeof englishMessages
