import type { ChangeRequestsData, RequestChangeOutcome, RequestStatus, RequestStatusOutcome } from '@dira/data'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'

type Read = RequestStatus | 'unknown' | 'unreachable'

const UNREACHABLE = { ok: false, error: 'unreachable' } as const

/** The request behind the link of this page, read when the page opens and when one comes back to it. */
export function useRequest() {
  const { served } = usePagePayload()
  const token = useSyncExternalStore(subscribe, tokenOfAddress, () => '')
  const [found, setFound] = useState<{ readonly token: string; readonly read: Read }>()

  const connect = useCallback(async () => {
    const { siteChangeRequests } = await import('../../shared/data/siteChangeRequests.ts')
    return siteChangeRequests(served.config)
  }, [served])

  const show = useCallback(
    (outcome: RequestStatusOutcome) =>
      setFound((before) => {
        if (outcome.ok) return { token, read: outcome.request }
        // What was read before still stands while there is no network.
        const isStale = outcome.error === 'unreachable' && before?.token === token && typeof before.read === 'object'
        return isStale ? before : { token, read: outcome.error }
      }),
    [token],
  )

  const read = useCallback(async () => {
    const requests = await connect().catch(() => undefined)
    return requests ? requests.readRequestStatus(token) : UNREACHABLE
  }, [connect, token])

  useEffect(() => {
    let isWanted = true
    const look = () => void read().then((outcome) => isWanted && show(outcome))
    const lookAgain = () => document.visibilityState === 'visible' && look()
    look()
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [read, show])

  /** Answers or takes back; what it has become is shown. */
  const act = async (
    how: (requests: ChangeRequestsData, token: string) => Promise<RequestChangeOutcome>,
  ): Promise<boolean> => {
    const requests = await connect().catch(() => undefined)
    const outcome = requests ? await how(requests, token) : UNREACHABLE
    if (outcome.ok) show(outcome)
    // Somebody has decided meanwhile.
    else if (outcome.error === 'closed') show(await read())
    return outcome.ok
  }

  const readAgain = async () => show(await read())
  return { token, found: found?.token === token ? found.read : undefined, readAgain, act }
}

/** Another link in the same tab changes nothing else of the address. */
function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

const tokenOfAddress = () => location.hash.slice(1)
