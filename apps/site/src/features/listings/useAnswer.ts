import { useHydrated } from '@dira/ui'
import { useCallback, useEffect, useState } from 'react'
import { useLoaderData, useLocation, useNavigation } from 'react-router-dom'
import type { ListingsData } from '../../shared/data/pageData.ts'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'

interface Answer {
  readonly data: ListingsData
  /** The address that the data is for. */
  readonly url: string
  /** The answer to another address is being made: this is the one before. */
  readonly isComing: boolean
  /** That answer could not be had: tries again. */
  readonly retry?: () => void
}

/**
 * What the list shows at an address. What the loader gave is there with the address; what is typed runs ahead of it, and is answered by the search index or
 * the server as the loader would. Until then, and where there is no answer, the last one stays, so that nothing loses the focus.
 */
export function useAnswer(wanted: string): Answer {
  const loaded = useLoaderData<ListingsData>()
  const { pathname, search } = useLocation()
  const { location: next } = useNavigation()
  const { pageStore, served } = usePagePayload()
  const isHydrated = useHydrated()
  const [last, setLast] = useState({ data: loaded, url: isHydrated ? pathname + search : served.url })
  const [outcome, setOutcome] = useState<{ readonly url: string; readonly hasFailed: boolean }>()
  const [attempt, setAttempt] = useState(0)
  const known = isHydrated ? pageStore.peek(wanted) : undefined
  const isKnown = known?.page === 'listings'
  if (isKnown && (known !== last.data || wanted !== last.url)) setLast({ data: known, url: wanted })
  const isAsked = isHydrated && !isKnown

  useEffect(() => {
    if (!isAsked) return undefined
    const unwanted = new AbortController()
    const settle = (hasFailed: boolean) => {
      if (!unwanted.signal.aborted) setOutcome({ url: wanted, hasFailed })
    }
    pageStore.load(wanted, unwanted.signal).then(
      () => settle(false),
      () => settle(true),
    )
    return () => unwanted.abort()
  }, [attempt, isAsked, pageStore, wanted])

  const retry = useCallback(() => {
    setOutcome(undefined)
    setAttempt((count) => count + 1)
  }, [])
  const hasFailed = isAsked && outcome?.url === wanted && outcome.hasFailed
  useEffect(() => {
    if (!hasFailed) return undefined
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [hasFailed, retry])

  if (isKnown) return { data: known, url: wanted, isComing: next?.pathname === pathname }
  return { ...last, isComing: isAsked && !hasFailed, ...(hasFailed && { retry }) }
}
