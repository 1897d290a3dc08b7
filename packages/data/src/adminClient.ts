import type { DataServiceOptions } from './connectDirectoryData.ts'
import { dataClient } from './dataClient.ts'

export interface AdminDataOptions extends DataServiceOptions {
  /** The token of who is signed in; the database decides what it opens. */
  readonly accessToken: () => Promise<string | undefined>
}

/** A data service as an administrator or an owner reaches it. */
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
