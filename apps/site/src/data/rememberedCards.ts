import { listingCard, type CardOptions, type Listing, type ListingCard } from '@dira/directory-core'

/** Gives the cards of listings and makes each once: in a list that changes, those that stay are the same objects. */
export function rememberedCards(options: CardOptions): (listing: Listing) => ListingCard {
  const cards = new WeakMap<Listing, ListingCard>()
  return (listing) => {
    const card = cards.get(listing) ?? listingCard(listing, options)
    cards.set(listing, card)
    return card
  }
}
