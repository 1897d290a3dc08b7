import { useId, type ComponentProps } from 'react'
import {
  CheckIcon,
  ForwardIcon,
  MailIcon,
  MessageIcon,
  Needle,
  selvedge,
  Button,
  EmptyState,
  Heading,
  Link,
  VisuallyHidden,
  joinClasses,
} from '@dira/ui'
import { ownerEnquiriesMessages } from './messages.ts'
import * as styles from './OwnerEnquiries.css.ts'

/** What a traveller wrote to one of an owner's listings. */
export interface OwnerEnquiryRow {
  readonly id: string
  readonly name: string
  /** The listing that it is to. @default it is not said, as where there is one alone */
  readonly about?: string | undefined
  readonly text: string
  /** ISO 8601, and in words. */
  readonly sentAt: string
  readonly sent: string
  readonly mailHref: string
  /** @default no number that could have it was given */
  readonly whatsappHref?: string | undefined
  readonly isAnswered: boolean
}

export interface OwnerEnquiriesProps extends Omit<ComponentProps<'section'>, 'children'> {
  rows: readonly OwnerEnquiryRow[]
  /** Marks one as answered by hand, or takes that back. */
  onMark: (row: OwnerEnquiryRow, isAnswered: boolean) => void
  /** `framed` shows the beginning of each, beside other things; `plain` all of it, on a page of its own, whose heading names it. @default 'framed' */
  look?: 'framed' | 'plain'
  /** Where all of them are, and how many. @default these are all */
  all?: { readonly href: string; readonly count: number } | undefined
  /** Reads older ones. @default there are none */
  onMore?: (() => void) | undefined
}

/** What travellers wrote, with the ways to reply. A reply opens another program and marks nothing: the button does. */
export function OwnerEnquiries({
  rows,
  onMark,
  look = 'framed',
  all,
  onMore,
  className,
  ...props
}: OwnerEnquiriesProps) {
  const messages = ownerEnquiriesMessages
  const id = useId()
  return (
    <section
      {...(look === 'framed' ? { 'aria-labelledby': id } : { 'aria-label': messages.heading })}
      className={joinClasses(styles.look[look], className)}
      {...props}
    >
      {look === 'framed' && <div className={selvedge.ink} />}
      <div className={styles.content[look]}>
        {look === 'framed' && (
          <Heading level={2} size="h3" id={id}>
            {messages.heading}
          </Heading>
        )}
        {rows.length === 0 && (
          <EmptyState size="panel" heading={messages.none}>
            {messages.noneNote}
          </EmptyState>
        )}
        <ul role="list" className={styles.rows}>
          {rows.map((row) => (
            <li key={row.id} className={styles.row}>
              {row.isAnswered ? (
                <span />
              ) : (
                <span className={styles.mark}>
                  <Needle className={styles.needle} />
                  <VisuallyHidden>{messages.isNew}</VisuallyHidden>
                </span>
              )}
              <div className={styles.words}>
                <div className={styles.head}>
                  <bdi translate="no" className={styles.name}>
                    {row.name}
                  </bdi>
                  <time dateTime={row.sentAt} className={styles.muted}>
                    {row.sent}
                  </time>
                </div>
                {row.about !== undefined && <bdi className={styles.muted}>{messages.to(row.about)}</bdi>}
                <p dir="auto" className={styles.text[look]}>
                  {row.text}
                </p>
                <div className={styles.ways}>
                  {row.isAnswered && (
                    <span className={styles.answered}>
                      <CheckIcon size={18} />
                      {messages.answered}
                    </span>
                  )}
                  {row.whatsappHref !== undefined && (
                    <Link
                      standalone
                      href={row.whatsappHref}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={messages.whatsappTo(row.name)}
                    >
                      {messages.whatsapp}
                      <MessageIcon size={18} />
                    </Link>
                  )}
                  <Link standalone href={row.mailHref} aria-label={messages.replyTo(row.name)}>
                    {messages.reply}
                    <MailIcon size={18} />
                  </Link>
                  <Button
                    variant="link"
                    aria-label={(row.isAnswered ? messages.unmarkOf : messages.markOf)(row.name)}
                    onPress={() => onMark(row, !row.isAnswered)}
                  >
                    {row.isAnswered ? messages.unmark : messages.mark}
                  </Button>
                </div>
              </div>
            </li>
          ))}
        </ul>
        {all && (
          <Link standalone href={all.href}>
            {messages.all(all.count)}
            <ForwardIcon size={18} />
          </Link>
        )}
        {onMore && (
          <Button variant="link" onPress={onMore}>
            {messages.more}
          </Button>
        )}
      </div>
    </section>
  )
}
