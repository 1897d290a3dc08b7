export {
  OwnerListing,
  type OwnedListing,
  type OwnerListingFact,
  type OwnerListingFactState,
  type OwnerListingProps,
} from './OwnerListing.tsx'
