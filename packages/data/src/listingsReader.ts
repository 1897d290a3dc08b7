import { listingSchema, parseWith, type Listing } from '@dira/directory-core'
import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'
import type { ChangedListings, ListingsData, PublishedListings, UnreadableRow } from './directoryData.ts'
import { formerAddressesSchema, formerSlugsSchema, type FormerAddress } from './formerAddresses.ts'
import { readListingChecks } from './listingChecks.ts'
import type { ShownRow } from './listingColumns.ts'
import { listingFromRow } from './listingRows.ts'

/** A page of `listing_changes_since`, as the database answers it. */
interface ChangesPage {
  readonly cursor: string
  readonly more: boolean
  readonly reset: boolean
  readonly listings: readonly ShownRow[]
  readonly removed: readonly { readonly id: string }[]
}

/** A page of `published_listings_page`, as the database answers it. */
interface PublishedPage {
  readonly listings: readonly ShownRow[]
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
  async function* publishedPages(): AsyncGenerator<PublishedListings, void> {
    const versionBefore = await version()
    for (let after = ''; ;) {
      const { data } = await client.rpc('published_listings_page', { after }).throwOnError()
      const page = data as unknown as PublishedPage // Written by the project's own migration; its listings are parsed below.
      yield { ...parseRows(page.listings), version: versionBefore }
      const last = page.listings.at(-1)
      if (!last || !page.more) return
      after = last.id
    }
  }

  async function published(): Promise<PublishedListings> {
    const listings: Listing[] = []
    const unreadable: UnreadableRow[] = []
    let versionBefore = ''
    for await (const page of publishedPages()) {
      for (const listing of page.listings) listings.push(listing)
      unreadable.push(...page.unreadable)
      versionBefore = page.version
    }
    return { listings, version: versionBefore, unreadable }
  }

  async function* changePages(since: string): AsyncGenerator<ChangedListings, void> {
    for (let cursor = since; ;) {
      const { data } = await client.rpc('listing_changes_since', { cursor }, { get: true }).throwOnError()
      const page = data as unknown as ChangesPage // Written by the project's own migration; its listings are parsed below.
      const { listings, unreadable } = parseRows(page.listings)
      yield {
        put: listings,
        // One that cannot be read is removed, rather than shown as it was before.
        remove: [...unreadable, ...page.removed].map(({ id }) => id),
        isReset: page.reset,
        version: page.cursor,
        unreadable,
      }
      if (!page.more) return
      cursor = page.cursor
    }
  }

  async function changesSince(since: string): Promise<ChangedListings> {
    const put = new Map<string, Listing>()
    const remove = new Set<string>()
    const unreadable = new Map<string, UnreadableRow>()
    let isReset = false
    let newest = since
    // A later page may hold a listing again: the last one counts.
    const forget = (id: string) => {
      put.delete(id)
      remove.delete(id)
      unreadable.delete(id)
    }
    for await (const page of changePages(since)) {
      if (page.isReset) {
        isReset = true
        put.clear()
        remove.clear()
        unreadable.clear()
      }
      for (const listing of page.put) {
        forget(listing.id)
        put.set(listing.id, listing)
      }
      for (const id of page.remove) {
        forget(id)
        remove.add(id)
      }
      for (const row of page.unreadable) unreadable.set(row.id, row)
      newest = page.version
    }
    return {
      put: [...put.values()],
      remove: [...remove],
      isReset,
      version: newest,
      unreadable: [...unreadable.values()],
    }
  }

  async function formerAddresses(slugs: readonly string[]): Promise<ReadonlyMap<string, FormerAddress>> {
    const { data } = await client.rpc('former_addresses', { slugs: [...slugs] }).throwOnError()
    return new Map(formerAddressesSchema.parse(data).map((address) => [address.slug, address]))
  }

  async function* formerSlugs(): AsyncGenerator<readonly string[], void> {
    for (let after = ''; ;) {
      const { data } = await client.rpc('former_slugs', { after }, { get: true }).throwOnError()
      const slugs = formerSlugsSchema.parse(data)
      const last = slugs.at(-1)
      if (last === undefined) return
      yield slugs
      after = last
    }
  }

  async function withSlugs(slugs: readonly string[]): Promise<readonly Listing[]> {
    const { data } = await client.rpc('listings_with_slugs', { slugs: [...slugs] }).throwOnError()
    const rows = data as unknown as readonly ShownRow[] // Written by the project's own migration; they are parsed here.
    return parseRows(rows).listings
  }

  const checksOf = async (slug: string) => (await readListingChecks(options, [slug])).get(slug) ?? {}

  return {
    version,
    published,
    publishedPages,
    withSlugs,
    changesSince,
    changePages,
    formerAddresses,
    formerSlugs,
    checksOf,
  }
}

function parseRows(rows: readonly ShownRow[]): Pick<PublishedListings, 'listings' | 'unreadable'> {
  const listings: Listing[] = []
  const unreadable: UnreadableRow[] = []
  for (const row of rows) {
    const parsed = parseWith(listingSchema, listingFromRow(row))
    if (parsed.ok) listings.push(parsed.value)
    else {
      const [issue] = parsed.error.issues.map(({ path, reason }) => `${path}: ${reason}`)
      unreadable.push({ id: row.id, reason: issue ?? 'unreadable' })
    }
  }
  return { listings, unreadable }
}
