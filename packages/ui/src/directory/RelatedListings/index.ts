export { RelatedListings, type RelatedListingsProps } from './RelatedListings.tsx'
