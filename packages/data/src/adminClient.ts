import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'

export interface AdminDataOptions extends DataServiceOptions {
  /** The token of the administrator who is signed in; row-level security decides what it opens. */
  readonly accessToken: () => Promise<string | undefined>
}

/** A data service as an administrator reaches it. */
export function adminClient({ accessToken, fetch = globalThis.fetch, ...options }: AdminDataOptions) {
  return dataClient({
    ...options,
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers)
      const token = await accessToken()
      if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
      return fetch(address, { ...init, headers })
    },
  })
}
