import { ListingOwners } from './ListingOwners/ListingOwners.tsx'
import { useListingOwners } from './useListingOwners.ts'

interface OwnersOfListingProps {
  readonly listing: string
  /** The request by which its contact is invited, and the contact's address. */
  readonly request?: { readonly id: string; readonly email: string }
}

/** The owners of a listing, in its editor and in the review of the request that made an owner. */
export function OwnersOfListing({ listing, request }: OwnersOfListingProps) {
  const owners = useListingOwners(listing, request?.id)
  return <ListingOwners suggestedEmail={request?.email ?? ''} {...owners} />
}
