import { z } from 'zod'

type Handler = (request: Request) => Promise<Response>

const passwordSchema = z.strictObject({ password: z.string(), current_password: z.string().optional() })

/**
 * An account changes its password this way, which ends its other sessions, as in a hosted project; @supabase/lite leaves them alive. Nothing else: asked for an address,
 * @supabase/lite says whether another account has it, and it keeps whatever is sent as data of the account.
 */
export function changePasswordOnly(handle: Handler): Handler {
  return async (request) => {
    if (request.method !== 'PUT' || new URL(request.url).pathname !== '/auth/v1/user') return handle(request)
    const body: unknown = await request
      .clone()
      .json()
      .catch(() => undefined)
    if (!passwordSchema.safeParse(body).success) return refused()
    const response = await handle(request)
    if (!response.ok) return response
    const headers = new Headers(request.headers)
    headers.delete('content-length')
    const ended = await handle(
      new Request(new URL('/auth/v1/logout?scope=others', request.url), { method: 'POST', headers }),
    )
    if (!ended.ok) throw new Error(`The password is changed, but other sessions did not end: ${await ended.text()}`)
    return response
  }
}

/** In the form of GoTrue's errors. */
function refused(): Response {
  return Response.json(
    { code: 400, error_code: 'validation_failed', msg: 'Of an account only the password is changed here.' },
    { status: 400 },
  )
}
