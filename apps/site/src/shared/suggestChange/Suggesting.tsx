import { SuggestLinks } from '@dira/ui'
import { useEffect } from 'react'
import type { ListingData } from '../data/pageData.ts'
import { usePagePayload } from '../PagePayloadProvider.tsx'
import { savedRequests } from './savedRequests.ts'
import { suggestHrefs, useSuggestDialog, type OpenSuggest } from './useSuggestDialog.tsx'

export interface SuggestingProps {
  readonly data: ListingData
  /** The dialog can be opened from elsewhere on the page, too. */
  readonly onReady: (open: () => OpenSuggest) => void
}

/** 'Suggest a change' and 'Report'. Without script, or without the code of the dialog, they lead to the contact page, which has the subject from the address. */
export function Suggesting({ data, onReady }: SuggestingProps) {
  const { config } = usePagePayload().served
  const { open, dialog } = useSuggestDialog(data)
  const { suggestHref, reportHref, claimHref } = suggestHrefs(data.detail, config)

  useEffect(() => {
    if (open) onReady(() => open)
  }, [open, onReady])
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

  return (
    <>
      <SuggestLinks
        suggestHref={suggestHref}
        reportHref={reportHref}
        claimHref={claimHref}
        {...(open && {
          onSuggest: () => open('rows', suggestHref),
          onReport: () => open('report', reportHref),
        })}
      />
      {dialog}
    </>
  )
}
