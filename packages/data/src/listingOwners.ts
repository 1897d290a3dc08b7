import { adminClient, type AdminDataOptions } from './adminClient.ts'
import type { OpenInvitation } from './administrators.ts'
import type { SiteOptions } from './askSite.ts'
import type { Database } from './database.types.ts'
import type { LiveColumn } from './fieldColumns.ts'
import { makeLink, type LinkOutcome } from './makeLink.ts'
import { hasWords, matching, readPage, type Dated } from './pages.ts'
import { shownRow, type ShownRow } from './shownRow.ts'

/** Somebody who looks after a listing, with the application or claim by which that came, while it is kept; `addedBy` accepted or invited, where no proof did. */
export type ListingOwner = ShownRow<Database['public']['Views']['admin_owners']['Row']>

/** The owners of a listing, and the unused links for new ones, the newest first. Instants are ISO 8601. */
export interface ListingOwners {
  readonly owners: readonly ListingOwner[]
  readonly invitations: readonly OpenInvitation[]
}

/** The owners of a listing, for administrators. Rejects with a `DataRefusal` or with what `fetch` rejected with. */
export interface ListingOwnersData {
  readonly of: (listing: string) => Promise<ListingOwners>
  /** The owners of all listings in whose address a text is, the newest first, at most fifty. */
  readonly page: (asked: {
    readonly text: string
    readonly after?: Dated | undefined
  }) => Promise<{ readonly owners: readonly ListingOwner[]; readonly more: boolean }>
  /** Makes a link by which an address looks after a listing, and ends the one before it. Does not reject. */
  readonly invite: (listing: string, email: string, request?: string) => Promise<LinkOutcome>
  /** Makes a link with which an owner chooses a new password. Does not reject. */
  readonly newPassword: (email: string) => Promise<LinkOutcome>
  /** Ends a link that nobody has used; answers whether it could still be used. */
  readonly withdraw: (invitation: string) => Promise<boolean>
  /** Takes the listing out of somebody's hands; answers whether it was in them. */
  readonly remove: (owner: string) => Promise<boolean>
  /** What an owner writes without a look; answers whether there is such an owner. */
  readonly setLiveColumns: (owner: string, columns: readonly LiveColumn[]) => Promise<boolean>
}

/** The owners of the listings of a data service; the site's server makes the links. */
export function connectListingOwners({ site, ...options }: AdminDataOptions & SiteOptions): ListingOwnersData {
  const client = adminClient(options)
  return {
    of: async (listing) => {
      const [owners, invitations] = await Promise.all([
        client.from('admin_owners').select().eq('listing_id', listing).order('created_at').throwOnError(),
        client
          .from('admin_invitations')
          .select()
          .eq('listing_id', listing)
          .order('created_at', { ascending: false })
          .throwOnError(),
      ])
      return { owners: owners.data.map(shownRow), invitations: invitations.data.map(shownRow) }
    },
    page: async ({ text, after }) => {
      const { rows, more } = await readPage(matching(client.from('admin_owners').select(), hasWords('email', text)), {
        after,
      })
      return { owners: rows.map(shownRow), more }
    },
    invite: async (listing, email, request) =>
      makeLink({ site, ...options }, { email, purpose: 'owner', listing, request }),
    newPassword: async (email) => makeLink({ site, ...options }, { email, purpose: 'owner-password' }),
    withdraw: async (invitation) =>
      (await client.rpc('withdraw_invitation', { invitation_id: invitation }).throwOnError()).data,
    remove: async (owner) => (await client.rpc('remove_owner', { owner_id: owner }).throwOnError()).data,
    setLiveColumns: async (owner, columns) =>
      (await client.rpc('set_live_columns', { owner_id: owner, columns: [...columns] }).throwOnError()).data,
  }
}
