import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import {
  BackIcon,
  ClockIcon,
  MailIcon,
  MessageIcon,
  Needle,
  Button,
  Heading,
  Inline,
  KeyHint,
  Link,
  LinkButton,
  Select,
  TextArea,
  BreakableText,
} from '@dira/ui'
import { EraseDialog } from './EraseDialog.tsx'
import * as frame from '../../../shared/ListAndPane/ListAndPane.css.ts'
import * as styles from './Inbox.css.ts'
import { FILE_ICONS, waysFrom } from './filing.ts'
import type { InboxAdministrator, InboxMessage, InboxStatus } from '../../../shared/inbox/inboxMessage.ts'
import { InboxNotes } from './InboxNotes.tsx'
import { inboxMessages } from './messages.ts'
import { mailHref, whatsappHref } from '../../../shared/inbox/replyLinks.ts'

/** What keys do with the message that lies open. */
export interface MessageControls {
  readonly reply: () => void
  readonly assign: () => void
  readonly note: () => void
  /** Opens WhatsApp or the e-mail program. */
  readonly send: () => void
}

/** What can be done with a message; each is stored, and offers to undo it where it can be undone. */
export interface MessageActions {
  onFile: (item: InboxMessage, status: InboxStatus) => void
  /** Undefined gives it back to nobody. */
  onAssign: (item: InboxMessage, administrator: string | undefined) => void
  /** Resolves with whether it is stored. */
  onAddNote: (item: InboxMessage, text: string) => Promise<boolean>
  onExport: (item: InboxMessage) => void
  onErase: (item: InboxMessage) => void
}

interface MessagePaneProps extends MessageActions {
  item: InboxMessage
  administrators: readonly InboxAdministrator[]
  listHref: string
  draft: string
  onDraftChange: (draft: string) => void
  controls?: Ref<MessageControls> | undefined
}

