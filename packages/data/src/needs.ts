import { adminClient, type AdminDataOptions } from './adminClient.ts'
import { needsOf, type Needs, type StoredNeeds } from './needsAnswer.ts'

/** How many listings need somebody, and for what. Rejects with a `DataRefusal` or with what `fetch` rejected with. */
export async function readNeeds(options: AdminDataOptions): Promise<Needs> {
  const { data } = await adminClient(options).rpc('admin_needs').throwOnError()
  return needsOf(data as unknown as StoredNeeds)
}
