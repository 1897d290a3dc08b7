import type { ListingsData } from '@dira/data'
import type { SubmissionsTarget } from './http/submissions.ts'

/** Where the site's data comes from: the embedded default or a hosted Supabase project. */
export interface DataService {
  /** The address that requests to the site's own /rest/v1 and /auth/v1 are passed on to; undefined while there is none. */
  readonly address: () => string | undefined
  /** Where this server stores what visitors send, and by which key; undefined while there is no such place. */
  readonly submissionsTarget: () => SubmissionsTarget | undefined
  /** The address that pages in a browser use: '' is the site's own origin. */
  readonly publicUrl: string
  readonly publishableKey: string
  /** The published listings, as a visitor reads them. */
  readonly data: ListingsData
  /** How to sign in to the demo; only the embedded default has one. */
  readonly demoAdministrator?: { readonly email: string; readonly password: string }
  readonly stop: () => Promise<void>
}
