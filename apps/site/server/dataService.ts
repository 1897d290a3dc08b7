import type { ListingSource } from './directoryFeed.ts'

/** Where the site's data comes from: the embedded default or a hosted Supabase project. */
export interface DataService {
  /** The address that requests to the site's own /rest/v1 and /auth/v1 are passed on to; undefined while there is none. */
  readonly address: () => string | undefined
  /** What a page in the browser calls: '' is the site's own origin. */
  readonly publicUrl: string
  readonly publishableKey: string
  readonly source: ListingSource
  /** How to sign in to the demo; only the embedded default has one. */
  readonly demoAdministrator?: { readonly email: string; readonly password: string }
  readonly stop: () => Promise<void>
}
