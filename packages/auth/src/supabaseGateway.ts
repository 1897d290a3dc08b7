import { createClient, type Session } from '@supabase/supabase-js'
import { authErrorFrom } from './authError.ts'
import type { AuthGateway, AuthUser } from './authGateway.ts'
import { guardedStorage, type SessionStorage } from './guardedStorage.ts'
import { hasStoredSession, STORAGE_KEY } from './storedSession.ts'

export interface SupabaseGatewayOptions {
  /** Where the service is: the site's own address for the embedded default, or that of a hosted project. */
  readonly url: string
  /** The publishable (anonymous) key. */
  readonly key: string
  /** How long a request may take, in milliseconds, before it counts as unreachable. @default 10 000 */
  readonly timeout?: number
  /** @default the browser's localStorage */
  readonly storage?: SessionStorage
  /** @default the global fetch */
  readonly fetch?: typeof fetch
}

/** The service behind Supabase's client library. Only `connectSupabase` imports it, when it is needed. */
export function supabaseGateway(options: SupabaseGatewayOptions): AuthGateway {
  const storage = guardedStorage(() => options.storage ?? localStorage)
  // What is broken would be complained of, and looked at again on every page.
  if (!hasStoredSession(() => storage)) storage.removeItem(STORAGE_KEY)
  const client = createClient(options.url, options.key, {
    auth: {
      storageKey: STORAGE_KEY,
      storage,
      // Signing in is by password alone: an address with a token in it must not sign anybody in, into whosever account.
      detectSessionInUrl: false,
    },
    global: { fetch: impatientFetch(options) },
  })
  const { auth } = client

  return {
    onSessionChange: (listener) => {
      auth.onAuthStateChange((event, session) => listener({ event, user: userOf(session) }))
    },
    signIn: async ({ email, password }) => {
      const { data, error } = await auth.signInWithPassword({ email, password })
      if (error) return { ok: false, error: authErrorFrom(error) }
      const user = userOf(data.session)
      return user ? { ok: true, value: user } : { ok: false, error: authErrorFrom({ name: 'AuthUnknownError' }) }
    },
    signOut: async () => {
      const accessToken = readAccessToken(storage)
      // With nothing in the storage the client asks no server before it tells everybody, other tabs too, that the session is over.
      storage.removeItem(STORAGE_KEY)
      await auth.signOut({ scope: 'local' })
      // The session has ended here; a server that cannot be told of it lets the token expire.
      if (accessToken !== undefined) void auth.admin.signOut(accessToken, 'local').catch(() => undefined)
    },
    checkAdmin: async (userId) => {
      const { data, error, status } = await client
        .from('admin_users')
        .select('id,email')
        .eq('id', userId)
        .maybeSingle<{ readonly id: unknown }>()
      if (error) return { ok: false, error: authErrorFrom({ ...error, message: error.message, status }) }
      if (data === null) return { ok: true, value: false }
      // Not every server that answers with 200 is the one that was asked.
      if (data.id !== userId) return { ok: false, error: authErrorFrom({ name: 'AuthUnknownError' }) }
      return { ok: true, value: true }
    },
    accessToken: async () => (await auth.getSession()).data.session?.access_token,
    close: () => void auth.dispose(),
  }
}

/** A session that was read from the storage may hold anything. */
function userOf(session: Session | null): AuthUser | undefined {
  try {
    const { id, email } = session?.user ?? {}
    return typeof id === 'string' ? { id, email: typeof email === 'string' ? email : '' } : undefined
  } catch {
    // The client puts something in the place of a missing user that throws when it is read.
    return undefined
  }
}

function readAccessToken(storage: SessionStorage): string | undefined {
  try {
    const { access_token: token } = Object(JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null')) as Record<
      string,
      unknown
    >
    return typeof token === 'string' ? token : undefined
  } catch {
    return undefined
  }
}

/** Gives up on a server that does not answer. Signing out is told even when the page is left at that moment. */
function impatientFetch({ fetch: send = fetch, timeout = 10_000 }: SupabaseGatewayOptions): typeof fetch {
  return async (input, init) => {
    const limit = AbortSignal.timeout(timeout)
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
    const isSignOut = typeof input === 'string' && input.includes('/logout')
    try {
      return await send(input, { ...init, signal, ...(isSignOut && { keepalive: true }) })
    } catch (error) {
      // The client would wait for the same silence three times more, if it did not take this for the end of it.
      throw limit.aborted ? new DOMException('The server did not answer in time', 'AbortError') : error
    }
  }
}
