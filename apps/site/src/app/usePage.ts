import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '@dira/ui'
import type { PageData } from './pageData.ts'
import { usePagePayload } from './PagePayloadProvider.tsx'

export type PageState =
  | { readonly status: 'ready'; readonly data: PageData }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }

/**
 * The page at a path and query, by default those of the address bar. What was served or seen before, and what the browser can compute, is there
 * at once; the rest is fetched.
 */
export function usePage(wanted?: string): PageState {
  const { pathname, search } = useLocation()
  const url = wanted ?? pathname + search
  const { pageStore, served } = usePagePayload()
  const hydrated = useHydrated()
  const [outcome, setOutcome] = useState<{ url: string; failed: boolean }>()
  const [attempt, setAttempt] = useState(0)
  const data = hydrated ? pageStore.peek(url) : served.data

  useEffect(() => {
    if (!hydrated || pageStore.peek(url)) return
    const unwanted = new AbortController()
    const settle = (failed: boolean) => {
      if (!unwanted.signal.aborted) setOutcome({ url, failed })
    }
    pageStore.load(url, unwanted.signal).then(
      () => settle(false),
      () => settle(true),
    )
    return () => unwanted.abort()
  }, [attempt, hydrated, pageStore, url])

  const retry = useCallback(() => {
    setOutcome(undefined)
    setAttempt((count) => count + 1)
  }, [])

  if (data) return { status: 'ready', data }
  return outcome?.url === url && outcome.failed ? { status: 'failed', retry } : { status: 'loading' }
}

/**
 * Like `usePage`, but goes on showing the last data while the next is loading, so that nothing loses the focus, and where it could not be loaded:
 * then `retry` tries again.
 */
export function useSteadyPage(wanted?: string): {
  readonly state: PageState
  readonly isComing: boolean
  readonly retry?: () => void
} {
  const state = usePage(wanted)
  const [last, setLast] = useState<PageData>()
  if (state.status === 'ready' && state.data !== last) setLast(state.data)
  if (state.status === 'ready' || last === undefined) return { state, isComing: false }
  const shown = { status: 'ready', data: last } as const
  return state.status === 'failed'
    ? { state: shown, isComing: false, retry: state.retry }
    : { state: shown, isComing: true }
}
