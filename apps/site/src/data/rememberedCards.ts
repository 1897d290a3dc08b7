import { listingCard, type CardOptions, type Listing, type ListingCard } from '@dira/directory-core'

/** Makes the card of each listing once, so that React sees the same objects for the cards that stay in a changing list. */
export function rememberedCards(options: CardOptions): (listing: Listing) => ListingCard {
  const cards = new WeakMap<Listing, ListingCard>()
  return (listing) => {
    const card = cards.get(listing) ?? listingCard(listing, options)
    cards.set(listing, card)
    return card
  }
}
