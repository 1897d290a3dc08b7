export { ListingPicture, type ListingPictureProps } from './ListingPicture.tsx'
