export { ListingDetails, type ListingDetailsProps } from './ListingDetails.tsx'
