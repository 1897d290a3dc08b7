import { englishCount } from '../../../messages/count.ts'

/** What PlaceStrip says by itself. */
export const placeStripMessages = {
  heading: 'Popular cities',
  listings: (count: number) => (count === 1 ? '1 listing' : `${englishCount(count)} listings`),
}
