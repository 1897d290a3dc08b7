import type { DayHours, ListingDetail } from '@dira/directory-core'
import { useEffect, useRef, useState } from 'react'
import { BackIcon } from '../../../art/Icon/index.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Dialog, type DialogProps } from '../../../components/Dialog/Dialog.tsx'
import type { SelectOption } from '../../../components/Select/Select.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import type { Sender } from '../useHoneypot.tsx'
import { suggestChangeMessages } from './messages.ts'
import { SuggestForm } from './SuggestForm.tsx'
import { SuggestRows } from './SuggestRows.tsx'
import { SuggestSent, SuggestWaits } from './SuggestSent.tsx'
import { EMPTY_DRAFT, type Suggestion, type SuggestionAnswer, type SuggestionKind } from './suggestion.ts'

export interface SuggestChangeProps extends Omit<
  DialogProps,
  'title' | 'eyebrow' | 'children' | 'foot' | 'isFlush' | 'size' | 'role' | 'onSubmit' | 'ref'
> {
  /** The business, with what its page shows. */
  listing: ListingDetail
  /** Where it opens: at the list, or at one of its rows. @default 'rows' */
  start?: 'rows' | SuggestionKind
  /** The hours on the page, Monday first: `weekGrid` of directory-core. Its rows are left out where the package shows no hours. */
  week: readonly DayHours[]
  /** The names of the days, Monday first. */
  dayNames: readonly string[]
  /** What a place may be: slugs with their names. Its row is left out where there are none. @default none */
  placeKinds?: readonly SelectOption[]
  /** Asks the device where it is, and answers two numbers; undefined where it does not say. */
  onHere: () => Promise<string | undefined>
  /** Sends it, and answers what became of it. What was written stays until it answers `sent`. */
  onSubmit: (suggestion: Suggestion, sender: Sender) => Promise<SuggestionAnswer>
  /** Tries again to send what waits on the device. */
  onSendNow: () => Promise<SuggestionAnswer>
  /** Forgets what waits on the device. */
  onTakeBack: () => void
  /** Where it says what is stored, and how long. */
  privacyHref: string
}

type Step = 'rows' | SuggestionKind | 'sent' | 'waiting'

/** 'Suggest a change' and 'Report': what is wrong, one field, sent. It changes nothing on the page: it asks a person to look. */
export function SuggestChange(props: SuggestChangeProps) {
  const {
    listing,
    start = 'rows',
    week,
    dayNames,
    placeKinds = [],
    onHere,
    onSubmit,
    onSendNow,
    onTakeBack,
    privacyHref,
    ...dialog
  } = props
  const messages = useMessages('suggestChange', suggestChangeMessages)
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [kind, setKind] = useState<SuggestionKind>('phone')
  const [step, setStep] = useState<Step>(start)
  const [wasOpen, setWasOpen] = useState(dialog.isOpen)
  const panel = useRef<HTMLElement>(null)
  const shownStep = useRef(step)

  if (dialog.isOpen !== wasOpen) {
    setWasOpen(dialog.isOpen)
    if (dialog.isOpen) setStep(start)
  }

  // Each step is read from its heading on.
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    panel.current?.querySelector('h2')?.focus()
  }, [step])

  const settle = (answer: SuggestionAnswer) => {
    if (answer.state !== 'failed') setStep(answer.state)
    return answer
  }
  const title = { rows: messages.title, sent: messages.thanks, waiting: messages.waits, ...messages.titles }[step]
  const isForm = step !== 'rows' && step !== 'sent' && step !== 'waiting'
  return (
    <Dialog
      size="small"
      ref={panel}
      title={title}
      eyebrow={
        isForm ? (
          <Button variant="link" onPress={() => setStep('rows')}>
            <BackIcon size={20} />
            {messages.title}
          </Button>
        ) : (
          <bdi translate="no">{listing.businessName}</bdi>
        )
      }
      {...dialog}
    >
      {step === 'rows' && (
        <SuggestRows
          listing={listing}
          hasKinds={placeKinds.length > 0}
          onChoose={(chosen) => {
            setKind(chosen)
            setStep(chosen)
          }}
        />
      )}
      {isForm && (
        <SuggestForm
          key={step}
          kind={step}
          listing={listing}
          week={week}
          dayNames={dayNames}
          placeKinds={placeKinds}
          draft={draft}
          onDraftChange={setDraft}
          onHere={onHere}
          onSubmit={async (suggestion, sender) => {
            setKind(suggestion.kind)
            return settle(await onSubmit(suggestion, sender))
          }}
          privacyHref={privacyHref}
        />
      )}
      {step === 'sent' && (
        <SuggestSent
          listing={listing}
          suggestion={{ ...draft, kind }}
          onMore={() => {
            setDraft(EMPTY_DRAFT)
            setStep('rows')
          }}
        />
      )}
      {step === 'waiting' && (
        <SuggestWaits
          onSendNow={async () => settle(await onSendNow())}
          onTakeBack={() => {
            onTakeBack()
            setStep(kind)
          }}
        />
      )}
    </Dialog>
  )
}
