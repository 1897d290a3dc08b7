import type { AuthGateway } from './authGateway.ts'
import type { SupabaseGatewayOptions } from './supabaseGateway.ts'

/**
 * Connects `createAuth` to Supabase, hosted or embedded. The client library is large and may throw on load where storage is
 * blocked, so it is imported when it is needed, and a failure is a failed sign-in.
 */
export function connectSupabase(options: SupabaseGatewayOptions): () => Promise<AuthGateway> {
  return async () => {
    const { supabaseGateway } = await import('./supabaseGateway.ts')
    return supabaseGateway(options)
  }
}
