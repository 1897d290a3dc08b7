export { NoListings, type NoListingsProps } from './NoListings.tsx'
