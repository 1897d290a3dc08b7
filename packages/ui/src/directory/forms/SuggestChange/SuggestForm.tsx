import type { DayHours, ListingDetail } from '@dira/directory-core'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Form } from '../../../components/Form/Form.tsx'
import type { FieldErrors } from '../../../components/Field/fieldErrors.ts'
import { Link } from '../../../components/Link/Link.tsx'
import type { SelectOption } from '../../../components/Select/Select.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { Segments } from '../../../components/Segments/Segments.tsx'
import { useHoneypot, type Sender } from '../useHoneypot.tsx'
import { suggestChangeMessages } from './messages.ts'
import * as styles from './SuggestChange.css.ts'
import { SuggestField } from './SuggestField.tsx'
import {
  isSaid,
  SUGGESTION_SOURCES,
  type Suggestion,
  type SuggestionAnswer,
  type SuggestionDraft,
  type SuggestionKind,
} from './suggestion.ts'

export interface SuggestFormProps {
  kind: SuggestionKind
  listing: ListingDetail
  week: readonly DayHours[]
  dayNames: readonly string[]
  placeKinds: readonly SelectOption[]
  draft: SuggestionDraft
  onDraftChange: (draft: SuggestionDraft) => void
  onHere: () => Promise<string | undefined>
  onSubmit: (suggestion: Suggestion, sender: Sender) => Promise<SuggestionAnswer>
  privacyHref: string
}

/** The one field of a kind, how somebody knows, and where to answer. */
export function SuggestForm({ kind, onSubmit, privacyHref, ...field }: SuggestFormProps) {
  const { draft, onDraftChange } = field
  const messages = useMessages('suggestChange', suggestChangeMessages)
  const { honeypot, sender, isProving } = useHoneypot()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly message?: string; readonly errors?: FieldErrors }>({})
  const set = (change: Partial<SuggestionDraft>) => onDraftChange({ ...draft, ...change })

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSaid(kind, draft)) return setFailure({ message: messages.missing[kind] })
    const email = event.currentTarget.elements.namedItem('email')
    if (email instanceof HTMLInputElement && !email.validity.valid)
      return setFailure({ errors: { email: messages.wrongEmail } })
    setFailure({})
    setBusy(true)
    const answer = await onSubmit({ ...draft, kind }, sender)
    setBusy(false)
    if (answer.state === 'failed') setFailure({ message: answer.message })
  }

  return (
    <Form
      aria-label={messages.titles[kind]}
      isBusy={isBusy}
      // Only one of them is drawn.
      required={{
        phone: messages.missing.phone,
        placeKind: messages.missing.kind,
        sameAs: messages.missing.same,
        words: messages.missing.other,
        ground: messages.missing.report,
        ...(draft.position === '' && { address: messages.missing.place }),
      }}
      {...failure}
      onSubmit={(event) => void submit(event)}
    >
      <SuggestField kind={kind} {...field} onChange={set} />
      {(kind === 'phone' || kind === 'hours' || kind === 'place' || kind === 'kind') && (
        <Segments
          label={messages.sourceQuestion}
          options={SUGGESTION_SOURCES.map((value) => ({ value, label: messages.sources[value] }))}
          value={draft.source}
          onChange={(source) => set({ source })}
        />
      )}
      {honeypot}
      <TextField
        label={messages.email}
        name="email"
        type="email"
        autoComplete="email"
        optional
        description={
          <>
            {messages.emailNote}{' '}
            <Link href={privacyHref} className={styles.privacy}>
              {messages.privacy}
            </Link>
          </>
        }
        value={draft.email}
        onChange={(email) => set({ email })}
      />
      <Button type="submit" isPending={isBusy} className={styles.send}>
        {isBusy ? (isProving ? messages.moment : messages.sending) : messages.send}
      </Button>
      {/* The button has only its first words read aloud. */}
      <VisuallyHidden role="status">{isBusy && isProving && messages.moment}</VisuallyHidden>
    </Form>
  )
}
