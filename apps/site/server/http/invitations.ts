import type { IncomingMessage } from 'node:http'
import { acceptInvitation, createBrake, Problem, readInvitation, serviceOf, type Backend } from '@dira/backend'
import {
  connectOutboxQueue,
  DataRefusal,
  INVITATION_PURPOSES,
  invitationToken,
  newPassword,
  NEW_PASSWORD_LEAST,
} from '@dira/data'
import type { Context } from 'hono'
import { z } from 'zod'
import { invitationLink } from '@dira/data/letters'
import { refusal, unavailable } from './proxy.ts'
import type { SiteEnv } from './siteEnv.ts'
import { createTokenBuckets } from './tokenBuckets.ts'

/** How many links one address may try: opening one and pressing its button takes two. */
const TRIES = { burst: 20, perSecond: 1 / 15 }
/** How many that are none everybody together may try in a minute. */
const MOST_GUESSES_IN_A_MINUTE = 300

export interface InvitationsOptions {
  /** The data service with all rights, to make accounts; undefined where this server has no key for that. */
  readonly owner: (() => Promise<Pick<Backend, 'request' | 'setAccount' | 'setEmail'>>) | undefined
  /** The key that an administrator's own request comes with. */
  readonly publishableKey: string
  /** The public address of the site, without a slash at the end. */
  readonly siteUrl: string
  /** The link also goes out as a letter. @default its maker hands it on */
  readonly isByMail?: boolean
  readonly addressOf: (request: IncomingMessage) => string
  /** For measuring from one machine. */
  readonly isUnlimited?: boolean
  /** Gets a line for the operator when everybody together guesses too much. */
  readonly onBrake: (line: string) => void
  readonly now?: () => number
}

type Answer = (c: Context<SiteEnv>) => Promise<Response>

export interface Invitations {
  /** Makes a link for an administrator or an owner, with the rights of the administrator who asks. */
  readonly make: Answer
  /** Says what a link is good for, which changes nothing: scanners of e-mail open links. */
  readonly look: Answer
  /** Takes a password, and with it uses the link. */
  readonly accept: Answer
}

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
  owner,
  publishableKey,
  siteUrl,
  isByMail = false,
  addressOf,
  isUnlimited = false,
  onBrake,
  now = Date.now,
}: InvitationsOptions): Invitations {
  const take = createTokenBuckets(TRIES, now)
  const guesses = createBrake({ what: 'guessed links', perMinute: MOST_GUESSES_IN_A_MINUTE, onBrake, now })

  /** Answers with the data service, and says so where there is none. */
  const withOwner = (answer: (c: Context<SiteEnv>, service: Owner) => Promise<Response>): Answer =>
    async function answerOnce(c) {
      // What a link opens is nobody else's to keep.
      c.header('cache-control', 'no-store')
      if (!owner) return noAccounts(c)
      try {
        return await answer(c, await owner())
      } catch (error) {
        if (error instanceof Problem && error.code === 'backend-down') return unavailable(c)
        throw error
      }
    }

  /** Why this address may not try another link now; undefined when it may. */
  function refusedTry(c: Context<SiteEnv>): Response | undefined {
    if (isUnlimited) return undefined
    const taken = take(addressOf(c.env.incoming))
    const wait = taken.ok ? guesses.wait() : taken.error.retryAfter
    if (wait === 0) return undefined
    c.header('retry-after', String(wait))
    return refusal(c, 429, 'too_many_links', `Too many links were tried. Try again in ${wait} seconds.`)
  }

  function counted<Found extends object>(found: Found): Found {
    if ('state' in found && found.state === 'unknown') guesses.count()
    return found
  }

  return {
    make: withOwner(async (c, service) => {
      const body: unknown = await c.req.json().catch(() => undefined)
      const { email, ...asked } = makeSchema.parse(body)
      const answer = await service.request('/rest/v1/rpc/make_invitation', {
        method: 'POST',
        headers: { apikey: publishableKey, authorization: c.req.header('authorization') ?? '' },
        body: JSON.stringify({ address: email, ...asked }),
      })
      if (!answer.ok) {
        return new Response(await answer.text(), {
          status: answer.status,
          headers: { 'content-type': 'application/json' },
        })
      }
      const made = linkSchema.parse(await answer.json())
      const link = invitationLink(siteUrl, asked.purpose, made.token)
      // The link is in this answer, whether or not it could be stored as a letter as well.
      const isSent =
        isByMail &&
        (await connectOutboxQueue(serviceOf(service))
          .writeInvitation(made.token)
          .catch(() => false))
      return c.json({ link, email: made.email, expiresAt: made.expires_at, isSent }, 201)
    }),

    look: withOwner(async (c, service) => {
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

    accept: withOwner(async (c, service) => {
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
  }
}

/** An administrator who is to look after a listing chooses none. */
async function asksForPassword(service: Owner, token: string): Promise<boolean> {
  const found = await readInvitation(service, token)
  return found.state !== 'open' || !found.keeps_password
}

type Owner = Pick<Backend, 'request' | 'setAccount' | 'setEmail'>

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

export function noAccounts(c: Context): Response {
  return refusal(
    c,
    501,
    'no_accounts',
    'This server cannot make accounts: it needs SUPABASE_SECRET_KEY. See deploy/README.md.',
  )
}
