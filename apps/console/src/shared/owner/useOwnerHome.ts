import { connectOwnerHome, connectOwnerListing } from '@dira/data'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDataOptions } from '../account/useDataOptions.ts'

/** What was read for the pages of an owner goes by this name. */
export const OWNER = ['owner'] as const

/** What an owner reads and notes, for the account that is signed in. */
export function useOwnerHomeData() {
  const options = useDataOptions()
  return useMemo(() => ({ ...connectOwnerHome(options), listing: connectOwnerListing(options) }), [options])
}

/** The listings of the owner, with what waits, numbers, packages and the newest enquiries. */
export function useOwnerHome() {
  const data = useOwnerHomeData()
  return useQuery({ queryKey: [...OWNER, 'home'], queryFn: data.home })
}
