import { englishCount } from '../../messages/count.ts'
import type { UnderstoodNames } from './Understood.tsx'

/** What Understood says by itself. */
export const understoodMessages = {
  understoodAs: 'Understood as',
  name: ({ kind, place, near, having = [] }: UnderstoodNames) =>
    [
      kind ?? (place === undefined && having.length === 0 ? '' : 'Businesses'),
      having.length > 0 && `with ${new Intl.ListFormat('en-GB').format(having)}`,
      place !== undefined && `in ${place}`,
      near !== undefined && `near ${near}`,
    ]
      .filter(Boolean)
      .join(' '),
  searchForWords: (text: string) => `Search for the words “${text}”`,
  searchedForWords: (text: string) => `Searched for the words “${text}”`,
  backTo: (name: string) => `Back to ${name}`,
  show: (name: string) => `Show ${name}`,
  noneIn: (town: string) => `None is in ${town}.`,
  noneIs: (kind: string) => `None of these is marked as ‘${kind}’.`,
  seeAll: (count: number, place: string | undefined) =>
    `See ${count === 1 ? 'the one' : `all ${englishCount(count)}`}${place === undefined ? '' : ` in ${place}`}`,
}
