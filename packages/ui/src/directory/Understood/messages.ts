import { englishCount } from '../../messages/count.ts'

/** What Understood says by itself. */
export const understoodMessages = {
  understoodAs: 'Understood as',
  name: ({ kind, place }: { readonly kind?: string; readonly place?: string }) =>
    place === undefined ? (kind ?? '') : `${kind ?? 'Businesses'} in ${place}`,
  searchForWords: (text: string) => `Search for the words “${text}”`,
  searchedForWords: (text: string) => `Searched for the words “${text}”`,
  backTo: (name: string) => `Back to ${name}`,
  show: (name: string) => `Show ${name}`,
  noneIs: (kind: string) => `None of these is marked as ‘${kind}’.`,
  seeAll: (count: number, place: string | undefined) =>
    `See ${count === 1 ? 'the one' : `all ${englishCount(count)}`}${place === undefined ? '' : ` in ${place}`}`,
}
