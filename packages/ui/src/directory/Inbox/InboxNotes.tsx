import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button/index.ts'
import { Form } from '../../components/Form/index.ts'
import { Inline } from '../../components/Inline/index.ts'
import { Stack } from '../../components/Stack/index.ts'
import { TextArea } from '../../components/TextArea/index.ts'
import { useMessages } from '../../messages/index.ts'
import { time } from '../ListAndPane/ListAndPane.css.ts'
import * as styles from './Inbox.css.ts'
import type { InboxNote } from './inboxLetter.ts'
import { inboxMessages } from './messages.ts'

interface InboxNotesProps {
  notes: readonly InboxNote[]
  /** What is being written; undefined while nobody writes one. */
  draft: string | undefined
  onDraftChange: (draft: string | undefined) => void
  onAdd: (text: string) => void
}

/** What administrators noted, and the field for one more. */
export function InboxNotes({ notes, draft, onDraftChange, onAdd }: InboxNotesProps) {
  const messages = useMessages('inbox', inboxMessages)
  const field = useRef<HTMLTextAreaElement>(null)
  const isWriting = draft !== undefined
  useEffect(() => {
    if (isWriting) field.current?.focus()
  }, [isWriting])
  return (
    <div className={styles.notes}>
      <h3 className={styles.label}>{messages.notes}</h3>
      {notes.length > 0 && (
        <ul role="list" className={styles.noteList}>
          {notes.map(({ id, author, text, writtenAt }) => (
            <li key={id} className={styles.note}>
              <bdi className={styles.label}>{author ?? messages.formerAdministrator}</bdi>
              <time dateTime={writtenAt} className={time}>
                {messages.noteTime(new Date(writtenAt))}
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
          onSubmit={(event) => {
            event.preventDefault()
            onAdd(draft)
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
              <Button type="submit" variant="secondary">
                {messages.keepNote}
              </Button>
              <Button variant="link" onPress={() => onDraftChange(undefined)}>
                {messages.cancel}
              </Button>
            </Inline>
          </Stack>
        </Form>
      ) : (
        <Button variant="link" aria-keyshortcuts="n" onPress={() => onDraftChange('')}>
          {messages.addNote}
        </Button>
      )}
    </div>
  )
}
