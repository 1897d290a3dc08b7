import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '@dira/ui'
import type { PageData } from './pageData.ts'
import { useServed } from './PagePayloadProvider.tsx'

export type PageState =
  | { readonly status: 'ready'; readonly data: PageData }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }

/**
 * The page at a path and query, by default those of the address bar: at once when it was served, seen before or can be
 * computed here, else fetched.
 */
export function usePage(wanted?: string): PageState {
  const { pathname, search } = useLocation()
  const url = wanted ?? pathname + search
  const { pageStore, served } = useServed()
  const hydrated = useHydrated()
  const [outcome, setOutcome] = useState<{ url: string; failed: boolean }>()
  const [attempt, setAttempt] = useState(0)
  const data = hydrated ? pageStore.peek(url) : served.data

  useEffect(() => {
    if (!hydrated || pageStore.peek(url)) return
    let isCurrent = true
    const settle = (failed: boolean) => {
      if (isCurrent) setOutcome({ url, failed })
    }
    pageStore.load(url).then(
      () => settle(false),
      () => settle(true),
    )
    return () => {
      isCurrent = false
    }
  }, [attempt, hydrated, pageStore, url])

  const retry = useCallback(() => {
    setOutcome(undefined)
    setAttempt((count) => count + 1)
  }, [])

  if (data) return { status: 'ready', data }
  return outcome?.url === url && outcome.failed ? { status: 'failed', retry } : { status: 'loading' }
}

/** The same, but what was shown stays while another state of the page is on its way, and with it what has the focus. */
export function useSteadyPage(wanted?: string): { readonly state: PageState; readonly isComing: boolean } {
  const state = usePage(wanted)
  const [last, setLast] = useState<PageData>()
  if (state.status === 'ready' && state.data !== last) setLast(state.data)
  if (state.status !== 'loading' || last === undefined) return { state, isComing: false }
  return { state: { status: 'ready', data: last }, isComing: true }
}
