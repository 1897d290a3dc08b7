/** What Suggestions says by itself. */
export const suggestionsMessages = {
  label: 'Suggestions',
  didYouMean: 'Did you mean',
  listings: (count: number) => (count === 1 ? '1 listing' : `${count} listings`),
  allWords: (count: number, words: readonly string[]) => {
    const named = words.map((word) => `‘${word}’`)
    const all = [named.slice(0, -1).join(', '), ...named.slice(-1)].join(' and ')
    return count === 1 ? `1 listing contains ${all}:` : `${count} listings contain ${all}:`
  },
}
