import { englishCount } from '../../../messages/count.ts'

/** Keeps a text from changing the order of those around it, whichever way it is written. */
const isolated = (text: string) => `\u2068${text}\u2069`

/** What SearchSuggestions says by itself. */
export const searchSuggestionsMessages = {
  label: 'Suggestions',
  places: 'Places',
  categories: 'Categories',
  businesses: 'Businesses',
  /** After the name of a category. */
  inPlace: (place: string) => `in ${place}`,
  categoryAndPlace: (category: string, place: string) => `${category}, ${place}`,
  listings: (count: number) => (count === 1 ? '1 listing' : `${englishCount(count)} listings`),
  count: englishCount,
  /** The number stands out. */
  all: (count: number, text: string) =>
    count === 1 ? `1 result for “${isolated(text)}”` : `All ${englishCount(count)} results for “${isolated(text)}”`,
  searchFor: (text: string) => `Search for “${isolated(text)}”`,
  announced: (count: number) => (count === 1 ? '1 suggestion' : `${englishCount(count)} suggestions`),
  arrowsHint: 'move',
  enterKey: 'Enter',
  enterHint: 'open',
  escapeKey: 'Esc',
  escapeHint: 'close',
}
