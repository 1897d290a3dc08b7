export { ListingBar, type ListingBarProps } from './ListingBar.tsx'
