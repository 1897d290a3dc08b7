import { englishCount } from '../../../messages/count.ts'

/** What Suggestions says by itself. */
export const suggestionsMessages = {
  label: 'Suggestions',
  didYouMean: 'Did you mean',
  pages: 'Go straight to',
  listings: (count: number) => (count === 1 ? '1 listing' : `${englishCount(count)} listings`),
  allWords: (words: readonly string[]) => {
    const named = words.map((word) => `‘${word}’`)
    const all = [named.slice(0, -1).join(', '), ...named.slice(-1)].join(' and ')
    return `No business has this as one phrase. These have all the words: ${all}.`
  },
}
