import { connectListingEditor } from '@dira/data'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDataOptions } from '../account/useDataOptions.ts'

const LOOK_AGAIN = 20_000

/** Where the queries keep a listing that is edited. */
export const editedKey = (id: string | undefined) => ['listings', 'edited', id] as const

/** The listing as it is stored now: read again when the window is looked at, and every now and then. Null where there is none. */
export function useEditedListing(id: string | undefined) {
  const options = useDataOptions()
  const data = useMemo(() => connectListingEditor(options), [options])
  return useQuery({
    queryKey: editedKey(id),
    queryFn: async () => (id === undefined ? null : ((await data.read(id)) ?? null)),
    enabled: id !== undefined,
    refetchInterval: LOOK_AGAIN,
    refetchOnWindowFocus: 'always',
    // A returning editor starts from the listing as it is now.
    staleTime: 0,
  })
}
