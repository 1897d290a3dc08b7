import { createClient, type Session } from '@supabase/supabase-js'
import { authErrorFrom } from './authError.ts'
import type { AuthGateway, AuthUser } from './authGateway.ts'
import { guardedStorage, type SessionStorage } from './guardedStorage.ts'
import { sessionOnDevice } from './sessionOnDevice.ts'
import { hasStoredSession, STORAGE_KEY } from './storedSession.ts'

export interface SupabaseGatewayOptions {
  /** The service's address: the site's own for the embedded default, or a hosted project's. */
  readonly url: string
  /** The publishable (anonymous) key. */
  readonly key: string
  /** Milliseconds before a request counts as unreachable. @default 10 000 */
  readonly timeout?: number
  /** @default the browser's localStorage */
  readonly storage?: SessionStorage
  /** @default the global fetch */
  readonly fetch?: typeof fetch
}

/** The gateway over Supabase's client library. Only `connectSupabase` imports it, dynamically. */
export function supabaseGateway(options: SupabaseGatewayOptions): AuthGateway {
  const storage = sessionOnDevice(guardedStorage(() => options.storage ?? localStorage))
  // The client would report a broken entry on every page.
  if (!hasStoredSession(() => storage)) storage.removeItem(STORAGE_KEY)
  const client = createClient(options.url, options.key, {
    auth: {
      storageKey: STORAGE_KEY,
      storage,
      // A token in the address must not sign anybody in, because a link could carry another account's.
      detectSessionInUrl: false,
    },
    global: { fetch: fetchWithTimeout(options) },
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
      // With an empty storage the client announces the end of the session, also to other tabs, before it asks the server.
      storage.removeItem(STORAGE_KEY)
      await auth.signOut({ scope: 'local' })
      // If the server cannot be reached, the token expires there.
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
      // A captive portal also answers with 200.
      if (data.id !== userId) return { ok: false, error: authErrorFrom({ name: 'AuthUnknownError' }) }
      return { ok: true, value: true }
    },
    accessToken: async () => (await auth.getSession()).data.session?.access_token,
    close: () => void auth.dispose(),
  }
}

/** A session from the storage may have any form. */
function userOf(session: Session | null): AuthUser | undefined {
  try {
    const { id, email } = session?.user ?? {}
    return typeof id === 'string' ? { id, email: typeof email === 'string' ? email : '' } : undefined
  } catch {
    // For a missing user, the client sets a proxy that throws.
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

/** A fetch with a timeout. Its sign-out request outlives the page. */
function fetchWithTimeout({ fetch: send = fetch, timeout = 10_000 }: SupabaseGatewayOptions): typeof fetch {
  return async (input, init) => {
    const limit = AbortSignal.timeout(timeout)
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
    const isSignOut = typeof input === 'string' && input.includes('/logout')
    try {
      return await send(input, { ...init, signal, ...(isSignOut && { keepalive: true }) })
    } catch (error) {
      // The client does not retry after an AbortError; it would wait for the timeout three more times.
      throw limit.aborted ? new DOMException('The server did not answer in time', 'AbortError') : error
    }
  }
}
