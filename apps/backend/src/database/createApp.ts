import { App, type Connection } from '@supabase/lite'
import type { Secrets } from '../data/secrets.ts'
import { readSupabaseConfig } from './supabaseConfig.ts'

/** The API over a database, with the project's configuration and without @supabase/lite's open defaults. */
export function createApp(connection: Connection, secrets: Secrets): App {
  const { api, auth } = readSupabaseConfig()
  return new App({
    connection,
    api,
    auth: {
      ...auth,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
    },
    studio: { enabled: false },
    storage: { enabled: false },
    options: { server: { admin: false, disableStudio: true, disableFallback: true } },
  })
}
