import { connectInbox, type InboxData } from '@dira/data'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccount } from '@dira/app'
import { useDataOptions } from '../account/useDataOptions.ts'

/** The inbox of the data service, for the account that is signed in. */
export function useInboxData(): InboxData {
  const options = useDataOptions()
  return useMemo(() => connectInbox(options), [options])
}

/** How much waits for an answer, for rail and dashboard alike; asked once it is known that an administrator asks. */
export function useInboxSummary() {
  const { isAdmin } = useAccount()
  const inbox = useInboxData()
  return useQuery({ queryKey: ['inbox', 'summary'], queryFn: inbox.summary, enabled: isAdmin, refetchInterval: 60_000 })
}
