import { DataRefusal, type OwnerListingData, type OwnerSaveOutcome } from '@dira/data'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { pendingSave, type PendingSave } from './pendingSave.ts'

const TRY_AGAIN = 30_000

interface Options {
  readonly account: string
  readonly listing: string
  readonly data: Pick<OwnerListingData, 'save'>
  readonly onOutcome: (outcome: OwnerSaveOutcome, sent: PendingSave) => void
  /** The data service does not take it, and will not the next time. */
  readonly onRefused: () => void
}

/** Saves once: without a network it waits for one, also when the page is closed meanwhile. */
export function useSaveOnce({ account, listing, data, onOutcome, onRefused }: Options) {
  const store = useMemo(() => pendingSave(account, listing), [account, listing])
  const [waiting, setWaiting] = useState(store.read)
  const [isSaving, setSaving] = useState(false)
  const isUnderWay = useRef(false)
  const done = useEffectEvent(onOutcome)
  const refused = useEffectEvent(onRefused)

  const put = useCallback(
    (next: PendingSave | undefined) => {
      store.keep(next)
      setWaiting(next)
    },
    [store],
  )

  const deliver = useEffectEvent(async (kept: PendingSave) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSaving(true)
    try {
      const outcome = await data.save(kept.save)
      put(undefined)
      done(outcome, kept)
    } catch (error) {
      // Anything else may be over in a moment.
      if (error instanceof DataRefusal && error.status < 500 && error.status !== 401) {
        put(undefined)
        refused()
      }
    } finally {
      isUnderWay.current = false
      setSaving(false)
    }
  })

  useEffect(() => {
    if (!waiting) return undefined
    const attempt = () => void (navigator.onLine && deliver(waiting))
    attempt()
    const timer = setInterval(attempt, TRY_AGAIN)
    addEventListener('online', attempt)
    return () => {
      clearInterval(timer)
      removeEventListener('online', attempt)
    }
  }, [waiting])

  return {
    waiting,
    isSaving,
    save: (kept: PendingSave) => put(kept),
    sendNow: () => setWaiting((now) => now && { ...now }),
    takeBack: () => put(undefined),
  }
}
