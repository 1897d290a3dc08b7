import { connectClaimReview, connectOutbox, readOutboxSender, type OutboxEmail, type OutboxPage } from '@dira/data'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAccount, useNotices } from '@dira/app'
import { useListPages } from '../list/useListPages.ts'
import { useWrite } from '../useWrite.ts'
import { useDataOptions } from '../account/useDataOptions.ts'

/** Name of the queries for emails. */
const OUTBOX = ['outbox'] as const

/** The emails to send or those that are settled, page by page. */
export function useOutboxPages(of: 'open' | 'settled') {
  const { isAdmin } = useAccount()
  const data = useOutbox()
  return useListPages({
    queryKey: [...OUTBOX, 'pages', of],
    read: async (after: OutboxEmail | undefined) => data.page({ of, after }),
    rowsOf: ({ emails }) => emails,
    keepsRows: false,
    enabled: isAdmin,
    refetchInterval: 60_000,
  })
}

/** The address from which the site's server sends; null where it sends nothing, undefined while that is not known. */
export function useOutboxSender(): string | null | undefined {
  const { isAdmin } = useAccount()
  const options = useDataOptions()
  const { data } = useQuery({
    queryKey: [...OUTBOX, 'sender'],
    // The site's own server is asked, also where the data is a hosted project's.
    queryFn: async () => readOutboxSender({ ...options, url: '' }),
    staleTime: Infinity,
    enabled: isAdmin,
  })
  return data?.from
}

/** What can be done with emails. */
export function useOutboxWrites() {
  const data = useOutbox()
  const options = useDataOptions()
  const [links, setLinks] = useState<ReadonlyMap<string, string>>(new Map())
  const { notify } = useNotices()
  const write = useWrite('That could not be stored. The list shows what became of the email.', OUTBOX)
  return {
    links,
    reveal: (id: string) =>
      void write(async () => {
        const link = await connectClaimReview(options).revealLink(id)
        if (link !== undefined) setLinks((known) => new Map(known).set(id, link))
      }),
    handOver: (id: string) =>
      void write(async () => {
        await data.mark(id, true)
        const takeBack = async () => {
          await data.mark(id, false)
          notify('It waits again.')
        }
        notify('Marked as sent.', { action: { label: 'Undo', onPress: () => void write(takeBack) } })
      }),
    sendAgain: (id?: string) =>
      void write(async () => {
        await data.retry(id)
        notify('It is tried again in a moment.')
      }),
  }
}

/** How many emails need a person: those that failed are counted apart. */
export function needsOf({ counts }: OutboxPage, isSentByServer: boolean): number {
  const count = (need: OutboxEmail['waitsFor']) => counts.get(need) ?? 0
  return count('by_hand') + count('uncertain') + (isSentByServer ? 0 : count('by_mail'))
}

function useOutbox() {
  const options = useDataOptions()
  return useMemo(() => connectOutbox(options), [options])
}
