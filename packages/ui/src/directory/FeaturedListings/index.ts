export { FeaturedListings, type FeaturedListingsProps } from './FeaturedListings.tsx'
