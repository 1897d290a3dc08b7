import { listingSchema, parseWith, type CountedGroups, type Listing } from '@dira/directory-core'
import type { dataClient } from './dataClient.ts'
import { DataRefusal } from './dataRefusal.ts'
import type { ListingRow } from './listingColumns.ts'
import { listingFromRow } from './listingRows.ts'
import { groupsSchema, rowsSchema, slugsSchema, type GroupAnswer } from './searchAnswer.ts'
import { storedText } from './storedText.ts'

/** What a site asks of a directory beside its search. Rejects as all queries do. */
export interface StoredListings {
  /** The combinations of category, subcategory, place and package that listings have: what core's `placeIndex` and `categoryEntries` count. */
  readonly groups: () => Promise<{ readonly groups: readonly CountedGroups[]; readonly version: string }>
  /** The listing with a slug, if it is published. */
  readonly find: (slug: string) => Promise<Listing | undefined>
  /** The published listings with some ids, in their order. */
  readonly listings: (ids: readonly string[]) => Promise<readonly Listing[]>
  /** The listings whose names a text that is being typed may become, at most ten: names that begin with it, then words, then all that have it. */
  readonly suggest: (text: string, most?: number) => Promise<readonly Listing[]>
  /** The slugs of all published listings, page by page in their order: for a sitemap. */
  readonly slugs: () => AsyncIterable<readonly string[]>
}

/** So many ids are asked for at once. */
const MOST_IDS = 100

/** The listings of a database whose search is switched on. */
export function storedListings(client: ReturnType<typeof dataClient>): StoredListings {
  return {
    groups: async () => {
      const { data } = await client.rpc('search_groups').throwOnError()
      const { version, groups } = checked(groupsSchema, data)
      return { version, groups: groups.map(groupOf) }
    },
    find: async (slug) => {
      const { data } = await client.rpc('listings_with_slugs', { slugs: [storedText(slug)] }).throwOnError()
      return readRows(checked(rowsSchema, data))[0]
    },
    listings: async (ids) => {
      const found = new Map<string, Listing>()
      for (let from = 0; from < ids.length; from += MOST_IDS) {
        const asked = { ids: ids.slice(from, from + MOST_IDS).map(storedText) }
        const { data } = await client.rpc('listings_with_ids', asked).throwOnError()
        for (const one of readRows(checked(rowsSchema, data))) found.set(one.id, one)
      }
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    suggest: async (text, most = 5) => {
      const { data } = await client.rpc('suggest_listings', { typed: storedText(text), size: most }).throwOnError()
      return readRows(checked(rowsSchema, data))
    },
    async *slugs() {
      for (let after = ''; ;) {
        const { data } = await client.rpc('published_slugs_page', { after }).throwOnError()
        const page = checked(slugsSchema, data)
        if (page.slugs.length > 0) yield page.slugs
        const last = page.slugs.at(-1)
        if (last === undefined || !page.more) return
        after = last
      }
    },
  }
}

/** The listings of rows. A row that does not parse is left out. */
export function readRows(rows: readonly { readonly id: string }[]): Listing[] {
  return rows.flatMap((row) => {
    // The migration names the columns; the listing is parsed.
    const parsed = parseWith(listingSchema, listingFromRow(row as unknown as ListingRow))
    return parsed.ok ? [parsed.value] : []
  })
}

/** An answer of the database, or a refusal that says what is wrong with it. */
export function checked<Schema extends Parameters<typeof parseWith>[0]>(
  schema: Schema,
  data: unknown,
): Schema['_zod']['output'] {
  const parsed = parseWith(schema, data)
  if (parsed.ok) return parsed.value
  throw new DataRefusal(502, `The search answered something else: ${JSON.stringify(parsed.error.issues[0])}`)
}

function groupOf([
  category,
  subcategory,
  country,
  province,
  provinceName,
  city,
  cityName,
  packageTier,
  count,
]: GroupAnswer): CountedGroups {
  return {
    category,
    ...(subcategory && { subcategory }),
    location: {
      country,
      ...(province && { province: { slug: province, name: provinceName } }),
      ...(city && { city: { slug: city, name: cityName } }),
    },
    packageTier,
    count,
  }
}
