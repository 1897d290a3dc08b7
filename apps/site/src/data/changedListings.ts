import './zodWithoutEval.ts'
import { listingSchema, type Listing, type ListingChanges } from '@dira/directory-core'
import { listingFromRow, type ListingRow } from '@dira/backend/rows'
import type { SiteConfig } from '../app/siteConfig.ts'

/** What has changed among the published listings since the snapshot of the build. */
export interface ChangedListings extends Required<ListingChanges> {
  /** The snapshot is of other data, or too old: `put` is all there is. */
  readonly isReset: boolean
}

/** A page of `listing_changes_since`, as the database answers it. */
interface ChangesPage {
  readonly cursor: string
  readonly more: boolean
  readonly reset: boolean
  readonly listings: readonly ListingRow[]
  readonly removed: readonly { readonly id: string }[]
}

/** Asks the data service for the changes, page by page. A listing that does not parse is left out. */
export async function fetchChangedListings(config: SiteConfig): Promise<ChangedListings> {
  const put = new Map<string, Listing>()
  const remove = new Set<string>()
  let isReset = false
  for (let cursor = config.indexCursor; ;) {
    const page = await fetchPage(config, cursor)
    if (page.reset) {
      isReset = true
      put.clear()
      remove.clear()
    }
    for (const row of page.listings) {
      const parsed = listingSchema.safeParse(listingFromRow(row))
      remove.delete(row.id)
      if (parsed.success) put.set(row.id, parsed.data)
    }
    for (const { id } of page.removed) {
      put.delete(id)
      remove.add(id)
    }
    if (!page.more) return { put: [...put.values()], remove: [...remove], isReset }
    cursor = page.cursor
  }
}

async function fetchPage({ apiUrl, publishableKey }: SiteConfig, cursor: string): Promise<ChangesPage> {
  const query = new URLSearchParams({ cursor })
  const response = await fetch(`${apiUrl}/rest/v1/rpc/listing_changes_since?${query}`, {
    headers: { apikey: publishableKey },
  })
  if (!response.ok) throw new Error(`The data service answered ${response.status}.`)
  return (await response.json()) as ChangesPage // Written by the project's own migration; its listings are parsed before they are used.
}
