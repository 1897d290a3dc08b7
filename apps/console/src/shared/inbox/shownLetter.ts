import { SUBMISSIONS_KEPT, type Letter } from '@dira/data'
import type { InboxLetter } from '@dira/ui'

/** A letter as the inbox shows it. */
export function shownLetter(
  { notes, assignee, createdAt: sentAt, answeredAt, ...letter }: Letter,
  administrators: readonly { readonly id: string }[],
  now: Date,
): InboxLetter {
  const { answeredMonths, unansweredMonths } = SUBMISSIONS_KEPT
  return {
    ...letter,
    sentAt,
    whatsapp: whatsappLink(letter.phone),
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
