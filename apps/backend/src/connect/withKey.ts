/** A request with a key, unless it brings its own; JSON unless it says otherwise. */
export function withKey(init: RequestInit = {}, key: string): RequestInit {
  const headers = new Headers(init.headers)
  if (!headers.has('apikey')) {
    headers.set('apikey', key)
    // The keys of older hosted projects are tokens, which the API looks for here.
    headers.set('authorization', `Bearer ${key}`)
  }
  if (typeof init.body === 'string' && !headers.has('content-type')) headers.set('content-type', 'application/json')
  return { ...init, headers }
}
