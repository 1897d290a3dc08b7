import { setTimeout as pause } from 'node:timers/promises'
import { callAs, serviceOf, type Backend } from '@dira/backend'
import {
  ACCOUNT_CHANGES_PATHS,
  connectOutboxQueue,
  errorMessage,
  myAccountSchema,
  newPassword,
  NEW_PASSWORD_LEAST,
  type MyAccount,
} from '@dira/data'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { HandlerServices } from './handlerServices.ts'
import { NEVER_STORED } from './cachePolicy.ts'
import { noAccounts, refusal, tooMany, unavailable } from './refusals.ts'
import type { SiteEnv } from './siteEnv.ts'

/** How often one account, and one network address, may try, so that a stolen session cannot be used to guess the password. */
const TRIES = { burst: 10, perSecond: 1 / 60 }
/** How long the answer for an e-mail address takes at least, in milliseconds: longer than writing an email, so that its time tells nothing. */
const ANSWER_TIME = 1_000

/** Somebody who is signed in, and whose present password was right. */
interface Known {
  readonly account: MyAccount
  readonly service: Pick<Backend, 'request'>
  /** With which the account itself asks. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Changes the password or the e-mail address of the account that is signed in, which says its present password first. Where the address belongs to an account, the answer
 * is the same as for one that does not, and takes as long.
 */
export function createAccountChanges(
  { dataService, limits, warn }: Pick<HandlerServices, 'dataService' | 'limits' | 'warn'>,
  { answerTime = ANSWER_TIME } = {},
): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>()
  const take = limits.byKey(TRIES)
  const { publishableKey } = dataService

  for (const path of Object.values(ACCOUNT_CHANGES_PATHS))
    app.use(path, async (c, next) => {
      c.header('cache-control', NEVER_STORED)
      return next()
    })

  app.post(ACCOUNT_CHANGES_PATHS.password, async (c) => {
    const { present, chosen } = passwordSchema.parse(await c.req.json().catch(() => undefined))
    if (!newPassword.safeParse(chosen).success) {
      return refusal(
        c,
        422,
        'password',
        `A password has at least ${NEW_PASSWORD_LEAST} characters and at most 72 bytes.`,
      )
    }
    return withKnown(c, present, async ({ account, service, headers }) => {
      // By the session of who asks, which goes on while all others of the account end.
      const answer = await service.request('/auth/v1/user', {
        method: 'PUT',
        headers,
        body: JSON.stringify({ password: chosen, current_password: present }),
      })
      if (answer.status === 422) return refusal(c, 422, 'password', await saidBy(answer))
      if (!answer.ok) return unavailable(c)
      // What was asked for with the old password counts no longer.
      await connectOutboxQueue(serviceOf(service)).notePasswordChange(account.id)
      return c.json({})
    })
  })

  app.post(ACCOUNT_CHANGES_PATHS.email, async (c) => {
    const { present, email } = emailSchema.parse(await c.req.json().catch(() => undefined))
    // A malformed address is refused before anything is asked.
    if (email === '') return refusal(c, 422, 'email', 'This is not an e-mail address.')
    return withKnown(c, present, async ({ account, service }) => {
      const [asked] = await Promise.all([
        connectOutboxQueue(serviceOf(service)).askEmailChange(account.id, email),
        pause(answerTime),
      ])
      if (asked === 'limited') return tooMany(c, 86_400)
      return asked === 'asked' ? c.json({}) : refusal(c, 422, 'email', REFUSED[asked])
    })
  })

  /** Answers to somebody who is signed in and knows the present password, and says to others why not. */
  async function withKnown(
    c: Context<SiteEnv>,
    present: string,
    answer: (known: Known) => Promise<Response>,
  ): Promise<Response> {
    if (!dataService.owner) return noAccounts(c)
    const service = await dataService.owner()
    const authorization = c.req.header('authorization') ?? ''
    const account = myAccountSchema.parse(
      (await callAs(service, { authorization, publishableKey }, 'my_account')) ?? null,
    )
    if (!account) return refusal(c, 401, 'signed_out', 'Sign in again.')
    const address = limits.addressOf(c.env.incoming)
    const wait = Math.max(...[`account ${account.id}`, `address ${address}`].map((key) => take(key)))
    if (wait > 0) return tooMany(c, wait)
    const signedIn = await service.request('/auth/v1/token?grant_type=password', {
      method: 'POST',
      // Wrong passwords are counted by the address there as well.
      headers: { apikey: publishableKey, 'x-forwarded-for': address },
      body: JSON.stringify({ email: account.email, password: present }),
    })
    if (signedIn.status === 429) return tooMany(c, Number(signedIn.headers.get('retry-after')) || 60)
    if (signedIn.status === 400) return refusal(c, 403, 'wrong_password', 'This is not the present password.')
    if (!signedIn.ok) return unavailable(c)
    const { access_token: token } = sessionSchema.parse(await signedIn.json())
    // That session was for the question alone.
    const ended = { apikey: publishableKey, authorization: `Bearer ${token}` }
    await service
      .request('/auth/v1/logout?scope=local', { method: 'POST', headers: ended })
      .catch((error: unknown) => warn(`A change of an account failed: ${String(error)}`))
    return answer({ account, service, headers: { apikey: publishableKey, authorization } })
  }

  return app
}

const REFUSED = {
  same: 'This is the address of the account already.',
  refused: 'The address of an administrator stays: another administrator invites the new one.',
}

const password = z.string().max(1_000).catch('')
const passwordSchema = z.object({ present: password, chosen: password }).catch({ present: '', chosen: '' })
const emailSchema = z
  .object({ present: password, email: z.string().trim().pipe(z.email().max(254)).catch('') })
  .catch({ present: '', email: '' })
const sessionSchema = z.object({ access_token: z.string() })

/** What the accounts say against a password, for instance that it is the present one or known to have leaked. */
async function saidBy(answer: Response): Promise<string> {
  const body: unknown = await answer.json().catch(() => undefined)
  const { msg } = z
    .object({ msg: z.string() })
    .catch({ msg: errorMessage.parse(body) })
    .parse(body)
  return msg
}
