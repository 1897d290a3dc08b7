import { adminClient, type AdminDataOptions } from './adminClient.ts'
import type { SiteOptions } from './askSite.ts'
import type { Database } from './database.types.ts'
import { makeLink, type LinkOutcome } from './makeLink.ts'
import { shownRow, type ShownRow } from './shownRow.ts'

type Views = Database['public']['Views']

/** A link that nobody has used yet; without `madeBy` where its administrator asked for it, or a proof did. */
export type OpenInvitation = ShownRow<Views['admin_invitations']['Row']>

/** Administrators with their last changes, and the links that are open, the newest first. Instants are ISO 8601. */
export interface AdministratorsList {
  readonly administrators: readonly ShownRow<Views['admin_administrators']['Row']>[]
  readonly invitations: readonly OpenInvitation[]
}

/** The directory's administrators, for administrators only. Rejects with a `DataRefusal` or with what `fetch` rejected with. */
export interface AdministratorsData {
  readonly list: () => Promise<AdministratorsList>
  /** Makes a link for an address, and ends those before it. Does not reject. */
  readonly makeLink: (email: string, purpose: 'invitation' | 'password') => Promise<LinkOutcome>
  /** Ends a link that nobody has used; answers whether it could still be used. */
  readonly withdraw: (invitation: string) => Promise<boolean>
  /** Takes all rights away, and signs out; never of the last one. Answers whether it was one. */
  readonly remove: (administrator: string) => Promise<boolean>
}

const NEWEST = { ascending: false }

/** The administrators of a data service; the site's server makes the links. */
export function connectAdministrators({ site, ...options }: AdminDataOptions & SiteOptions): AdministratorsData {
  const client = adminClient(options)
  return {
    list: async () => {
      const [administrators, invitations] = await Promise.all([
        client.from('admin_administrators').select().order('email').throwOnError(),
        client.from('admin_invitations').select().is('listing_id', null).order('created_at', NEWEST).throwOnError(),
      ])
      return { administrators: administrators.data.map(shownRow), invitations: invitations.data.map(shownRow) }
    },
    makeLink: async (email, purpose) => makeLink({ site, ...options }, { email, purpose }),
    withdraw: async (invitation) =>
      (await client.rpc('withdraw_invitation', { invitation_id: invitation }).throwOnError()).data,
    remove: async (administrator) =>
      (await client.rpc('remove_administrator', { administrator_id: administrator }).throwOnError()).data,
  }
}
