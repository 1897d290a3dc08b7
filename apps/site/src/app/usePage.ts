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
 * at once; the rest is fetched. What could not be fetched is tried again as soon as there is a network.
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
  const isFailed = data === undefined && outcome?.url === url && outcome.failed
  useEffect(() => {
    if (!isFailed) return undefined
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isFailed, retry])

  if (data) return { status: 'ready', data }
  return isFailed ? { status: 'failed', retry } : { status: 'loading' }
}

/**
 * Like `usePage`, but goes on showing the last data while the next is loading, so that nothing loses the focus, and where it could not be loaded:
 * then `retry` tries again. `url` is the address that the data on show is for.
 */
export function useSteadyPage(wanted?: string): {
  readonly state: PageState
  readonly url: string
  readonly isComing: boolean
  readonly retry?: () => void
} {
  const { pathname, search } = useLocation()
  const { served } = usePagePayload()
  const hydrated = useHydrated()
  const state = usePage(wanted)
  const [last, setLast] = useState<{ readonly url: string; readonly data: PageData }>()
  // A static host serves the untouched page for every query.
  const url = hydrated ? (wanted ?? pathname + search) : served.url
  if (state.status === 'ready' && (state.data !== last?.data || url !== last.url)) setLast({ url, data: state.data })
  if (state.status === 'ready' || last === undefined) return { state, url, isComing: false }
  const shown = { state: { status: 'ready', data: last.data }, url: last.url } as const
  return state.status === 'failed' ? { ...shown, isComing: false, retry: state.retry } : { ...shown, isComing: true }
}
