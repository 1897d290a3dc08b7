/** Adds a key to a request that has none, and the content type JSON to a body that has none. */
export function withKey(init: RequestInit = {}, key: string): RequestInit {
  const headers = new Headers(init.headers)
  if (!headers.has('apikey')) {
    headers.set('apikey', key)
    // Older hosted projects use JWTs as keys and read them from this header.
    headers.set('authorization', `Bearer ${key}`)
  }
  if (typeof init.body === 'string' && !headers.has('content-type')) headers.set('content-type', 'application/json')
  return { ...init, headers }
}
