import { weekGrid } from '@dira/directory-core'
import { SuggestChange, type SuggestChangeProps } from '@dira/ui/SuggestChange'
import { useEffect } from 'react'
import { factValues, weekdays, paths } from '@dira/data/site'
import type { ListingData } from '../data/pageData.ts'
import { usePagePayload } from '../PagePayloadProvider.tsx'
import { herePosition } from './herePosition.ts'
import { sendSaved, sendSuggestion, takeBackLast } from './sendSuggestion.ts'

interface SuggestDialogProps extends Required<Pick<SuggestChangeProps, 'start' | 'isOpen' | 'onOpenChange'>> {
  readonly data: ListingData
}

/** The dialog to suggest a change to a business's page, and its sending. */
export function SuggestDialog({ data, ...dialog }: SuggestDialogProps) {
  const { config } = usePagePayload().served
  const { detail } = data
  useEffect(() => {
    // The network may be gone by the time it is sent.
    void import('../data/siteChangeRequests.ts').catch(() => undefined)
  }, [])
  return (
    <SuggestChange
      listing={detail}
      week={weekGrid('businessHours' in detail ? detail.businessHours : [], detail.location.country).week}
      dayNames={weekdays}
      placeKinds={factValues('kind', '', [])}
      onHere={herePosition}
      onSubmit={(suggestion, sender) => sendSuggestion(suggestion, sender, { id: data.id, detail, config })}
      onSendNow={() => sendSaved(config)}
      onTakeBack={takeBackLast}
      privacyHref={paths.privacy}
      {...dialog}
    />
  )
}
