import type { ListingGoneData } from './data/pageData.ts'

/** The texts about a business that has left the guide. Why it has, nobody knows here. */
export function goneTexts({ listing }: ListingGoneData) {
  const heading = listing ? `${listing.businessName} is no longer listed` : 'This business is no longer listed'
  const description = 'It has closed, or has left the guide.'
  return { heading, description, title: `${heading} | Dira` }
}
