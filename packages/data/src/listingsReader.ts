import { listingSchema, parseWith, type Listing } from '@dira/directory-core'
import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'
import type { ChangedListings, ListingsData, PublishedListings, UnreadableRow } from './directoryData.ts'
import type { ListingRow } from './listingColumns.ts'
import { listingFromRow } from './listingRows.ts'

/** A page of `listing_changes_since`, as the database answers it. */
interface ChangesPage {
  readonly cursor: string
  readonly more: boolean
  readonly reset: boolean
  readonly listings: readonly ListingRow[]
  readonly removed: readonly { readonly id: string }[]
}

/** A page of `published_listings_page`, as the database answers it. */
interface PublishedPage {
  readonly listings: readonly ListingRow[]
  readonly more: boolean
}

/** Reads published listings. A row that does not parse is left out and reported. */
export function listingsReader(options: DataServiceOptions): ListingsData {
  const client = dataClient(options)

  async function version(): Promise<string> {
    const { data } = await client.rpc('listings_version', undefined, { get: true }).throwOnError()
    return data
  }

  /**
   * Each page starts after the last id of the one before, so no listing is skipped when rows come and go meanwhile. The version is
   * read first, so that a change meanwhile makes a newer one.
   */
  async function published(): Promise<PublishedListings> {
    const versionBefore = await version()
    const listings: Listing[] = []
    const unreadable: UnreadableRow[] = []
    for (let after = ''; ;) {
      const { data } = await client.rpc('published_listings_page', { after }).throwOnError()
      const page = data as unknown as PublishedPage // Written by the project's own migration; its listings are parsed below.
      for (const row of page.listings) {
        const parsed = parseRow(row)
        if ('reason' in parsed) unreadable.push({ id: row.id, reason: parsed.reason })
        else listings.push(parsed.listing)
      }
      const last = page.listings.at(-1)
      if (!last || !page.more) return { listings, version: versionBefore, unreadable }
      after = last.id
    }
  }

  async function changesSince(since: string): Promise<ChangedListings> {
    const put = new Map<string, Listing>()
    const remove = new Set<string>()
    const unreadable = new Map<string, string>()
    let isReset = false
    // A later page may hold a listing again: the last one counts.
    const forget = (id: string) => {
      put.delete(id)
      remove.delete(id)
      unreadable.delete(id)
    }
    for (let cursor = since; ;) {
      const { data } = await client.rpc('listing_changes_since', { cursor }, { get: true }).throwOnError()
      const page = data as unknown as ChangesPage // Written by the project's own migration; its listings are parsed below.
      if (page.reset) {
        isReset = true
        put.clear()
        remove.clear()
        unreadable.clear()
      }
      for (const row of page.listings) {
        const parsed = parseRow(row)
        forget(row.id)
        if ('listing' in parsed) put.set(row.id, parsed.listing)
        else {
          // Removed, rather than shown as it was before.
          remove.add(row.id)
          unreadable.set(row.id, parsed.reason)
        }
      }
      for (const { id } of page.removed) {
        forget(id)
        remove.add(id)
      }
      if (!page.more) {
        return {
          put: [...put.values()],
          remove: [...remove],
          isReset,
          version: page.cursor,
          unreadable: [...unreadable].map(([id, reason]) => ({ id, reason })),
        }
      }
      cursor = page.cursor
    }
  }

  return { version, published, changesSince }
}

function parseRow(row: ListingRow): { readonly listing: Listing } | { readonly reason: string } {
  const parsed = parseWith(listingSchema, listingFromRow(row))
  if (parsed.ok) return { listing: parsed.value }
  return { reason: parsed.error.issues.map(({ path, reason }) => `${path}: ${reason}`)[0] ?? 'unreadable' }
}
