import { englishCount } from '../../messages/count.ts'

/** What NoListings says by itself. */
export const noListingsMessages = {
  heading: 'No listings found matching your criteria.',
  text: 'Try adjusting your filters or search terms.',
  nothingWithin: (kilometres: number) => `Nothing within ${englishCount(kilometres)} km`,
  nearest: (distance: string) => `The nearest is ${distance} away.`,
  lookWithin: (kilometres: number | undefined) =>
    kilometres === undefined ? 'Look at any distance' : `Look within ${englishCount(kilometres)} km`,
  remove: (filter: string) => `Remove ‘${filter}’`,
  clear: 'Clear all',
}
