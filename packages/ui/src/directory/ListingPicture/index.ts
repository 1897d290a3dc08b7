export { ListingPicture } from './ListingPicture.tsx'
