export { ListingPicture, type PicturedCard } from './ListingPicture.tsx'
