import { englishCount } from '../../../messages/count.ts'
import type { ListNames, NothingFound } from './NothingWays.tsx'

/** What NoListings says by itself. */
export const noListingsMessages = {
  heading: 'No listings found matching your criteria.',
  text: 'Try adjusting your filters or search terms.',
  /** Of a search that nothing matches: what there is none of. */
  noneOf: ({ kind, place, words, elsewhere, isWhereAsked }: Omit<NothingFound, 'ways'>) => {
    if (elsewhere !== undefined) return `${elsewhere} is not covered`
    if (isWhereAsked) return 'Near which place?'
    const where = place === undefined ? '' : ` in ${place}`
    if (words !== undefined) return `Nothing found for “${words}”${where}`
    return kind === undefined ? `Nothing found${where}` : `No ‘${kind}’${where} yet`
  },
  /** What to do about it. */
  instead: ({ elsewhere, isWhereAsked, ways }: NothingFound) => {
    if (isWhereAsked) return 'Use your position, or choose a town.'
    const closest = ways.length > 0 ? 'This comes closest.' : 'Try other words, or add the business that is missing.'
    return elsewhere === undefined ? closest : `The directory is of businesses in Africa. ${closest}`
  },
  list: ({ kind, place, words }: ListNames) => {
    const what = words === undefined ? (kind ?? (place === undefined ? 'All businesses' : 'All')) : `“${words}”`
    return place === undefined ? what : `${what} in ${place}`
  },
  count: (count: number, distance: string | undefined) =>
    `${englishCount(count)}${distance === undefined ? '' : `, ${distance}`}`,
  add: 'Add one',
  nothingWithin: (kilometres: number) => `Nothing within ${englishCount(kilometres)} km`,
  nearest: (distance: string) => `The nearest is ${distance} away.`,
  lookWithin: (kilometres: number | undefined) =>
    kilometres === undefined ? 'Look at any distance' : `Look within ${englishCount(kilometres)} km`,
  remove: (filter: string) => `Remove ‘${filter}’`,
  clear: 'Clear all',
}
