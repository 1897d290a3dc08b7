import type { Message } from '@dira/data'
import type { Ref } from 'react'
import { BreakableText, Heading, Link, Needle } from '@dira/ui'
import { whatsappLink } from '../../../shared/inbox/replyLinks.ts'
import * as styles from './Inbox.css.ts'
import { inboxMessages } from './messages.ts'

interface MessageHeadProps {
  /** Of the heading. */
  id: string
  item: Message
  ref: Ref<HTMLHeadingElement>
}

/** What a message is about, and who sent it when. */
export function MessageHead({ id, item: { kind, about, name, email, phone, createdAt }, ref }: MessageHeadProps) {
  const messages = inboxMessages
  const whatsapp = whatsappLink(phone)
  return (
    <header className={styles.messageHead}>
      <p className={styles.kind}>
        <Needle className={styles.kindNeedle} />
        {messages[kind]}
      </p>
      <time dateTime={createdAt} className={styles.sentAt}>
        {messages.sentAt(new Date(createdAt))}
      </time>
      <Heading level={2} size="h3" id={id} ref={ref} tabIndex={-1} className={styles.title}>
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
        {phone !== '' &&
          (whatsapp === undefined ? (
            <bdi translate="no">{phone}</bdi>
          ) : (
            <Link standalone href={`tel:+${whatsapp.replace(/\D/g, '')}`}>
              {phone}
            </Link>
          ))}
      </p>
    </header>
  )
}
