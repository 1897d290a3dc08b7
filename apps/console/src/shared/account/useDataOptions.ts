import type { AdminDataOptions } from '@dira/data'
import { useMemo } from 'react'
import { useAccount } from '@dira/app'
import { useSettings } from '../settings.ts'

/** How a page for who is signed in reaches the data: with the token of the account that is signed in. */
export function useDataOptions(): AdminDataOptions {
  const { apiUrl, publishableKey } = useSettings()
  const { auth } = useAccount()
  return useMemo(
    // A server asks nothing.
    () => ({
      url: apiUrl || (globalThis.location?.origin ?? ''),
      key: publishableKey,
      accessToken: async () => auth?.accessToken(),
    }),
    [apiUrl, publishableKey, auth],
  )
}
