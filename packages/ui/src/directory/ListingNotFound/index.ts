export { ListingNotFound, type ListingNotFoundProps } from './ListingNotFound.tsx'
