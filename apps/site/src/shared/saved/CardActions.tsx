import type { ListingCard } from '@dira/directory-core'
import { CompareListing } from './CompareListing.tsx'
import { SaveListing } from './SaveListing.tsx'

// Functions for `renderActions`, always the same, so that a card that stays is left as it is.

/** The action on a listing's card: it is kept, and what is kept is compared. */
export const saveAction = ({ slug, businessName }: ListingCard) => (
  <SaveListing slug={slug} businessName={businessName} />
)

/** The actions on a card of the shortlist, where a comparison begins. */
export const shortlistActions = (card: ListingCard) => (
  <>
    <CompareListing slug={card.slug} businessName={card.businessName} />
    {saveAction(card)}
  </>
)
