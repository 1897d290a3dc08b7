import type { Message } from '@dira/data'
import { useEffect, useRef } from 'react'
import { Button, Form, Inline, Stack, TextArea } from '@dira/ui'
import { useFocusAfter } from '../../../shared/useFocusAfter.ts'
import { useStoring } from '../../../shared/useStoring.ts'
import { time } from '../../../shared/list/ListAndPane.css.ts'
import * as styles from './Inbox.css.ts'
import { inboxMessages } from './messages.ts'

interface InboxNotesProps {
  notes: Message['notes']
  /** The draft of a note; undefined while nobody writes one. */
  draft: string | undefined
  onDraftChange: (draft: string | undefined) => void
  /** Resolves with whether it is stored; what was written stays until then. */
  onAdd: (text: string) => Promise<boolean>
}

/** What administrators noted, and the field for one more. */
export function InboxNotes({ notes, draft, onDraftChange, onAdd }: InboxNotesProps) {
  const messages = inboxMessages
  const field = useRef<HTMLTextAreaElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { isBusy, store } = useStoring()
  const isWriting = draft !== undefined
  useEffect(() => {
    if (isWriting) field.current?.focus()
  }, [isWriting])
  useFocusAfter(isWriting, () => add.current)
  return (
    <div className={styles.notes}>
      <h3 className={styles.label}>{messages.notes}</h3>
      {notes.length > 0 && (
        <ul role="list" className={styles.noteList}>
          {notes.map(({ id, author, text, createdAt }) => (
            <li key={id} className={styles.note}>
              <bdi className={styles.label}>{author ?? messages.formerAdministrator}</bdi>
              <time dateTime={createdAt} className={time}>
                {messages.noteTime(new Date(createdAt))}
              </time>
              <span dir="auto" className={styles.noteText}>
                {text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isWriting ? (
        <Form
          required={{ note: messages.noteMissing }}
          isBusy={isBusy}
          onSubmit={(event) => {
            event.preventDefault()
            void store(onAdd(draft), () => onDraftChange(undefined))
          }}
        >
          <Stack gap={3}>
            <TextArea
              ref={field}
              label={messages.note}
              name="note"
              rows={2}
              limit={2000}
              dir="auto"
              value={draft}
              onChange={onDraftChange}
              onKeyDown={({ key }) => {
                if (key === 'Escape') onDraftChange(undefined)
              }}
            />
            <Inline>
              <Button type="submit" variant="secondary" isPending={isBusy}>
                {messages.keepNote}
              </Button>
              <Button variant="link" onPress={() => onDraftChange(undefined)}>
                {messages.cancel}
              </Button>
            </Inline>
          </Stack>
        </Form>
      ) : (
        <Button ref={add} variant="link" aria-keyshortcuts="n" onPress={() => onDraftChange('')}>
          {messages.addNote}
        </Button>
      )}
    </div>
  )
}
