export {
  NearbyListings,
  type NearbyGroup,
  type NearbyKind,
  type NearbyListing,
  type NearbyListingsProps,
} from './NearbyListings.tsx'
