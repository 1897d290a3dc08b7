import { listingSchema, type Listing } from '@dira/directory-core'
import type { Backend } from '../connect/backend.ts'
import { expectOk } from '../connect/expectOk.ts'
import { LISTING_COLUMNS, listingFromRow, type ListingRow } from './rows.ts'

/** A row that the directory cannot show, and why. */
export interface UnreadableRow {
  readonly id: string
  readonly reason: string
}

/** Whatever passes requests on to a Supabase API: a `Backend` or a `SupervisedBackend`. */
export type Api = Pick<Backend, 'request'>

/** Every published listing at one moment. */
export interface PublishedListings {
  readonly listings: readonly Listing[]
  /** The version that `listings` is at least as new as; see `listingsVersion`. */
  readonly version: string
  /** Rows left out because they do not parse. */
  readonly unreadable: readonly UnreadableRow[]
}

/** Read as a visitor would, so that a mistake here can show nobody more than a visitor may see. */
export interface VisitorOptions {
  readonly publishableKey: string
}

/** What one answer of the API holds at most. */
const PAGE = 1000

/**
 * All published listings in the order of their ids. Each page begins after the last id of the one before, so rows that come
 * and go meanwhile shift nobody over a page's edge; the version is taken first, so a change meanwhile shows in the next one.
 */
export async function readListings(api: Api, { publishableKey }: VisitorOptions): Promise<PublishedListings> {
  const version = await listingsVersion(api, { publishableKey })
  const listings: Listing[] = []
  const unreadable: UnreadableRow[] = []
  for (let after = ''; ;) {
    const rows = await readPage(api, publishableKey, after)
    for (const row of rows) {
      const parsed = listingSchema.safeParse(listingFromRow(row))
      if (parsed.success) listings.push(parsed.data)
      else unreadable.push({ id: row.id, reason: describe(parsed.error.issues[0]) })
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return { listings, version, unreadable }
    after = last.id
  }
}

/** An opaque text that changes whenever the published listings do. Cheap: ask once a second, and read again when it differs. */
export async function listingsVersion(api: Api, { publishableKey }: VisitorOptions): Promise<string> {
  const response = await api.request('/rest/v1/rpc/listings_version', { headers: { apikey: publishableKey } })
  return String(await (await expectOk(response)).json())
}

async function readPage(api: Api, publishableKey: string, after: string): Promise<ListingRow[]> {
  const query = new URLSearchParams({
    select: LISTING_COLUMNS,
    status: 'eq.published',
    id: `gt.${after}`,
    order: 'id.asc',
    limit: String(PAGE),
  })
  const response = await api.request(`/rest/v1/listings?${query}`, { headers: { apikey: publishableKey } })
  // The columns are those of ListingRow, and each row is parsed before anybody relies on it.
  return (await (await expectOk(response)).json()) as ListingRow[]
}

function describe(issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined): string {
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'unreadable'
}
