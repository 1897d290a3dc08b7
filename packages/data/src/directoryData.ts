import type { Listing } from '@dira/directory-core'
import type { Database } from './database.types.ts'
import type { FormerAddress } from './formerAddresses.ts'
import type { ListingChecks } from './listingChecksAnswer.ts'

/** The directory's data with a visitor's rights. Reading rejects when the service refuses or cannot be reached. */
export interface DirectoryData {
  readonly listings: ListingsData
  readonly submissions: SubmissionsData
}

/** The published listings. */
export interface ListingsData {
  /** An opaque text that changes whenever the published listings do. Cheap: ask once a second, and read again when it differs. */
  readonly version: () => Promise<string>
  /** Every published listing, in the order of the ids. */
  readonly published: () => Promise<PublishedListings>
  /** The published listings with these slugs, in any order. */
  readonly withSlugs: (slugs: readonly string[]) => Promise<readonly Listing[]>
  /** The same a page at a time: for who holds no more than one. All have the version of the first. */
  readonly publishedPages: () => AsyncIterable<PublishedListings>
  /** The changes since a version that `published` or an earlier answer gave. */
  readonly changesSince: (version: string) => Promise<ChangedListings>
  /** The same a page at a time. Of a listing that comes twice the last counts; a reset says that nothing before it does. */
  readonly changePages: (version: string) => AsyncIterable<ChangedListings>
  /** Where former addresses lead, by their slugs, for at most a hundred. A slug at which no listing was published has no entry. */
  readonly formerAddresses: (slugs: readonly string[]) => Promise<ReadonlyMap<string, FormerAddress>>
  /** The slugs of all former addresses, a page at a time. */
  readonly formerSlugs: () => AsyncIterable<readonly string[]>
  /** When the facts of the published listing with a slug were checked; core's `shownChecks` says what a page shows of it. */
  readonly checksOf: (slug: string) => Promise<ListingChecks>
}

/** What visitors send. */
export interface SubmissionsData {
  /** Fetches the code that `send` needs, while there is a network. Never rejects. */
  readonly prepare: () => Promise<void>
  /**
   * Stores a row, once however often it is sent, by its `idempotency_key`. An answer may be lost after the row was stored, so
   * a row without an answer is sent again. Where many come from one network the server asks for a proof of work first, which is
   * computed here. Never rejects.
   */
  readonly send: <Table extends SubmissionTable>(
    table: Table,
    row: Submission<Table>,
    options?: SendOptions,
  ) => Promise<SubmissionOutcome>
}

export interface SendOptions {
  /** Called when a proof of work begins, which takes a moment. */
  readonly onChallenge?: () => void
}

/** A row that was left out because it is no valid listing. */
export interface UnreadableRow {
  readonly id: string
  readonly reason: string
}

/** Every published listing at one moment. */
export interface PublishedListings {
  readonly listings: readonly Listing[]
  /** The version that `listings` is at least as new as. */
  readonly version: string
  readonly unreadable: readonly UnreadableRow[]
}

/** What has changed among the published listings. */
export interface ChangedListings {
  /** Listings that are new or have changed. */
  readonly put: readonly Listing[]
  /** The ids of those that are no longer published. */
  readonly remove: readonly string[]
  /** The given version is unknown or too old: replace everything with `put`. */
  readonly isReset: boolean
  /** The version to ask from the next time. */
  readonly version: string
  readonly unreadable: readonly UnreadableRow[]
}

type Tables = Database['public']['Tables']

/** What visitors may add, and only administrators may read. */
export type SubmissionTable = 'contact_messages' | 'enquiries' | 'change_requests'

/** A row as its sender writes it, with a new `idempotency_key` (`crypto.randomUUID()`); the database sets the rest. */
export type Submission<Table extends SubmissionTable> = Omit<
  Tables[Table]['Insert'],
  'id' | 'created_at' | 'handled' | 'handled_at' | 'status'
>

/** `limited`: too many in the last minute. `refused`: the row is not accepted. `unreachable`: trying again may help. */
export type SubmissionOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: 'limited' | 'refused' | 'unreachable' }
