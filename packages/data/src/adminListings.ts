import { usualNames, type Standing } from '@dira/directory-core'
import { adminClient, type AdminDataOptions } from './adminClient.ts'
import {
  listedOf,
  placeOf,
  type ListedPage,
  type ListedPlace,
  type ListedSort,
  type ListingStatus,
  type PageOf,
  type StoredPlace,
} from './adminListingsAnswer.ts'
import { changeSchema, removedSchema, type ListingsChange } from './changeJobAnswer.ts'
import type { Json } from './database.types.ts'
import { FILE_COLUMNS, type FileListing } from './listingsCsv.ts'
import type { Need } from './needsAnswer.ts'
import type { BulkChanges } from './listingWrites.ts'

/** Which listings: all conditions hold together, and of a list one. */
export interface ListedFilter {
  /** Words of the name and the town, or a part of the phone number. */
  readonly text?: string
  readonly statuses?: readonly ListingStatus[]
  readonly tiers?: readonly Standing[]
  /** Slugs. */
  readonly categories?: readonly string[]
  /** Codes of ISO 3166-1. */
  readonly countries?: readonly string[]
  /** The slug of a province or city. */
  readonly region?: string
  /** What they need somebody for. */
  readonly needs?: Need
}

/** In which order, and which page of it. */
export interface ListedQuery extends ListedFilter {
  /** @default 'name' */
  readonly sort?: ListedSort
  readonly descending?: boolean
  /** The `next` of the page before this one. */
  readonly after?: string
  /** The `previous` of the page after this one. */
  readonly before?: string
}

/** Which listings a change is for: some by their ids, or all that match but for a few. */
export type Picked =
  | { readonly ids: readonly string[] }
  | { readonly matching: ListedFilter; readonly without?: readonly string[] }

/** All listings, for administrators. All reject with a `DataRefusal` or with what `fetch` rejected with. */
export interface ListedData {
  /** A page of fifty. A page that is no more is the first one. */
  readonly page: (asked: ListedQuery, signal?: AbortSignal) => Promise<ListedPage>
  /** How many match, however many these are. */
  readonly count: (filter: ListedFilter) => Promise<number>
  /** Every listing that matches, in its order, some hundred at a time. */
  readonly everything: (asked: ListedQuery) => AsyncGenerator<readonly FileListing[]>
  /** Cities and provinces one of whose names begins so; of each name twenty at most. */
  readonly places: (beginning: string) => Promise<readonly ListedPlace[]>
  /** Begins to change listings, as one operation. What is more than one request does goes on by itself. */
  readonly change: (picked: Picked, changes: BulkChanges) => Promise<ListingsChange>
  /** Archives the sample, as one operation; without one where none is left. */
  readonly removeSample: () => Promise<{ readonly operation: number | null; readonly changed: number }>
}

/** By so many usual names of towns places are looked for, where a text begins other names of these. */
const MOST_NAMES = 3
/** So many rows of a file are asked for at once. */
const FILE_PAGE = 500

/** The table of listings of a data service. */
export function connectListed(options: AdminDataOptions): ListedData {
  const client = adminClient(options)

  async function ask<Page>(asked: object, signal?: AbortSignal): Promise<Page> {
    // Without the fields that are undefined, which are no JSON.
    const query = client.rpc('admin_listings', { asked: JSON.parse(JSON.stringify(asked)) as Json })
    const { data } = await (signal ? query.abortSignal(signal) : query).throwOnError()
    return data as unknown as Page
  }

  return {
    page: async (asked, signal) => listedOf(await ask(asked, signal)),
    count: async (filter) => (await ask<ListedPage>({ ...filter, size: 1, exact: true })).count ?? 0,
    async *everything(asked) {
      let after: string | null | undefined
      while (after !== null) {
        const part = { ...asked, before: undefined, after, size: FILE_PAGE, columns: FILE_COLUMNS }
        const page: PageOf<FileListing> = await ask(part)
        yield page.rows
        after = page.next
      }
    },
    places: async (beginning) => {
      const beginnings = [beginning, ...usualNames(beginning).slice(0, MOST_NAMES)]
      const found = await Promise.all(
        beginnings.map(async (one) => {
          const { data } = await client.rpc('admin_places', { beginning: one }).throwOnError()
          return (data as unknown as readonly StoredPlace[]).map(placeOf)
        }),
      )
      return [...new Map(found.flat().map((place) => [`${place.kind} ${place.slug} ${place.country}`, place])).values()]
    },
    change: async (picked, changes) => {
      const { data } = await (
        'ids' in picked
          ? client.rpc('change_listings', { ids: [...picked.ids], changes })
          : client.rpc('change_matching_listings', {
              asked: JSON.parse(JSON.stringify(picked.matching)) as Json,
              changes,
              without: [...(picked.without ?? [])],
            })
      ).throwOnError()
      return changeSchema.parse(data)
    },
    removeSample: async () => removedSchema.parse((await client.rpc('remove_sample').throwOnError()).data),
  }
}
