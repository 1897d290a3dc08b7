import { SUBMISSIONS_KEPT, type InboxSummary, type Message } from '@dira/data'

/** An administrator who may answer; `isMe`: who is signed in. */
export type InboxAdministrator = InboxSummary['administrators'][number] & { readonly isMe: boolean }

/** The message that lies open. `gone` is one that is no longer there. */
export type OpenMessage = { readonly status: 'loading' | 'gone' } | { readonly status: 'ready'; readonly item: Message }

/** When a message is deleted: as it is now, and if it were answered now. */
export function deletionOf({ createdAt, answeredAt }: Message, now: Date) {
  const { answeredMonths, unansweredMonths } = SUBMISSIONS_KEPT
  return {
    asItIs: answeredAt === undefined ? later(createdAt, unansweredMonths) : later(answeredAt, answeredMonths),
    ifAnswered: later(now, answeredMonths),
  }
}

function later(instant: string | Date, months: number): Date {
  const date = new Date(instant)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date
}
