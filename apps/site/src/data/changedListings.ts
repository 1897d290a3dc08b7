import { listingSchema, type Listing } from '@dira/directory-core'
import { LISTING_COLUMNS, listingFromRow, type ListingRow } from '@dira/backend/rows'
import type { SiteConfig } from '../app/siteConfig.ts'

/** What one answer of the data service holds at most. */
const PAGE = 1000

/** A row is stamped before it is committed, so changes are asked from a while before the snapshot, in milliseconds. */
const OVERLAP = 5 * 60_000

/** The published listings that changed since the snapshot of the build; what does not parse is left out. */
export async function fetchChangedListings(config: SiteConfig): Promise<Listing[]> {
  const since = new Date(Date.parse(config.indexTakenAt) - OVERLAP).toISOString()
  const changed: Listing[] = []
  for (let after = ''; ;) {
    const rows = await fetchRows(config, { since, after })
    for (const row of rows) {
      const parsed = listingSchema.safeParse(listingFromRow(row))
      if (parsed.success) changed.push(parsed.data)
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return changed
    after = last.id
  }
}

async function fetchRows(
  config: SiteConfig,
  { since, after }: { since: string; after: string },
): Promise<ListingRow[]> {
  const query = new URLSearchParams({
    select: LISTING_COLUMNS,
    status: 'eq.published',
    updated_at: `gte.${since}`,
    id: `gt.${after}`,
    order: 'id.asc',
    limit: String(PAGE),
  })
  const response = await fetch(`${config.apiUrl}/rest/v1/listings?${query}`, {
    headers: { apikey: config.publishableKey },
  })
  if (!response.ok) throw new Error(`The data service answered ${response.status}.`)
  return (await response.json()) as ListingRow[] // Each row is parsed before it is used.
}
