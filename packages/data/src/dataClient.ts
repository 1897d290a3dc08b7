import { PostgrestClient } from '@supabase/postgrest-js'
import type { DataServiceOptions } from './connectDirectoryData.ts'
import type { Database } from './database.types.ts'
import { DataRefusal } from './dataRefusal.ts'

/** A client for typed queries. They reject with the error of `fetch` or with a `DataRefusal`, and are not retried. */
export function dataClient({ url, key, fetch = globalThis.fetch }: DataServiceOptions): PostgrestClient<Database> {
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: key },
    retry: false,
    fetch: async (address, init) => {
      const response = await fetch(address, init)
      if (response.ok) return response
      throw new DataRefusal(response.status, await response.text())
    },
  })
}