/** A message with the ways to answer and to file it. Opening the e-mail program or WhatsApp marks nothing: the button does. */
export function MessagePane({
  item,
  administrators,
  listHref,
  draft,
  onDraftChange,
  controls,
  ...actions
}: MessagePaneProps) {
  const messages = inboxMessages
  const { kind, about, name, email, phone, whatsapp, text, sentAt, status, assignee, isAnswered } = item
  const id = useId()
  const [channel, setChannel] = useState<'whatsapp' | 'email'>(whatsapp === undefined ? 'email' : 'whatsapp')
  const [noteDraft, setNoteDraft] = useState<string>()
  const [isErasing, setErasing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const who = useRef<HTMLSelectElement>(null)
  const open = useRef<HTMLAnchorElement>(null)
  const file = useRef<HTMLDivElement>(null)

  // The row that was pressed, or the button that filed the message before, is out of sight or gone.
  useEffect(() => heading.current?.focus(), [])
  useImperativeHandle(controls, () => ({
    reply: () => field.current?.focus(),
    assign: () => who.current?.focus(),
    note: () => setNoteDraft((before) => before ?? ''),
    send: () => {
      open.current?.click()
      // What comes next is to mark it.
      file.current?.querySelector('button')?.focus()
    },
  }))

  const isWhatsapp = channel === 'whatsapp' && whatsapp !== undefined
  const href = isWhatsapp
    ? whatsappHref(whatsapp, draft)
    : mailHref({
        email,
        subject: messages.subject(about),
        text: draft,
        intro: messages.wrote(name, new Date(sentAt)),
        quoted: text,
      })
  return (
    <article aria-labelledby={id} className={frame.opened}>
      <Link look="quiet" standalone href={listHref} className={frame.back}>
        <BackIcon size={18} />
        {messages.back}
      </Link>
      <header className={styles.messageHead}>
        <p className={styles.kind}>
          <Needle className={styles.kindNeedle} />
          {messages[kind]}
        </p>
        <time dateTime={sentAt} className={styles.sentAt}>
          {messages.sentAt(new Date(sentAt))}
        </time>
        <Heading level={2} size="h3" id={id} ref={heading} tabIndex={-1} className={styles.title}>
          <bdi>{about === '' ? messages.noSubject : about}</bdi>
        </Heading>
        <p className={styles.sender}>
          <bdi translate="no" className={styles.senderName}>
            {name}
          </bdi>
          <Link standalone href={`mailto:${email}`}>
            <bdi>
              <BreakableText>{email}</BreakableText>
            </bdi>
          </Link>
          {phone &&
            (whatsapp === undefined ? (
              <bdi translate="no">{phone}</bdi>
            ) : (
              <Link standalone href={`tel:+${whatsapp.replace(/\D/g, '')}`}>
                {phone}
              </Link>
            ))}
        </p>
      </header>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <Select
        ref={who}
        label={messages.assignee}
        labelPlacement="above"
        aria-keyshortcuts="a"
        className={styles.who}
        options={[
          { value: '', label: messages.nobody },
          ...administrators.map((one) => ({ value: one.id, label: one.isMe ? messages.me(one.name) : one.name })),
        ]}
        value={assignee ?? ''}
        onChange={(value) => actions.onAssign(item, value === '' ? undefined : value)}
      />
      <div className={styles.reply}>
        {whatsapp !== undefined && (
          <div role="group" aria-label={messages.replyBy} className={styles.channels}>
            {(['whatsapp', 'email'] as const).map((way) => {
              const Icon = way === 'whatsapp' ? MessageIcon : MailIcon
              return (
                <button
                  key={way}
                  type="button"
                  aria-pressed={(way === 'whatsapp') === isWhatsapp}
                  onClick={() => setChannel(way)}
                  className={frame.segment}
                >
                  <Icon size={18} />
                  {messages[way]}
                </button>
              )
            })}
          </div>
        )}
        <TextArea
          ref={field}
          label={messages.reply}
          description={isWhatsapp ? messages.opensWhatsapp(phone ?? '') : messages.opensEmail}
          rows={4}
          limit={2000}
          dir="auto"
          aria-keyshortcuts="r"
          value={draft}
          onChange={onDraftChange}
          onKeyDown={({ key }) => {
            if (key === 'Escape') heading.current?.focus()
          }}
        />
      </div>
      <div className={styles.bar}>
        <div className={styles.send}>
          <LinkButton
            ref={open}
            href={href}
            aria-keyshortcuts={messages.sendKeys}
            {...(isWhatsapp && { target: '_blank', rel: 'noreferrer' })}
          >
            {isWhatsapp ? messages.openWhatsapp : messages.openEmail}
            <KeyHint keys="$mod+Enter" />
          </LinkButton>
        </div>
        <div ref={file} className={styles.filing}>
          {waysFrom(status).map((way) => {
            const Icon = FILE_ICONS[way]
            return (
              <Button
                key={way}
                variant="secondary"
                className={styles.filingButton}
                onPress={() => actions.onFile(item, way)}
              >
                <Icon size={18} />
                {messages.file[way]}
              </Button>
            )
          })}
        </div>
      </div>
      <InboxNotes
        notes={item.notes}
        draft={noteDraft}
        onDraftChange={setNoteDraft}
        onAdd={async (note) => actions.onAddNote(item, note)}
      />
      <div className={styles.kept}>
        <ClockIcon size={22} className={styles.keptIcon} />
        <p>
          {isAnswered
            ? messages.keptAnswered(new Date(item.deletedOn))
            : messages.keptOpen(new Date(item.deletedOn), new Date(item.deletedIfAnswered))}
        </p>
        <Inline gap={4} className={styles.keptActions}>
          <Button variant="link" onPress={() => actions.onExport(item)}>
            {messages.exportPerson}
          </Button>
          <Button variant="link" onPress={() => setErasing(true)}>
            {messages.erase}
          </Button>
        </Inline>
      </div>
      {isErasing && (
        <EraseDialog
          name={name}
          email={email}
          onClose={() => setErasing(false)}
          onErase={() => {
            setErasing(false)
            actions.onErase(item)
          }}
        />
      )}
    </article>
  )
}
