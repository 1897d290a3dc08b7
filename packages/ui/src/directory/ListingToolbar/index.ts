export { ListingToolbar, type ListingToolbarProps } from './ListingToolbar.tsx'
