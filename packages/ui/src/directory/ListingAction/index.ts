export { ListingAction, type ListingActionLook } from './ListingAction.tsx'
export { ListingToggle, type ListingToggleProps } from './ListingToggle.tsx'
