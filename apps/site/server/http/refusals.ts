import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** An error in the shape that PostgREST gives its own. */
export function refusal(
  c: Context,
  status: 400 | 401 | 403 | 404 | 413 | 415 | 422 | 428 | 429 | 501 | 502 | 503,
  code: string,
  message: string,
  details: string | null = null,
): Response {
  if (status > 501) c.header('retry-after', '5')
  return c.json({ code, message, details, hint: null }, status)
}

export function unavailable(c: Context): Response {
  const message = 'The data service is not running at the moment. Nothing was stored. Try again in a minute.'
  return refusal(c, 503, 'data_service_unavailable', message)
}

/** Where the server has no key of the service, with which accounts are made. */
export function noAccounts(c: Context): Response {
  const needed = 'This server cannot make accounts: it needs SUPABASE_SECRET_KEY. See deploy/README.md.'
  return refusal(c, 501, 'no_accounts', needed)
}

/** An address, or everybody together, asked for too much: `wait` is in how many seconds to come back. */
export function tooMany(c: Context, wait: number): Response {
  c.header('retry-after', String(wait))
  const seconds = wait === 1 ? 'second' : 'seconds'
  return refusal(c, 429, 'too_many_requests', `Too much was asked for at once. Try again in ${wait} ${seconds}.`)
}

/** The answer 429 for where no answer can be returned. */
export class TooMany extends HTTPException {
  readonly wait: number

  constructor(wait: number) {
    super(429)
    this.wait = wait
  }
}
