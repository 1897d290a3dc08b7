import { adminClient, type AdminDataOptions } from './adminClient.ts'
import type { MyListing, StoredOwnListing } from './ownersAnswer.ts'
import { shownRow } from './shownRow.ts'

/** What an owner reads and does. All reject with a `DataRefusal` or with what `fetch` rejected with. */
export interface OwnersData {
  /** The listings that the account looks after, by name; none for an account that looks after nothing. */
  readonly myListings: () => Promise<readonly MyListing[]>
}

/** The listings of the account that is signed in. */
export function connectOwners(options: AdminDataOptions): OwnersData {
  const client = adminClient(options)
  return {
    myListings: async () => {
      const { data } = await client.rpc('my_listings').throwOnError()
      return (data as unknown as readonly StoredOwnListing[]).map(shownRow)
    },
  }
}
