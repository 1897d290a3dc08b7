import { adminClient, type AdminDataOptions } from './adminClient.ts'
import type { Database } from './database.types.ts'

type Tables = Database['public']['Tables']

/** Columns that an administrator may set; the database keeps the others. */
export type ListingChanges = Omit<
  Tables['listings']['Update'],
  'id' | 'version' | 'source_id' | 'created_at' | 'updated_at'
>

/** Columns that are set for many listings at once. */
export type BulkChanges = Pick<
  ListingChanges,
  | 'status'
  | 'package_tier'
  | 'category'
  | 'subcategory'
  | 'country'
  | 'province_name'
  | 'province_slug'
  | 'city_name'
  | 'city_slug'
>

/** What came of saving: the new version, or that somebody saved or removed the listing since. */
export type SaveOutcome = { readonly isSaved: true; readonly version: number } | { readonly isSaved: false }

/** What administrators write. It rejects with a `DataRefusal` or with what `fetch` rejected with; each is one operation of History. */
export interface ListingWrites {
  /** Saves only if the listing still has the version that was read: nothing is overwritten unseen. */
  readonly save: (
    listing: { readonly id: string; readonly version: number },
    changes: ListingChanges,
  ) => Promise<SaveOutcome>
}

/** The listings of a data service, to write. */
export function connectListingWrites(options: AdminDataOptions): ListingWrites {
  const client = adminClient(options)
  return {
    save: async ({ id, version }, changes) => {
      const { data } = await client
        .from('listings')
        .update(changes)
        .eq('id', id)
        .eq('version', version)
        .select('version')
        .throwOnError()
      const [saved] = data
      return saved ? { isSaved: true, version: saved.version } : { isSaved: false }
    },
  }
}
