import { OutboxFailures } from '../../shared/outbox/OutboxFailures.tsx'
import { ADMIN_PATHS } from '@dira/data/site'
import { useOutboxPages, useOutboxWrites } from '../../shared/outbox/useOutboxData.ts'

/** A note on the dashboard that emails failed. */
export function FailedEmails() {
  const { first: page } = useOutboxPages('open')
  const { sendAgain } = useOutboxWrites()
  const error = page?.emails.find(({ status }) => status === 'failed')?.error
  return (
    <OutboxFailures
      count={page?.counts.get('failed') ?? 0}
      error={error}
      href={ADMIN_PATHS.outbox}
      onRetry={() => sendAgain()}
    />
  )
}
