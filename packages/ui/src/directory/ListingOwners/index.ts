export { ListingOwners, type ListingOwnersProps } from './ListingOwners.tsx'
export type { ListingOwnersState, OwnerInvitationRow, OwnerRow } from './ownerRows.ts'
