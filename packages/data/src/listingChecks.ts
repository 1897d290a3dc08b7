import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'
import { checksSchema, type ListingChecks } from './listingChecksAnswer.ts'

/**
 * When the facts of published listings were checked, by slug, for at most a hundred of them. A listing that is not published has no entry. Rejects with
 * a `DataRefusal` or with what `fetch` rejected with.
 */
export async function readListingChecks(
  options: DataServiceOptions,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, ListingChecks>> {
  const { data } = await dataClient(options)
    .rpc('listing_checks', { slugs: [...slugs] })
    .throwOnError()
  return new Map(Object.entries(checksSchema.parse(data)))
}
