import { connectListingViews } from '@dira/data'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNotices } from '@dira/app'
import { useDataOptions } from '../../shared/account/useDataOptions.ts'
import {
  FIRST_PAGE,
  listingsHref,
  listingsQuery,
  readListingsAddress,
  type ListingsView,
} from '../../shared/listings/listingsAddress.ts'

const VIEWS = ['listings', 'views'] as const

/** The views of everybody, and what becomes of them. */
export function useListingViews(shown: ListingsView) {
  const options = useDataOptions()
  const data = useMemo(() => connectListingViews(options), [options])
  const client = useQueryClient()
  const { notify } = useNotices()
  const query = listingsQuery({ ...shown, ...FIRST_PAGE })
  const { data: kept } = useQuery({ queryKey: VIEWS, queryFn: data.all })
  // The view that was here last: what is changed in it can be saved over it.
  const [lastHere, setLastHere] = useState<string>()
  const views = (kept ?? []).map((view) => ({
    id: view.id,
    name: view.name,
    href: listingsHref(readListingsAddress(view.query)),
    isHere: listingsQuery(readListingsAddress(view.query)) === query,
  }))
  const here = views.find(({ isHere }) => isHere)?.id
  if (here !== undefined && here !== lastHere) setLastHere(here)

  /** Whether it is stored; the views are those of everybody then. */
  async function write(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch {
      notify('That could not be kept.', { tone: 'error' })
      return false
    } finally {
      await client.invalidateQueries({ queryKey: VIEWS })
    }
  }

  return {
    props: {
      views,
      changedView: here === undefined && query !== '' ? views.find(({ id }) => id === lastHere) : undefined,
      onKeepView: async (name: string) => write(() => data.keep({ name, query })),
      onSaveView: (id: string) => void write(() => data.change(id, query)),
      onRemoveView: (id: string) => void write(() => data.remove(id)),
    },
  }
}
