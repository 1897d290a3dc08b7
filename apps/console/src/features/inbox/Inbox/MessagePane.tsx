import type { Message } from '@dira/data'
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { BackIcon, Link, Select } from '@dira/ui'
import type { InboxAdministrator } from '../../../shared/inbox/inboxMessage.ts'
import * as frame from '../../../shared/list/ListAndPane.css.ts'
import * as styles from './Inbox.css.ts'
import { InboxNotes } from './InboxNotes.tsx'
import { MessageHead } from './MessageHead.tsx'
import { MessageKept, type PersonActions } from './MessageKept.tsx'
import { MessageReply, type Draft, type ReplyControls } from './MessageReply.tsx'
import { inboxMessages } from './messages.ts'

/** What keys do with the message that lies open. */
export interface MessageControls extends ReplyControls {
  readonly assign: () => void
  readonly note: () => void
}

/** What can be done with a message; each is stored, and offers to undo it where it can be undone. */
export interface MessageActions extends PersonActions {
  onFile: (item: Message, status: Message['status']) => void
  /** Undefined gives it back to nobody. */
  onAssign: (item: Message, administrator: string | undefined) => void
  /** Resolves with whether it is stored. */
  onAddNote: (item: Message, text: string) => Promise<boolean>
}

interface MessagePaneProps {
  item: Message
  administrators: readonly InboxAdministrator[]
  listHref: string
  reply: Draft
  actions: MessageActions
  controls?: Ref<MessageControls> | undefined
  now: Date
}

/** A message with the ways to answer and to file it. Opening the e-mail program or WhatsApp marks nothing: the button does. */
export function MessagePane({ item, administrators, listHref, reply, actions, controls, now }: MessagePaneProps) {
  const messages = inboxMessages
  const id = useId()
  const [noteDraft, setNoteDraft] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  const who = useRef<HTMLSelectElement>(null)
  const form = useRef<ReplyControls>(null)

  // The row that was pressed, or the button that filed the message before, is out of sight or gone.
  useEffect(() => heading.current?.focus(), [])
  useImperativeHandle(controls, () => ({
    reply: () => form.current?.reply(),
    send: () => form.current?.send(),
    assign: () => who.current?.focus(),
    note: () => setNoteDraft((before) => before ?? ''),
  }))

  return (
    <article aria-labelledby={id} className={frame.opened}>
      <Link look="quiet" standalone href={listHref} className={frame.back}>
        <BackIcon size={18} />
        {messages.back}
      </Link>
      <MessageHead ref={heading} id={id} item={item} />
      <p className={styles.text} dir="auto">
        {item.text}
      </p>
      <Select
        ref={who}
        label={messages.assignee}
        labelPlacement="above"
        aria-keyshortcuts="a"
        className={styles.who}
        options={[
          { value: '', label: messages.nobody },
          ...administrators.map((one) => ({ value: one.id, label: one.isMe ? messages.me(one.email) : one.email })),
        ]}
        // One who is an administrator no more answers nothing.
        value={administrators.find((one) => one.id === item.assignee)?.id ?? ''}
        onChange={(value) => actions.onAssign(item, value === '' ? undefined : value)}
      />
      <MessageReply
        item={item}
        reply={reply}
        onFile={(way) => actions.onFile(item, way)}
        onLeave={() => heading.current?.focus()}
        controls={form}
      />
      <InboxNotes
        notes={item.notes}
        draft={noteDraft}
        onDraftChange={setNoteDraft}
        onAdd={async (note) => actions.onAddNote(item, note)}
      />
      <MessageKept item={item} now={now} {...actions} />
    </article>
  )
}
