import { adminClient, type AdminDataOptions } from './adminClient.ts'
import { needsSchema, type Needs } from './needsAnswer.ts'

/** How many listings need somebody, and for what. Rejects with a `DataRefusal` or with what `fetch` rejected with. */
export async function readNeeds(options: AdminDataOptions): Promise<Needs> {
  return needsSchema.parse((await adminClient(options).rpc('admin_needs').throwOnError()).data)
}
