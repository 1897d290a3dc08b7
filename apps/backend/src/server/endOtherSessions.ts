type Handler = (request: Request) => Promise<Response>

/** After a changed password, ends the other sessions of the account, as a hosted project does; @supabase/lite leaves them alive. */
export function endOtherSessions(handle: Handler): Handler {
  return async (request) => {
    if (!(await changesPassword(request))) return handle(request)
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

async function changesPassword(request: Request): Promise<boolean> {
  if (request.method !== 'PUT' || new URL(request.url).pathname !== '/auth/v1/user') return false
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'password' in body
}
