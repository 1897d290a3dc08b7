import { englishCount } from '../../../messages/count.ts'

/** What CityList says by itself. */
export const cityListMessages = {
  heading: 'Popular cities',
  listings: (count: number) => (count === 1 ? '1 listing' : `${englishCount(count)} listings`),
}
