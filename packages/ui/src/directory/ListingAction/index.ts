export { ListingAction } from './ListingAction.tsx'
export { ListingToggle, type ListingToggleProps } from './ListingToggle.tsx'
