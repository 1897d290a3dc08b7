import type { ListingCard } from '@dira/directory-core'
import { CompareListing } from './CompareListing.tsx'
import { SaveListing } from './SaveListing.tsx'

/** The actions on a listing's card. A function for `renderActions`, always the same, so that a card that stays is left as it is. */
export const cardActions = ({ slug, businessName }: ListingCard) => (
  <>
    <CompareListing slug={slug} businessName={businessName} />
    <SaveListing slug={slug} businessName={businessName} />
  </>
)
