import { SuggestLinks, useHydrated } from '@dira/ui'
import { useEffect, useState } from 'react'
import type { ListingData } from '../data/pageData.ts'
import { usePagePayload } from '../PagePayloadProvider.tsx'
import { paths, isStaticSite } from '@dira/data/site'
import { savedRequests } from './savedRequests.ts'
import type { SuggestDialog } from './SuggestDialog.tsx'

type Start = 'rows' | 'report'

const loadDialog = () => import('./SuggestDialog.tsx')

/** 'Suggest a change' and 'Report'. Without script, or without the code of the dialog, they lead to the contact page, which has the subject from the address. */
export function Suggesting({ data }: { readonly data: ListingData }) {
  const { config } = usePagePayload().served
  const isHydrated = useHydrated()
  const [{ start, isOpen }, setOpen] = useState<{ start: Start; isOpen: boolean }>({ start: 'rows', isOpen: false })
  const [Loaded, setLoaded] = useState<typeof SuggestDialog>()
  const { businessName } = data.detail
  const hrefs = {
    rows: paths.contactAbout(`Suggest a change: ${businessName}`),
    report: paths.contactAbout(`Report: ${businessName}`),
  }

  useEffect(() => {
    // What an earlier visit could not send.
    const sendWaiting = () => {
      if (!navigator.onLine || savedRequests().length === 0) return
      void import('./sendSuggestion.ts').then(({ sendSaved }) => sendSaved(config)).catch(() => undefined)
    }
    sendWaiting()
    addEventListener('online', sendWaiting)
    return () => removeEventListener('online', sendWaiting)
  }, [config])

  const open = async (at: Start) => {
    try {
      const code = await loadDialog()
      setLoaded(() => code.SuggestDialog)
      setOpen({ start: at, isOpen: true })
    } catch {
      location.assign(hrefs[at])
    }
  }

  return (
    <>
      <SuggestLinks
        suggestHref={hrefs.rows}
        reportHref={hrefs.report}
        claimHref={isStaticSite(config) ? undefined : paths.claim(data.detail.slug)}
        {...(isHydrated && { onSuggest: () => void open('rows'), onReport: () => void open('report') })}
      />
      {/* It stays, closed: what was written is there when it opens again. */}
      {Loaded && (
        <Loaded
          data={data}
          start={start}
          isOpen={isOpen}
          onOpenChange={(isNext) => setOpen({ start, isOpen: isNext })}
        />
      )}
    </>
  )
}
