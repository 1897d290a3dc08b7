import type { ListingFacts } from '@dira/directory-core'
import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'
import type { Json } from './database.types.ts'
import { changesSchema, fillSchema, stateSchema, type FollowState } from './searchAnswer.ts'
import { checked, readRows } from './searchListings.ts'
import { searchRows } from './searchWriter.ts'

/** How the rows of the search follow the listings. */
export interface FollowOptions {
  /** What the filters `open` and `has` find a listing by: core's `listingFacts()`. */
  readonly facts: ListingFacts
  /** Called after each step of the first fill with how many listings are written by this call. */
  readonly onProgress?: (written: number) => void
  /** Ends the work after the step that is under way; the next call goes on from there. */
  readonly signal?: AbortSignal
}

/** The version that the rows stand for now, or why they do not stand for the newest: another writer is at it, or it was ended. */
export type Followed = { readonly version: string } | { readonly stopped: 'elsewhere' | 'ended' }

/** Where the writer is. */
type Place = Partial<Pick<FollowState, 'followed' | 'filled'>>

/** A step of it. */
interface Step {
  readonly was: Place
  readonly now: Place
  /** What the rows were read at. */
  readonly version: string
  readonly rows?: readonly { readonly id: string }[]
  readonly removed?: readonly string[]
}

/**
 * Brings what only directory-core can say of listings, hours, offers and what they have, up to the published listings: all of them the first time, which
 * a later call goes on with if it is ended, then what has changed. Call it at the start and whenever the listings' version is new. Names and places
 * need no writer: the database writes them with each listing. Several may call it: one at a time gets on. The key is the service's.
 */
export async function followSearchRows(
  service: DataServiceOptions,
  { facts, onProgress, signal }: FollowOptions,
): Promise<Followed> {
  const client = dataClient(service)
  let total = 0

  /** Whether it is written: not where another writer went on meanwhile. */
  async function write({ rows = [], ...step }: Step): Promise<boolean> {
    const written = { ...step, rows: searchRows(readRows(rows), { facts, isOrdered: false }), knows_facts: true }
    const asked = { written: JSON.parse(JSON.stringify(written)) as Json }
    const { data } = await client.rpc('follow_search', asked).throwOnError()
    total += rows.length
    return data
  }

  async function state(): Promise<FollowState> {
    const { data } = await client.rpc('search_state').throwOnError()
    return checked(stateSchema, data)
  }

  async function fill({ version, followed, filled, is_known }: FollowState): Promise<boolean> {
    const was = { followed, filled }
    if (!filled || !is_known) return write({ was, now: { filled: { version, after: '' } }, version })
    const { data } = await client.rpc('published_listings_page', { after: filled.after }).throwOnError()
    const { listings } = checked(fillSchema, data)
    const last = listings.at(-1)
    if (last) return write({ was, now: { filled: { ...filled, after: last.id } }, version, rows: listings })
    await client.rpc('refresh_search').throwOnError()
    return write({ was, now: { followed: filled.version }, version })
  }

  async function follow({ followed, filled, knows_grams }: FollowState): Promise<boolean> {
    if (!knows_grams) await client.rpc('refresh_search').throwOnError()
    const { data } = await client.rpc('listing_changes_since', { cursor: followed! }, { get: true }).throwOnError()
    const { cursor, listings, removed } = checked(changesSchema, data)
    const now = { followed: cursor }
    return write({
      was: { followed, filled },
      now,
      version: cursor,
      rows: listings,
      removed: removed.map(({ id }) => id),
    })
  }

  for (;;) {
    const at = await state()
    if (at.followed === at.version) return { version: at.version }
    if (signal?.aborted) return { stopped: 'ended' }
    const isFollowing = at.followed !== null && at.is_known
    const isWritten = await (isFollowing ? follow(at) : fill(at))
    if (!isWritten) return { stopped: 'elsewhere' }
    if (!isFollowing) onProgress?.(total)
  }
}
