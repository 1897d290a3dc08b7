import type { Message } from '@dira/data'
import { useImperativeHandle, useRef, useState, type Ref } from 'react'
import { Button, KeyHint, LinkButton, MailIcon, MessageIcon, TextArea } from '@dira/ui'
import { mailHref, whatsappHref, whatsappLink } from '../../../shared/inbox/replyLinks.ts'
import * as frame from '../../../shared/list/ListAndPane.css.ts'
import { FILE_ICONS, waysFrom } from './filing.ts'
import * as styles from './Inbox.css.ts'
import { inboxMessages } from './messages.ts'

/** What keys do with the reply. */
export interface ReplyControls {
  readonly reply: () => void
  /** Opens WhatsApp or the e-mail program. */
  readonly send: () => void
}

/** The draft of a reply. */
export interface Draft {
  readonly draft: string
  readonly onDraftChange: (draft: string) => void
}

interface MessageReplyProps {
  item: Message
  reply: Draft
  onFile: (status: Message['status']) => void
  /** Escape leaves the reply. */
  onLeave: () => void
  controls: Ref<ReplyControls>
}

/** The reply to a message, by WhatsApp or e-mail, and what is then made of the message. */
export function MessageReply({ item, reply, onFile, onLeave, controls }: MessageReplyProps) {
  const messages = inboxMessages
  const { about, name, email, phone, text, createdAt, status } = item
  const whatsapp = whatsappLink(phone)
  const [channel, setChannel] = useState<'whatsapp' | 'email'>(whatsapp === undefined ? 'email' : 'whatsapp')
  const field = useRef<HTMLTextAreaElement>(null)
  const open = useRef<HTMLAnchorElement>(null)
  const file = useRef<HTMLDivElement>(null)
  useImperativeHandle(controls, () => ({
    reply: () => field.current?.focus(),
    send: () => {
      open.current?.click()
      // What comes next is to mark it.
      file.current?.querySelector('button')?.focus()
    },
  }))
  const isWhatsapp = channel === 'whatsapp' && whatsapp !== undefined
  const intro = messages.wrote(name, new Date(createdAt))
  const href = isWhatsapp
    ? whatsappHref(whatsapp, reply.draft)
    : mailHref({ email, subject: messages.subject(about), text: reply.draft, intro, quoted: text })
  return (
    <>
      <div className={styles.reply}>
        {whatsapp !== undefined && <Channels isWhatsapp={isWhatsapp} onChange={setChannel} />}
        <TextArea
          ref={field}
          label={messages.reply}
          description={isWhatsapp ? messages.opensWhatsapp(phone) : messages.opensEmail}
          rows={4}
          limit={2000}
          dir="auto"
          aria-keyshortcuts="r"
          value={reply.draft}
          onChange={reply.onDraftChange}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onLeave()
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
              <Button key={way} variant="secondary" className={styles.filingButton} onPress={() => onFile(way)}>
                <Icon size={18} />
                {messages.file[way]}
              </Button>
            )
          })}
        </div>
      </div>
    </>
  )
}

interface ChannelsProps {
  isWhatsapp: boolean
  onChange: (channel: 'whatsapp' | 'email') => void
}

function Channels({ isWhatsapp, onChange }: ChannelsProps) {
  const messages = inboxMessages
  return (
    <div role="group" aria-label={messages.replyBy} className={styles.channels}>
      {(['whatsapp', 'email'] as const).map((way) => {
        const Icon = way === 'whatsapp' ? MessageIcon : MailIcon
        return (
          <button
            key={way}
            type="button"
            aria-pressed={(way === 'whatsapp') === isWhatsapp}
            onClick={() => onChange(way)}
            className={frame.segment}
          >
            <Icon size={18} />
            {messages[way]}
          </button>
        )
      })}
    </div>
  )
}
