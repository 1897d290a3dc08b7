import { englishCount } from '../../../messages/count.ts'

/** What ShortlistDrawer says by itself. */
export const shortlistDrawerMessages = {
  title: 'Shortlist',
  note: (places: number) =>
    `Kept in this browser only. Choose up to ${['none', 'one', 'two', 'three', 'four'][places] ?? englishCount(places)} to compare.`,
  list: 'Listings kept',
  choose: (businessName: string) => `Compare ${businessName}`,
  remove: (businessName: string) => `Remove ${businessName}`,
  removed: (businessName: string) => `${businessName} removed`,
  removedAll: (count: number) => `${englishCount(count)} listings removed`,
  undo: 'Undo',
  compare: (count: number) => `Compare ${englishCount(count)} listings`,
  chooseTwo: 'Choose two to compare',
  share: 'Share list',
  removeAll: 'Remove all',
  emptyHeading: 'Nothing kept yet',
  empty: 'Save a listing by its bookmark, and it waits for you here.',
  explore: 'Explore Listings',
}
