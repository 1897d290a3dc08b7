type Handler = (request: Request) => Promise<Response>

/** Wrong passwords for one address before it has to wait, and how long their count is kept. */
const MOST_FAILURES = 10
const WINDOW = 5 * 60_000
/** Addresses remembered at most, so that made-up ones cannot fill the memory. */
const MOST_ADDRESSES = 10_000

interface Failures {
  readonly count: number
  readonly since: number
}

/**
 * Puts a limit on guessing passwords, which @supabase/lite has none of: after ten wrong ones for an e-mail address, whether
 * it has an account or not, the next is not looked at for up to five minutes.
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
    if (count >= MOST_FAILURES) return tooMany(Math.ceil((since + WINDOW - now()) / 1000))
    const response = await handle(request)
    failuresByEmail.delete(email)
    if (!response.ok) {
      // Written anew, so that the map keeps the order in which addresses were last tried.
      failuresByEmail.set(email, { count: count + 1, since })
      const [oldest] = failuresByEmail.keys()
      if (failuresByEmail.size > MOST_ADDRESSES && oldest !== undefined) failuresByEmail.delete(oldest)
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

/** In GoTrue's form, which is what its clients read. */
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
