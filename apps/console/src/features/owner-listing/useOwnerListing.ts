import { connectOwnerListing } from '@dira/data'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'

const LOOK_AGAIN = 20_000

/** Where the queries keep a listing that its owner edits. */
export const ownerListingKey = (slug: string) => ['owner', 'listing', slug] as const

export function useOwnerListingData() {
  const options = useDataOptions()
  return useMemo(() => connectOwnerListing(options), [options])
}

/** The listing as it is now: read again when the window is looked at, and every now and then. Null where this account looks after none. */
export function useOwnerListing(slug: string) {
  const data = useOwnerListingData()
  return useQuery({
    queryKey: ownerListingKey(slug),
    queryFn: async () => (await data.read(slug)) ?? null,
    refetchInterval: LOOK_AGAIN,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
}
