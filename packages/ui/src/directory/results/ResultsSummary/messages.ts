import { englishCount } from '../../../messages/count.ts'

const businesses = (count: number) => (count === 1 ? '1 business' : `${englishCount(count)} businesses`)

/** What ResultsSummary says by itself. */
export const resultsSummaryMessages = {
  showing: (matches: number, total: number) => `Showing ${englishCount(matches)} of ${businesses(total)}`,
  /** None of them is claimed. */
  allKnown: 'not yet claimed',
  allKnownInShort: 'unclaimed',
  withKnown: (matches: number, known: number) =>
    `${englishCount(matches)} with a full page, ${englishCount(known)} more known`,
  /** Beside the count, on a phone. */
  knownInShort: (known: number, isAmong: boolean) => `${isAmong ? '' : '+'}${englishCount(known)} known`,
  amongKnown: (known: number) => `${englishCount(known)} of them known, not yet claimed`,
  moreKnown: (known: number) => `${englishCount(known)} more known, not yet claimed`,
  searching: 'Searching …',
  announced: (matches: number, total: number) => `${englishCount(matches)} of ${businesses(total)}`,
  onMap: (seen: number, all: number, unplaced: number) => {
    if (seen === all) return all === 1 ? 'It is on this map' : `All ${englishCount(all)} are on this map`
    return seen + unplaced === all
      ? `${englishCount(seen)} are on this map, ${englishCount(unplaced)} give no place`
      : `${englishCount(seen)} of ${englishCount(all)} are on this part`
  },
}
