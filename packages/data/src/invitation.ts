import { askSite, noAnswer, type SiteOptions } from './askSite.ts'
import {
  acceptedSchema,
  INVITATIONS_PATHS,
  lookSchema,
  PASSWORD_LINKS_PATH,
  type InvitationAccepted,
  type InvitationLook,
} from './invitationAnswer.ts'

/** A link, as its holder uses it. None rejects. */
export interface InvitationData {
  /** Changes nothing. */
  readonly look: (token: string) => Promise<InvitationLook>
  /** Uses the link, once, and sets the password where it sets one. */
  readonly accept: (token: string, password?: string) => Promise<InvitationAccepted>
  /** Asks for a link with which an administrator or an owner chooses a new password. Nobody is told whether there is such an account. */
  readonly askForPassword: (email: string) => Promise<'asked' | 'limited' | 'unreachable'>
}

/** The links of a site: `site` is its origin. */
export function connectInvitation({ site, fetch = globalThis.fetch }: SiteOptions): InvitationData {
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
    askForPassword: async (email) => {
      const answer = await fetch(site + PASSWORD_LINKS_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      }).catch(() => undefined)
      if (answer?.status === 204) return 'asked'
      return answer?.status === 429 ? 'limited' : 'unreachable'
    },
  }
}
