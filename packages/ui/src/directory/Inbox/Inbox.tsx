import { useEffect, useId, useRef, type ComponentProps } from 'react'
import { CheckIcon, MailIcon, MessageIcon, RefreshIcon } from '../../art/Icon/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Heading } from '../../components/Heading/index.ts'
import { Inline } from '../../components/Inline/index.ts'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { Notice } from '../../components/Notice/index.ts'
import { Skeleton } from '../../components/Skeleton/index.ts'
import { Text } from '../../components/Text/index.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import { BreakableText } from '../BreakableText.tsx'
import * as styles from './Inbox.css.ts'
import { inboxMessages } from './messages.ts'

/** What a visitor sent. */
export interface InboxLetter {
  readonly id: string
  /** A message to the guide, or an enquiry to a business. */
  readonly kind: 'message' | 'enquiry'
  /** The subject, or the business. */
  readonly about: string
  readonly name: string
  readonly email: string
  /** A `https://wa.me/` link, where the sender gave a number that can be dialled from everywhere. */
  readonly whatsapp?: string | undefined
  readonly text: string
  /** ISO 8601. */
  readonly sentAt: string
}

/** What is known of the letters. */
export type InboxState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly letters: readonly InboxLetter[]; readonly hasMore?: boolean }

export interface InboxProps extends Omit<ComponentProps<'section'>, 'children'> {
  state: InboxState
  /** Which letters are shown: those that wait, or those that were ticked off. */
  which: 'open' | 'answered'
  onWhichChange: (which: 'open' | 'answered') => void
  /** Ticks a letter off, or opens it again. */
  onMark: (letter: InboxLetter, isAnswered: boolean) => void
  /** Reads again after a failure. */
  onRetry: () => void
}

/** What visitors sent, with the ways to answer. Opening the e-mail program or WhatsApp marks nothing: the button does. */
export function Inbox({ state, which, onWhichChange, onMark, onRetry, className, ...props }: InboxProps) {
  const messages = useMessages('inbox', inboxMessages)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const leaving = useRef<{ readonly id: string; readonly place: number }>(undefined)
  const letters = state.status === 'ready' ? state.letters : undefined

  // The letter that was marked takes its button away with it: the next one gets the focus.
  useEffect(() => {
    const left = leaving.current
    if (!left || !letters || letters.some((letter) => letter.id === left.id)) return
    leaving.current = undefined
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(left.place, buttons.length - 1)] ?? heading.current
    next?.focus()
  }, [letters])

  return (
    <section aria-labelledby={id} className={joinClasses(styles.inbox, className)} {...props}>
      <div className={styles.head}>
        <div>
          <Heading level={2} id={id} ref={heading} tabIndex={-1}>
            {messages.heading}
          </Heading>
          <Text tone="muted">{messages.purpose}</Text>
        </div>
        <div role="group" aria-label={messages.which} className={styles.tabs}>
          {(['open', 'answered'] as const).map((choice) => (
            <Button
              key={choice}
              variant="secondary"
              aria-pressed={choice === which}
              className={styles.tab}
              onPress={() => onWhichChange(choice)}
            >
              {messages[choice]}
            </Button>
          ))}
        </div>
      </div>
      {state.status === 'failed' && (
        <Notice tone="error">
          <p>{messages.failed}</p>
          <Button variant="link" onPress={onRetry}>
            <RefreshIcon size={18} />
            {messages.retry}
          </Button>
        </Notice>
      )}
      {state.status === 'loading' && (
        <div className={styles.list}>
          <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
          {[1, 2, 3].map((row) => (
            <div key={row} className={styles.letter}>
              <Skeleton shape="heading" />
              <Skeleton />
              <Skeleton />
            </div>
          ))}
        </div>
      )}
      {letters?.length === 0 && (
        <p role="status" className={styles.empty}>
          {which === 'open' ? messages.emptyOpen : messages.emptyAnswered}
        </p>
      )}
      {letters && letters.length > 0 && (
        <ul role="list" ref={list} className={styles.list}>
          {letters.map((letter, place) => (
            <li key={letter.id} className={styles.letter}>
              <Letter
                letter={letter}
                mark={which === 'open' ? messages.markAnswered : messages.markOpen}
                onMark={() => {
                  leaving.current = { id: letter.id, place }
                  onMark(letter, which === 'open')
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {state.status === 'ready' && state.hasMore && <Text tone="muted">{messages.more}</Text>}
    </section>
  )
}

function Letter({ letter, mark, onMark }: { letter: InboxLetter; mark: string; onMark: () => void }) {
  const messages = useMessages('inbox', inboxMessages)
  const { kind, about, name, email, whatsapp, text, sentAt } = letter
  const subject = encodeURIComponent(messages.subject(about).toWellFormed())
  return (
    <>
      <div className={styles.line}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        <time dateTime={sentAt} className={styles.time}>
          {messages.sentAt(new Date(sentAt))}
        </time>
      </div>
      <p className={styles.about}>
        <span className={styles.kind}>{messages[kind]}</span>
        <bdi>{about === '' ? messages.noSubject : about}</bdi>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <p className={styles.time}>
        <bdi>
          <BreakableText>{email}</BreakableText>
        </bdi>
      </p>
      <Inline className={styles.actions}>
        <LinkButton variant="secondary" href={`mailto:${email}?subject=${subject}`} aria-label={messages.mailTo(name)}>
          <MailIcon size={18} />
          {messages.mail}
        </LinkButton>
        {whatsapp && (
          <LinkButton variant="secondary" href={whatsapp} aria-label={messages.whatsappTo(name)}>
            <MessageIcon size={18} />
            {messages.whatsapp}
          </LinkButton>
        )}
        <Button variant="secondary" onPress={onMark} aria-label={messages.marked(mark, name)}>
          <CheckIcon size={18} />
          {mark}
        </Button>
      </Inline>
    </>
  )
}
