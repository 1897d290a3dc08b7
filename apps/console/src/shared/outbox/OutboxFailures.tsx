import { RefreshIcon, Button, Inline, Link, Notice, type NoticeProps } from '@dira/ui'
import { outboxFailuresMessages } from './messages.ts'

export interface OutboxFailuresProps extends Omit<NoticeProps, 'children' | 'tone'> {
  /** How many emails failed. */
  count: number
  /** Why the newest of them did, as the mail server said it. @default it is not said */
  error?: string | undefined
  /** The list of them. @default it is the page itself */
  href?: string
  onRetry: () => void
}

/** A note that emails could not be sent, with the way to try again. Nothing where none failed. */
export function OutboxFailures({ count, error, href, onRetry, ...props }: OutboxFailuresProps) {
  const messages = outboxFailuresMessages
  if (count === 0) return null
  return (
    <Notice tone="error" {...props}>
      <p>{messages.failures(count)}</p>
      {error !== undefined && <p dir="auto">{error}</p>}
      <Inline>
        <Button variant="link" onPress={onRetry}>
          <RefreshIcon size={18} />
          {messages.retryAll}
        </Button>
        {href !== undefined && (
          <Link href={href} standalone>
            {messages.look}
          </Link>
        )}
      </Inline>
    </Notice>
  )
}
