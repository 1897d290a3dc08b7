import { CLOSED_INVITATIONS, LINK_PURPOSES, type ClosedInvitation } from '@dira/data'
import { z } from 'zod'
import type { Backend } from '../connect/backend.ts'
import { expectOk } from '../report/expectOk.ts'

const invitationSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('open'),
    email: z.string(),
    purpose: z.enum(LINK_PURPOSES),
    expires_at: z.string(),
    business_name: z.string().nullable(),
    keeps_password: z.boolean(),
    account: z.string().nullable(),
  }),
  z.object({ state: z.enum(CLOSED_INVITATIONS) }),
])

/** What a link is good for. */
export type Invitation = z.infer<typeof invitationSchema>

type InvitationsBackend = Pick<Backend, 'request' | 'setAccount' | 'setEmail'>

/** Looks what a link is good for, which changes nothing. Needs the rights of the service role. */
export function readInvitation(backend: InvitationsBackend, token: string): Promise<Invitation> {
  return ask(backend, 'invitation_at', { token })
}

/**
 * Uses a link, once: the account of its address gets the password and is made if there is none; an invitation also makes it an
 * administrator or an owner. An administrator who is to look after a listing keeps the password, and so does an account whose address it is to become; where that is another
 * account's by now, the link has ended. Answers the state that the link was found in, and the address when it was used. What fails in the middle can be repeated.
 */
export async function acceptInvitation(
  backend: InvitationsBackend,
  { token, password }: { readonly token: string; readonly password: string | undefined },
): Promise<{ readonly ok: true; readonly email: string } | { readonly ok: false; readonly state: ClosedInvitation }> {
  // First, so that of two who press at the same moment one sets a password.
  const claimed = await ask(backend, 'claim_invitation', { token })
  if (claimed.state !== 'open') return { ok: false, state: claimed.state }
  const { email, keeps_password: keepsPassword } = claimed
  let account: string
  try {
    if (claimed.purpose === 'owner-email' && claimed.account !== null) {
      if (!(await backend.setEmail({ id: claimed.account, email }))) {
        await ask(backend, 'finish_invitation', { token })
        return { ok: false, state: 'withdrawn' }
      }
      account = claimed.account
    } else if (keepsPassword && claimed.account !== null) account = claimed.account
    else if (password !== undefined)
      account = await backend.setAccount({ id: claimed.account ?? undefined, email, password })
    else throw new Error('This link needs a password')
  } catch (error) {
    // Where this fails as well, the link works again in a quarter of an hour.
    await ask(backend, 'finish_invitation', { token }).catch(() => undefined)
    throw error
  }
  const { state } = await ask(backend, 'finish_invitation', { token, account })
  if (state === 'used') return { ok: true, email }
  // It ended meanwhile, and nobody has got any rights.
  return { ok: false, state: state === 'open' ? 'claimed' : state }
}

async function ask(backend: InvitationsBackend, name: string, body: object): Promise<Invitation> {
  const answer = await backend.request(`/rest/v1/rpc/${name}`, { method: 'POST', body: JSON.stringify(body) })
  return invitationSchema.parse(await (await expectOk(answer)).json())
}
