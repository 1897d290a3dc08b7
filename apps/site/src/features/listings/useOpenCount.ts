import type { SearchState } from '@dira/directory-core'
import { useEffect, useState } from 'react'
import { searchPath } from '@dira/data/site'
import type { ListingsData } from '../../shared/data/pageData.ts'
import { whenIdle } from '../../shared/whenIdle.ts'

/** How many of a list's results are open now; undefined until that is known. Only a server knows it, and only for a minute, so pages come without it. */
export function useOpenCount({ list, state, facets }: ListingsData, hasServer: boolean): number | undefined {
  const [known, setKnown] = useState<{ readonly address: string; readonly count?: number }>()
  const address = addressOf({ ...state, page: 1 }, list.path)
  const isAsked = state.open !== undefined
  useEffect(() => {
    if (!hasServer || isAsked) return undefined
    const unwanted = new AbortController()
    whenIdle(() => {
      if (unwanted.signal.aborted) return
      void fetchCount(address, unwanted.signal).then(
        (count) => setKnown({ address, count }),
        () => undefined,
      )
    })
    return () => unwanted.abort()
  }, [address, hasServer, isAsked])
  return isAsked ? facets.open[0]?.count : known?.address === address ? known.count : undefined
}

function addressOf(state: SearchState, list: string): string {
  const [, query = ''] = searchPath(state, list).split('?')
  return `${list}/open.json?${query}`
}

async function fetchCount(address: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return ((await response.json()) as { readonly count: number }).count // Written by this site's own server.
}
