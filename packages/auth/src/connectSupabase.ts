import type { AuthGateway } from './authGateway.ts'
import type { SupabaseGatewayOptions } from './supabaseGateway.ts'

/**
 * The way to Supabase, hosted or embedded, for `createAuth`. Its client is large, and where the browser's storage throws it
 * may not even load: it is fetched when it is needed, and a failure is one of signing in.
 */
export function connectSupabase(options: SupabaseGatewayOptions): () => Promise<AuthGateway> {
  return async () => {
    const { supabaseGateway } = await import('./supabaseGateway.ts')
    return supabaseGateway(options)
  }
}
