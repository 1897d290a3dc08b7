import type { AdminDataOptions } from './adminClient.ts'
import { linkSchema, type AdministratorLink } from './administratorsAnswer.ts'
import { askSite, noAnswer, type SiteOptions } from './askSite.ts'
import { INVITATIONS_PATHS, type InvitationPurpose, type NoAnswer } from './invitationAnswer.ts'

/** `refused`: the address is none, or the link is not for it, such as one that looks after the listing already. */
export type LinkOutcome =
  | { readonly ok: true; readonly value: AdministratorLink }
  | { readonly ok: false; readonly error: NoAnswer | 'refused' }

interface LinkRequest {
  readonly email: string
  readonly purpose: InvitationPurpose
  /** What an owner is to look after. */
  readonly listing?: string
  /** The application or claim by which it came. */
  readonly request?: string | undefined
}

/** Asks the site's server for a link, as the administrator who is signed in. Does not reject. */
export async function makeLink(
  { site, fetch, accessToken }: Pick<AdminDataOptions, 'accessToken'> & SiteOptions,
  asked: LinkRequest,
): Promise<LinkOutcome> {
  const token = await accessToken()
  const answer = await askSite({
    site,
    fetch,
    path: INVITATIONS_PATHS.make,
    body: asked,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  if (answer.status === 201) return { ok: true, value: linkSchema.parse(answer.body) }
  return { ok: false, error: answer.status === 400 ? 'refused' : noAnswer(answer) }
}
