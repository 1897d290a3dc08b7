import { useEffect, useState } from 'react'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'
import type { ApplicationDraft } from '../../shared/application/applicationDraft.ts'

/** The reference of an application that was sent: the database makes it. Undefined until it was read. */
export function useReference({ sending, token }: ApplicationDraft): string | undefined {
  const { served } = usePagePayload()
  const [found, setFound] = useState<{ readonly token: string; readonly reference: string }>()
  useEffect(() => {
    if (sending !== 'sent') return undefined
    let isWanted = true
    const read = async () => {
      const { siteChangeRequests } = await import('../../shared/data/siteChangeRequests.ts')
      const outcome = await siteChangeRequests(served.config).readRequestStatus(token)
      if (isWanted && outcome.ok) setFound({ token, reference: outcome.request.reference })
    }
    // Without a network it is on the page of the application.
    void read().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [sending, token, served])
  return found?.token === token ? found.reference : undefined
}
