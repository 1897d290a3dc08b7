import { englishCount } from '@dira/ui'

const emails = (count: number) => `${englishCount(count)} ${count === 1 ? 'email' : 'emails'}`

/** What OutboxFailures says by itself. */
export const outboxFailuresMessages = {
  failures: (count: number) => `${emails(count)} could not be sent.`,
  retryAll: 'Try all again',
  look: 'Look at them',
}
