import { englishCount } from '../../../messages/count.ts'

/** What PlaceLinks says by itself. */
export const placeLinksMessages = {
  /** The places of a list that shows its largest only. */
  all: (count: number) => `Show all ${englishCount(count)} places`,
  listings: (count: number) => (count === 1 ? '1 listing' : `${englishCount(count)} listings`),
}
