import { englishCount } from '../../../messages/count.ts'
import type { UnderstoodNames } from './Understood.tsx'

const WISHES = { here: ' near you', open: ', open now', cheap: ', inexpensive' }

/** What Understood says by itself. */
export const understoodMessages = {
  understoodAs: 'Understood as',
  name: ({ kind, place, near, having = [], wishes = [] }: UnderstoodNames) =>
    [
      kind ?? (place === undefined && having.length === 0 ? '' : 'Businesses'),
      having.length > 0 && `with ${new Intl.ListFormat('en-GB').format(having)}`,
      place !== undefined && `in ${place}`,
      near !== undefined && `near ${near}`,
    ]
      .filter(Boolean)
      .join(' ') + wishes.map((wish) => WISHES[wish]).join(''),
  searchForWords: (text: string) => `Search for the words “${text}”`,
  searchedForWords: (text: string) => `Searched for the words “${text}”`,
  backTo: (name: string) => `Back to ${name}`,
  show: (name: string) => `Show ${name}`,
  noneIn: (town: string) => `None is in ${town}.`,
  noneIs: (kind: string, among: number | undefined) =>
    among === undefined
      ? `None of these is marked as ‘${kind}’.`
      : among === 1
        ? `The only one does not say ‘${kind}’.`
        : `None of the ${englishCount(among)} says ‘${kind}’.`,
  someSay: (kind: string, count: number, among: number) =>
    count === 1
      ? `The first of the ${englishCount(among)} says ‘${kind}’.`
      : `The first ${englishCount(count)} of the ${englishCount(among)} say ‘${kind}’.`,
  onlyThese: (count: number) => (count === 1 ? 'See it alone' : 'See these alone'),
  nearestTown: (count: number, place: string, distance: string | undefined) =>
    `${englishCount(count)} in ${place}${distance === undefined ? '' : `, ${distance}`}`,
  seeAll: (count: number, place: string | undefined) =>
    `See ${count === 1 ? 'the one' : `all ${englishCount(count)}`}${place === undefined ? '' : ` in ${place}`}`,
}
