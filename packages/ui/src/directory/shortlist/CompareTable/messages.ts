import { englishCount } from '../../../messages/count.ts'

/** What CompareTable says by itself. The names of rows and groups come from directory-core. */
export const compareTableMessages = {
  caption: 'Listings compared',
  onlyDifferences: 'Show only what differs',
  nothingDiffers: 'Nothing differs: all that is known of them is the same.',
  placesUsed: (count: number, places: number) => `${englishCount(count)} of ${englishCount(places)} places used`,
  addMore: 'Add listings',
  remove: (businessName: string) => `Remove ${businessName}`,
  viewDetails: 'View Details',
  viewDetailsOf: (businessName: string) => `View Details: ${businessName}`,
  contact: 'Contact Business',
  contactOf: (businessName: string) => `Contact Business: ${businessName}`,
  contactRow: 'Contact',
  notGiven: 'Not given',
  notShown: 'Not shown',
  first: 'Left listing',
  second: 'Right listing',
  emptyHeading: 'Nothing to compare yet',
  empty: 'Choose Compare on a listing, and on another: up to four stand side by side here.',
  explore: 'Explore Listings',
}
