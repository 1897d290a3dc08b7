import type { Backend, Backups, ImportJobs, StoredImages } from '@dira/backend'
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
  readonly images: StoredImages
  /** The id of the administrator whose `Authorization` this is; undefined for anybody else. */
  readonly administratorOf: (authorization: string) => Promise<string | undefined>
  /** What a function of the database answers to the sender of this `Authorization` header; undefined where the sender may not call it. */
  readonly callAs: (authorization: string, name: string, args: object) => Promise<unknown>
  /** The service with all rights, for making accounts; absent without its key. Never for what a visitor asks. */
  readonly owner?: (() => Promise<Backend>) | undefined
  /** How to sign in to the demo; only the embedded default has one. */
  readonly demoAdministrator?: { readonly email: string; readonly password: string }
  /** Backups of the embedded default; a hosted project has its own. */
  readonly backups?: Pick<Backups, 'status'> | undefined
  /** Imports of listings; absent without the service's key. */
  readonly imports?: ImportJobs | undefined
  readonly stop: () => Promise<void>
}
