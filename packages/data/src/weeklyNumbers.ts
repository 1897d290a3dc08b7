import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'

/** For how many weeks before this one numbers are kept: `count_numbers` of the migrations keeps it. */
export const WEEKS_KEPT = 52

/** A cookie by which the browser of somebody who is signed in asks not to be counted. It says nothing else, and visitors have none. */
export const UNCOUNTED_COOKIE = 'dira-uncounted=1'

/** How often listings were seen and contacted, by slug. */
export type ListingNumbers = Readonly<Record<string, { readonly views: number; readonly contacts: number }>>

/** Adds what was counted to this week, and answers of how many listings that was. The key is the service's. Rejects with what `fetch` rejected with. */
export async function countNumbers(service: DataServiceOptions, numbers: ListingNumbers): Promise<number> {
  return (await dataClient(service).rpc('count_numbers', { numbers }).throwOnError()).data
}
