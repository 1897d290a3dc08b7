import { englishCount } from '../../../messages/count.ts'

/** What RelatedListings says by itself. */
export const relatedListingsMessages = {
  heading: (country: string) => `More from ${country}`,
  all: (count: number) => `View all (${count === 1 ? '1 listing' : `${englishCount(count)} listings`})`,
}
