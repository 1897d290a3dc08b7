import { useState } from 'react'
import { LocateIcon } from '../../../art/Icon/index.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { ChoiceRows } from '../../../components/ChoiceRows/ChoiceRows.tsx'
import { Select } from '../../../components/Select/Select.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { DateField } from '../../../components/DateField/DateField.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { HoursEditor } from '../HoursEditor/HoursEditor.tsx'
import { suggestChangeMessages } from './messages.ts'
import { onThePage } from './onThePage.ts'
import * as styles from './SuggestChange.css.ts'
import type { SuggestFormProps } from './SuggestForm.tsx'
import { REPORT_GROUNDS, type SuggestionDraft } from './suggestion.ts'

interface SuggestFieldProps extends Pick<
  SuggestFormProps,
  'kind' | 'listing' | 'week' | 'dayNames' | 'placeKinds' | 'draft' | 'onHere'
> {
  onChange: (change: Partial<SuggestionDraft>) => void
}

/** The most characters of each: what a listing takes, and a short letter. */
const LIMITS = { phone: 120, address: 300, words: 1500, line: 300 } as const

/** What stands on the page, and the field for what it should be. */
export function SuggestField(props: SuggestFieldProps) {
  const { kind, listing, week, dayNames, placeKinds, draft, onHere, onChange } = props
  const messages = useMessages('suggestChange', suggestChangeMessages)
  if (kind === 'phone')
    return (
      <>
        <Now text={onThePage(kind, listing)} />
        <ChoiceRows
          label={messages.phoneQuestion}
          rows={[
            { value: 'known', label: messages.phoneKnown },
            { value: 'dead', label: messages.phoneDead },
          ]}
          value={draft.isPhoneDead ? 'dead' : 'known'}
          onChange={(value) => onChange({ isPhoneDead: value === 'dead' })}
        />
        {!draft.isPhoneDead && (
          <TextField
            label={messages.phone}
            name="phone"
            type="tel"
            autoComplete="off"
            maxLength={LIMITS.phone}
            value={draft.phone}
            onChange={(phone) => onChange({ phone })}
          />
        )}
      </>
    )
  if (kind === 'hours')
    return (
      <section aria-label={messages.hours}>
        <HoursEditor
          week={draft.week ?? week}
          dayNames={dayNames}
          onChange={(changed) => onChange({ week: changed })}
        />
      </section>
    )
  if (kind === 'place')
    return (
      <>
        <Now text={onThePage(kind, listing)} />
        <TextField
          label={messages.address}
          name="address"
          autoComplete="off"
          maxLength={LIMITS.address}
          value={draft.address}
          onChange={(address) => onChange({ address })}
        />
        <Here position={draft.position} onHere={onHere} onChange={(position) => onChange({ position })} />
      </>
    )
  if (kind === 'kind')
    return (
      <>
        <Now text={onThePage(kind, listing)} />
        <Select
          label={messages.placeKind}
          labelPlacement="above"
          name="placeKind"
          options={[{ value: '', label: messages.chooseKind }, ...placeKinds]}
          value={draft.placeKind}
          onChange={(placeKind) => onChange({ placeKind })}
        />
      </>
    )
  if (kind === 'same')
    return (
      <>
        <Now text={listing.businessName} />
        <TextField
          label={messages.sameAs}
          name="sameAs"
          autoComplete="off"
          maxLength={LIMITS.line}
          value={draft.sameAs}
          onChange={(sameAs) => onChange({ sameAs })}
        />
      </>
    )
  if (kind === 'other')
    return (
      <>
        <Now text={listing.businessName} />
        <TextArea
          label={messages.words}
          name="words"
          rows={4}
          maxLength={LIMITS.words}
          value={draft.words}
          onChange={(words) => onChange({ words })}
        />
      </>
    )
  if (kind === 'closed')
    return (
      <DateField
        label={messages.seenOn}
        name="seenOn"
        optional
        value={draft.seenOn}
        onChange={(seenOn) => onChange({ seenOn })}
      />
    )
  return (
    <>
      <ChoiceRows
        label={messages.groundQuestion}
        name="ground"
        rows={REPORT_GROUNDS.map((value) => ({ value, label: messages.grounds[value] }))}
        value={draft.ground}
        onChange={(ground) => onChange({ ground })}
      />
      <TextField
        label={messages.line}
        name="line"
        optional
        autoComplete="off"
        maxLength={LIMITS.line}
        value={draft.line}
        onChange={(line) => onChange({ line })}
      />
    </>
  )
}

function Now({ text }: { text: string }) {
  const messages = useMessages('suggestChange', suggestChangeMessages)
  return (
    <dl className={styles.now}>
      <dt className={styles.nowLabel}>{messages.onThePage}</dt>
      <dd className={styles.nowText}>{text === '' ? messages.nothingOnThePage : <bdi>{text}</bdi>}</dd>
    </dl>
  )
}

interface HereProps extends Pick<SuggestFormProps, 'onHere'> {
  position: string
  onChange: (position: string) => void
}

/** Where the device is, asked for when this is pressed and not before. */
function Here({ position, onHere, onChange }: HereProps) {
  const messages = useMessages('suggestChange', suggestChangeMessages)
  const [state, setState] = useState<'asking' | 'unknown'>()
  const ask = async () => {
    setState('asking')
    const found = await onHere()
    setState(found === undefined ? 'unknown' : undefined)
    if (found !== undefined) onChange(found)
  }
  return (
    <div className={styles.here}>
      <p role="status" className={styles.hereStatus}>
        {position !== '' && messages.herePlace(position)}
        {state === 'unknown' && messages.hereUnknown}
      </p>
      {position === '' ? (
        <Button variant="secondary" isPending={state === 'asking'} onPress={() => void ask()}>
          {state !== 'asking' && <LocateIcon size={18} />}
          {messages.here}
        </Button>
      ) : (
        <Button variant="link" onPress={() => onChange('')}>
          {messages.notHere}
        </Button>
      )}
    </div>
  )
}
