type Handler = (request: Request) => Promise<Response>

/** So many wrong passwords for one address are allowed within the window, in milliseconds. */
const MAX_FAILURES = 10
const WINDOW = 5 * 60_000
/** Invented addresses must not fill the memory. */
const MAX_ADDRESSES = 10_000

interface Failures {
  readonly count: number
  readonly since: number
}

/**
 * Limits how fast passwords can be guessed, because @supabase/lite does not. After ten wrong passwords for an e-mail address,
 * with or without an account, further ones get 429 for up to five minutes.
 */
export function limitSignIn(handle: Handler, now: () => number = Date.now): Handler {
  const failuresByEmail = new Map<string, Failures>()

  const recentFailures = (email: string): Failures => {
    const failures = failuresByEmail.get(email)
    return failures && now() - failures.since < WINDOW ? failures : { count: 0, since: now() }
  }

  return async (request) => {
    if (!isPasswordSignIn(request)) return handle(request)
    const email = await emailOf(request)
    const { count, since } = recentFailures(email)
    if (count >= MAX_FAILURES) return tooMany(Math.ceil((since + WINDOW - now()) / 1000))
    const response = await handle(request)
    failuresByEmail.delete(email)
    if (!response.ok) {
      // Deleted above and set again, so that the map is ordered by the last attempt.
      failuresByEmail.set(email, { count: count + 1, since })
      const [oldest] = failuresByEmail.keys()
      if (failuresByEmail.size > MAX_ADDRESSES && oldest !== undefined) failuresByEmail.delete(oldest)
    }
    return response
  }
}

function isPasswordSignIn(request: Request): boolean {
  const { pathname, searchParams } = new URL(request.url)
  return request.method === 'POST' && pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password'
}

async function emailOf(request: Request): Promise<string> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : ''
}

/** In the form of GoTrue's errors. */
function tooMany(seconds: number): Response {
  return Response.json(
    {
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: `Too many wrong passwords. Try again in ${Math.max(1, Math.ceil(seconds / 60))} minutes.`,
    },
    { status: 429, headers: { 'retry-after': String(Math.max(1, seconds)) } },
  )
}
