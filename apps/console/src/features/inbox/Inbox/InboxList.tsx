import type { Message } from '@dira/data'
import { useRef } from 'react'
import { MailIcon, StoreIcon, Needle, Checkbox, Link, VisuallyHidden, joinClasses } from '@dira/ui'
import { time } from '../../../shared/list/ListAndPane.css.ts'
import * as styles from './Inbox.css.ts'
import type { InboxAdministrator } from '../../../shared/inbox/inboxMessage.ts'
import { inboxMessages } from './messages.ts'

interface InboxListProps {
  items: readonly Message[]
  administrators: readonly InboxAdministrator[]
  /** The id of the message that lies open. */
  openId: string | undefined
  hrefOf: (id: string) => string
  /** The ids of those that are picked. */
  picked: ReadonlySet<string>
  onPick: (ids: ReadonlySet<string>) => void
  now: Date
}

/** The rows of the messages; one nobody has opened is bold behind a needle. Each can be picked, with Shift all from the one that was picked before. */
export function InboxList({ items, administrators, openId, hrefOf, picked, onPick, now }: InboxListProps) {
  const messages = inboxMessages
  // A box does not say that Shift was held.
  const isShift = useRef(false)
  const last = useRef<string>(undefined)

  function pick(id: string, isPicked: boolean): void {
    const [from, to] = [last.current, id].map((one) => items.findIndex((item) => item.id === one)) as [number, number]
    const range = isShift.current && from !== -1 ? items.slice(Math.min(from, to), Math.max(from, to) + 1) : [{ id }]
    const ids = new Set(picked)
    for (const one of range) {
      if (isPicked) ids.add(one.id)
      else ids.delete(one.id)
    }
    last.current = id
    onPick(ids)
  }

  return (
    <ul role="list" aria-label={messages.list} data-picking={picked.size > 0 ? '' : undefined} className={styles.rows}>
      {items.map(({ id, kind, about, name, text, createdAt, isRead, assignee }) => {
        const answering = administrators.find((administrator) => administrator.id === assignee)
        const Icon = kind === 'enquiry' ? StoreIcon : MailIcon
        return (
          <li key={id} className={styles.item} onClickCapture={({ shiftKey }) => (isShift.current = shiftKey)}>
            <Link
              look="bare"
              href={hrefOf(id)}
              aria-current={id === openId ? 'true' : undefined}
              className={joinClasses(styles.row, !isRead && styles.unread)}
            >
              <span className={styles.mark}>
                {!isRead && (
                  <>
                    <Needle />
                    <VisuallyHidden>{messages.unread} </VisuallyHidden>
                  </>
                )}
              </span>
              <span className={styles.name}>
                <bdi translate="no">{name}</bdi>
              </span>{' '}
              <time dateTime={createdAt} className={time}>
                {messages.rowTime(new Date(createdAt), now)}
              </time>{' '}
              <span className={styles.about}>
                <Icon size={18} className={styles.kindIcon} />
                <VisuallyHidden>{messages[kind]} </VisuallyHidden>
                <bdi className={styles.cut}>{about === '' ? messages.noSubject : about}</bdi>
              </span>{' '}
              <span className={styles.excerpt} dir="auto">
                {text.slice(0, 160)}
              </span>{' '}
              {answering && <bdi className={styles.assignee}>{answering.isMe ? messages.you : answering.email}</bdi>}
            </Link>
            <Checkbox checked={picked.has(id)} onChange={(isPicked) => pick(id, isPicked)} className={styles.pick}>
              <VisuallyHidden>{messages.pick(name)}</VisuallyHidden>
            </Checkbox>
          </li>
        )
      })}
    </ul>
  )
}
