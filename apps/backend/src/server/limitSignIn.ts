import { createSharedLimit } from './limit.ts'
import { passwordSignIn } from './passwordSignIn.ts'

type Handler = (request: Request) => Promise<Response>

/** The time in which wrong passwords are counted, in milliseconds. */
const WINDOW = 5 * 60_000
/** So many for one e-mail from one client: nobody locks somebody elsewhere out. */
const MOST_FOR_ONE_EMAIL = 10
/** So many from one client: many people share the address of a mobile network. */
const MOST_FROM_ONE_CLIENT = 100
/** So many from everybody in a minute. */
const MOST_IN_A_MINUTE = 600
/** Invented e-mails must not fill the memory. */
const MOST_KEYS = 10_000

export interface SignInLimits {
  readonly now?: () => number
  /** Gets a line for the operator when everybody together sends too many wrong passwords. */
  readonly onLimit?: (line: string) => void
}

/**
 * Limits how fast passwords can be guessed, because @supabase/lite does not. After ten wrong passwords for an e-mail from one
 * client, with or without an account, further ones get 429 for up to five minutes. The client is whom the site's server names in
 * `X-Forwarded-For`; nobody else reaches this process.
 */
export function limitSignIn(
  handle: Handler,
  { now = Date.now, onLimit = () => undefined }: SignInLimits = {},
): Handler {
  const byEmail = countFailures(MOST_FOR_ONE_EMAIL, now)
  const byClient = countFailures(MOST_FROM_ONE_CLIENT, now)
  const limit = createSharedLimit({ what: 'wrong passwords', perMinute: MOST_IN_A_MINUTE, onLimit, now })

  return async (request) => {
    const signIn = await passwordSignIn(request)
    if (!signIn) return handle(request)
    const client = request.headers.get('x-forwarded-for') ?? ''
    const pair = `${client} ${signIn.email?.trim().toLowerCase().slice(0, 254) ?? ''}`
    const wait = Math.max(byEmail.wait(pair), byClient.wait(client)) || limit.wait()
    if (wait > 0) return tooMany(wait)
    const response = await handle(request)
    if (response.ok) byEmail.forget(pair)
    else {
      byEmail.add(pair)
      byClient.add(client)
      limit.count()
    }
    return response
  }
}

/** Counts the failures of each key within the window. */
function countFailures(most: number, now: () => number) {
  const failures = new Map<string, { readonly count: number; readonly since: number }>()
  const recent = (key: string) => {
    const known = failures.get(key)
    return known && now() - known.since < WINDOW ? known : { count: 0, since: now() }
  }
  return {
    /** In how many seconds the next may come; 0 for at once. */
    wait: (key: string) => {
      const { count, since } = recent(key)
      return count < most ? 0 : Math.ceil((since + WINDOW - now()) / 1000)
    },
    add: (key: string) => {
      const { count, since } = recent(key)
      // Deleted and set again, so that the map is ordered by the last failure.
      failures.delete(key)
      failures.set(key, { count: count + 1, since })
      const [oldest] = failures.keys()
      if (failures.size > MOST_KEYS && oldest !== undefined) failures.delete(oldest)
    },
    forget: (key: string) => void failures.delete(key),
  }
}

/** In the form of GoTrue's errors. */
function tooMany(seconds: number): Response {
  const minutes = Math.ceil(seconds / 60)
  return Response.json(
    {
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: `Too many wrong passwords. Try again in ${minutes} minutes.`,
    },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  )
}
