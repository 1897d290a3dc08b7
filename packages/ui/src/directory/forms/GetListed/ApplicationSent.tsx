import { useEffect, useId, useRef } from 'react'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { ReferencePlate } from '../ReferencePlate/ReferencePlate.tsx'
import { RequestLink } from '../ReferencePlate/RequestLink.tsx'
import * as styles from './GetListed.css.ts'
import { getListedMessages } from './messages.ts'

export interface ApplicationSentProps {
  business: string
  /** Undefined until it was read. */
  reference: string | undefined
  /** The whole address of the page of the application. */
  url: string
  /** Empties the form for another business. */
  onAnother: () => void
}

/** After sending: that it has arrived, its reference and the link of its page. */
export function ApplicationSent({ business, reference, url, onAnother }: ApplicationSentProps) {
  const messages = useMessages('getListed', getListedMessages)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // The form has gone, and the focus with it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby={id} className={styles.sent}>
      <div className={styles.head}>
        <p className={styles.eyebrow}>
          <Needle className={styles.needle} />
          <bdi>{business}</bdi>
        </p>
        <Heading level={1} id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {messages.sentTitle}
        </Heading>
        <Text>{messages.sentText}</Text>
      </div>
      {reference !== undefined && <ReferencePlate reference={reference} />}
      <RequestLink url={url} title={business} />
      <div className={styles.ways}>
        <LinkButton href={url}>{messages.toStatus}</LinkButton>
        <NativeButton variant="link" onClick={onAnother}>
          {messages.another}
        </NativeButton>
      </div>
    </section>
  )
}
