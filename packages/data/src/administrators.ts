import { adminClient, type AdminDataOptions } from './adminClient.ts'
import { listSchema, type AdministratorsList } from './administratorsAnswer.ts'
import type { SiteOptions } from './askSite.ts'
import { makeLink, type LinkOutcome } from './makeLink.ts'

/** Who runs the directory, for administrators. Rejects with a `DataRefusal` or with what `fetch` rejected with. */
export interface AdministratorsData {
  readonly list: () => Promise<AdministratorsList>
  /** Makes a link for an address, and ends those before it. Does not reject. */
  readonly makeLink: (email: string, purpose: 'invitation' | 'password') => Promise<LinkOutcome>
  /** Ends a link that nobody has used; answers whether it could still be used. */
  readonly withdraw: (invitation: string) => Promise<boolean>
  /** Takes all rights away, and signs out; never of the last one. Answers whether it was one. */
  readonly remove: (administrator: string) => Promise<boolean>
}

/** The administrators of a data service; the site's server makes the links. */
export function connectAdministrators({ site, ...options }: AdminDataOptions & SiteOptions): AdministratorsData {
  const client = adminClient(options)
  return {
    list: async () => listSchema.parse((await client.rpc('administrators').throwOnError()).data),
    makeLink: async (email, purpose) => makeLink({ site, ...options }, { email, purpose }),
    withdraw: async (invitation) =>
      (await client.rpc('withdraw_invitation', { invitation_id: invitation }).throwOnError()).data,
    remove: async (administrator) =>
      (await client.rpc('remove_administrator', { administrator_id: administrator }).throwOnError()).data,
  }
}
