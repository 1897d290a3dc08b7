import { acceptInvitation, Problem, readInvitation, serviceOf, type Backend } from '@dira/backend'
import {
  connectOutboxQueue,
  DataRefusal,
  INVITATION_PURPOSES,
  INVITATIONS_PATHS,
  invitationToken,
  newPassword,
  NEW_PASSWORD_LEAST,
} from '@dira/data'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { invitationLink } from '@dira/data/emails'
import type { HandlerServices } from './handlerServices.ts'
import { NEVER_STORED } from './cachePolicy.ts'
import { noAccounts, refusal, tooMany } from './refusals.ts'
import type { SiteEnv } from './siteEnv.ts'

/** How many links one address may try: opening one and pressing its button takes two. */
const TRIES = { burst: 20, perSecond: 1 / 15 }
/** How many that are none everybody together may try in a minute. */
const MOST_GUESSES_IN_A_MINUTE = 300

const makeSchema = z
  .object({
    email: z.string(),
    purpose: z.enum(INVITATION_PURPOSES),
    listing: z.string().optional(),
    request: z.string().optional(),
  })
  // The database says what is wrong with it.
  .catch({ email: '', purpose: 'invitation' })

const linkSchema = z.object({ token: invitationToken, email: z.string(), expires_at: z.string() })

/**
 * The links by which administrators and owners come in or choose a new password. Accounts are made with the key of the service, which no browser ever
 * has; who may make a link is decided by the database.
 */
export function createInvitations({
  settings,
  dataService,
  limits,
}: Pick<HandlerServices, 'settings' | 'dataService' | 'limits'>) {
  const app = new Hono<SiteEnv>()
  const take = limits.byAddress(TRIES)
  const guesses = limits.together('guessed links', MOST_GUESSES_IN_A_MINUTE)

  /** Answers with the data service, and says so where there is none. */
  const withOwner = (answer: (c: Context<SiteEnv>, service: Backend) => Promise<Response>) =>
    async function answerOnce(c: Context<SiteEnv>): Promise<Response> {
      // What a link opens is nobody else's to keep.
      c.header('cache-control', NEVER_STORED)
      return dataService.owner ? answer(c, await dataService.owner()) : noAccounts(c)
    }

  /** Why this address may not try another link now; undefined when it may. */
  function refusedTry(c: Context<SiteEnv>): Response | undefined {
    const wait = take(c.env.incoming) || guesses.wait()
    return wait > 0 ? tooMany(c, wait) : undefined
  }

  function counted<Found extends object>(found: Found): Found {
    if ('state' in found && found.state === 'unknown') guesses.count()
    return found
  }

  // Makes a link for an administrator or an owner, with the rights of the administrator who asks.
  app.post(
    INVITATIONS_PATHS.make,
    withOwner(async (c, service) => {
      const body: unknown = await c.req.json().catch(() => undefined)
      const { email, ...asked } = makeSchema.parse(body)
      const answer = await service.request('/rest/v1/rpc/make_invitation', {
        method: 'POST',
        headers: { apikey: dataService.publishableKey, authorization: c.req.header('authorization') ?? '' },
        body: JSON.stringify({ address: email, ...asked }),
      })
      if (!answer.ok) {
        return new Response(await answer.text(), {
          status: answer.status,
          headers: { 'content-type': 'application/json' },
        })
      }
      const made = linkSchema.parse(await answer.json())
      const link = invitationLink(settings.siteUrl, asked.purpose, made.token)
      // The link is in this answer, whether or not it could be stored as an email as well.
      const isSent =
        settings.smtp !== undefined &&
        (await connectOutboxQueue(serviceOf(service))
          .writeInvitation(made.token)
          .catch(() => false))
      return c.json({ link, email: made.email, expiresAt: made.expires_at, isSent }, 201)
    }),
  )

  // Says what a link is good for, which changes nothing: scanners of e-mail open links.
  app.post(
    INVITATIONS_PATHS.look,
    withOwner(async (c, service) => {
      const refused = refusedTry(c)
      if (refused) return refused
      const { token } = await tokenOf(c)
      if (token === undefined) return c.json(counted({ state: 'unknown' }))
      const found = counted(await readInvitation(service, token))
      if (found.state !== 'open') return c.json(found)
      const {
        state,
        email,
        purpose,
        expires_at: expiresAt,
        business_name: businessName,
        keeps_password: keepsPassword,
      } = found
      return c.json({ state, email, purpose, expiresAt, keepsPassword, ...(businessName !== null && { businessName }) })
    }),
  )

  // Takes a password, and with it uses the link.
  app.post(
    INVITATIONS_PATHS.accept,
    withOwner(async (c, service) => {
      const refused = refusedTry(c)
      if (refused) return refused
      const { token, password } = await tokenOf(c)
      if (token === undefined) return c.json(counted({ ok: false, state: 'unknown' }))
      const chosen = newPassword.safeParse(password).data
      if (chosen === undefined && (await asksForPassword(service, token))) {
        return refusal(
          c,
          422,
          'password',
          `A password has at least ${NEW_PASSWORD_LEAST} characters and at most 72 bytes.`,
        )
      }
      try {
        return c.json(counted(await acceptInvitation(service, { token, password: chosen })))
      } catch (error) {
        const reason = passwordRefusal(error)
        if (reason === undefined) throw error
        return refusal(c, 422, 'password', reason)
      }
    }),
  )
  return app
}

/** An administrator who is to look after a listing chooses none. */
async function asksForPassword(service: Backend, token: string): Promise<boolean> {
  const found = await readInvitation(service, token)
  return found.state !== 'open' || !found.keeps_password
}

async function tokenOf(
  c: Context<SiteEnv>,
): Promise<{ readonly token?: string | undefined; readonly password?: unknown }> {
  const body: unknown = await c.req.json().catch(() => undefined)
  const parsed = z.object({ token: invitationToken, password: z.unknown().optional() }).safeParse(body)
  return parsed.success ? parsed.data : {}
}

/** What the accounts say against a password, for instance that it is known to have leaked; undefined for any other failure. */
function passwordRefusal(error: unknown): string | undefined {
  if (!(error instanceof Problem) || !(error.cause instanceof DataRefusal)) return undefined
  return error.cause.status === 422 ? error.cause.message : undefined
}
