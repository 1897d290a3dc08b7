import { SUBMISSIONS_KEPT, type Message } from '@dira/data'
import type { InboxMessage } from './inboxMessage.ts'

/** A message as the inbox shows it. */
export function shownMessage(
  { notes, assignee, createdAt: sentAt, answeredAt, ...item }: Message,
  administrators: readonly { readonly id: string }[],
  now: Date,
): InboxMessage {
  const { answeredMonths, unansweredMonths } = SUBMISSIONS_KEPT
  return {
    ...item,
    sentAt,
    whatsapp: whatsappLink(item.phone),
    assignee: administrators.some(({ id }) => id === assignee) ? assignee : undefined,
    notes: notes.map(({ createdAt: writtenAt, ...note }) => ({ ...note, writtenAt })),
    deletedOn: answeredAt === undefined ? later(sentAt, unansweredMonths) : later(answeredAt, answeredMonths),
    deletedIfAnswered: later(now.toISOString(), answeredMonths),
  }
}

/** Only an international number can be dialled without knowing where its owner is. */
export function whatsappLink(phone: string): string | undefined {
  const digits = /^\+[\d ()./-]+$/.test(phone) ? phone.replace(/\D/g, '') : ''
  return digits.length >= 8 && digits.length <= 15 ? `https://wa.me/${digits}` : undefined
}

function later(instant: string, months: number): string {
  const date = new Date(instant)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString()
}
