import { askSite, noAnswer, type SiteOptions } from './askSite.ts'
import {
  acceptedSchema,
  INVITATIONS_PATHS,
  lookSchema,
  type InvitationAccepted,
  type InvitationLook,
} from './invitationAnswer.ts'

/** A link, as its holder uses it. Neither rejects. */
export interface InvitationData {
  /** Changes nothing. */
  readonly look: (token: string) => Promise<InvitationLook>
  /** Sets the password, once. */
  readonly accept: (token: string, password: string) => Promise<InvitationAccepted>
}

/** The links of a site: `site` is its origin. */
export function connectInvitation({ site, fetch }: SiteOptions): InvitationData {
  return {
    look: async (token) => {
      const answer = await askSite({ site, fetch, path: INVITATIONS_PATHS.look, body: { token } })
      return answer.status === 200 ? lookSchema.parse(answer.body) : { state: noAnswer(answer) }
    },
    accept: async (token, password) => {
      const answer = await askSite({ site, fetch, path: INVITATIONS_PATHS.accept, body: { token, password } })
      if (answer.status === 200) return acceptedSchema.parse(answer.body)
      if (answer.status === 422) return { ok: false, state: 'password', message: answer.message }
      return { ok: false, state: noAnswer(answer) }
    },
  }
}
