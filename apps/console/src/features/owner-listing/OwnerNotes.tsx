import { CHANGE_REQUEST_LIMITS, ownerFieldsOf, PROPOSED_COLUMNS, type OwnerListing } from '@dira/data'
import { Button, Notice, RequestTalk, RestoredNote, WaitsNote } from '@dira/ui'
import { useState } from 'react'
import { FIELD_NAMES } from '../../shared/fieldNames.ts'
import type { OwnerEditing } from './useOwnerEdit.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const LIST = new Intl.ListFormat('en-GB')

/** What an owner has to know before the fields. */
export function OwnerNotes({ editing }: { readonly editing: OwnerEditing }) {
  const { opened, isWaiting, restored, sendNow, takeBackSave, discard, takeAllBack } = editing
  const { waiting, decided } = opened
  return (
    <>
      {isWaiting && <WaitsNote onSendNow={sendNow} onTakeBack={takeBackSave} />}
      {restored && <RestoredNote writtenAt={restored} onAgain={discard} />}
      {waiting && (
        <Notice>
          <p>
            <strong>{waiting.reference}</strong> waits for a look: {fieldNames(opened.waitingFields)}.
          </p>
          <Button variant="link" onPress={() => void takeAllBack()}>
            Take all of it back
          </Button>
        </Notice>
      )}
      {waiting?.status === 'asked-back' && <Question editing={editing} request={waiting} />}
      {!waiting && decided && <Decided request={decided} />}
    </>
  )
}

interface QuestionProps {
  readonly editing: OwnerEditing
  readonly request: NonNullable<OwnerListing['waiting']>
}

function Question({ editing, request }: QuestionProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<'failed'>()
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    setFault((await editing.answer(text.trim())) ? undefined : 'failed')
    setBusy(false)
  }
  return (
    <RequestTalk
      talk={request.messages.map(({ by, text: said, writtenAt }) => ({
        from: by === 'directory' ? 'dira' : 'sender',
        text: said,
        at: new Date(writtenAt),
      }))}
      answer={{
        value: text,
        onChange: setText,
        onSend: () => void send(),
        fault,
        limit: CHANGE_REQUEST_LIMITS.answer,
        isBusy,
        isKept: false,
      }}
    />
  )
}

function Decided({ request }: { readonly request: NonNullable<OwnerListing['decided']> }) {
  const { reference, accepted, changes, decisionReason, decidedAt } = request
  const kept = PROPOSED_COLUMNS.filter((column) => column in changes && !accepted.includes(column))
  return (
    <Notice>
      <p>
        <strong>{reference}</strong> was decided{decidedAt !== undefined && ` on ${DAY.format(new Date(decidedAt))}`}.{' '}
        {accepted.length > 0 && `Accepted: ${fieldNames(ownerFieldsOf(accepted))}. `}
        {kept.length > 0 && `Kept as it was: ${fieldNames(ownerFieldsOf(kept))}. `}
        {decisionReason}
      </p>
    </Notice>
  )
}

const fieldNames = (fields: OwnerListing['waitingFields']) =>
  LIST.format(fields.map((field) => FIELD_NAMES[field].toLowerCase()))
