import type { OutboxEmail } from '@dira/data'
import { mailtoHref } from '@dira/directory-core'
import { dialledNumber } from '@dira/directory-core/phone'
import type { OutboxRow, OutboxRowState } from './Outbox/outboxRow.ts'
import { emailOf, emailText } from '@dira/data/emails'

interface OutboxContext {
  readonly siteUrl: string
  /** The site's server sends emails. */
  readonly isSentByServer: boolean
  /** The tokens of the links that this administrator asked to see, by email. @default none */
  readonly links?: ReadonlyMap<string, string>
  /** Milliseconds since 1970. */
  readonly now: number
}

/** An email as the list shows it. One that waits says what it would say today, one that was sent what it said. */
export function shownOutboxEmail(mail: OutboxEmail, { siteUrl, isSentByServer, links, now }: OutboxContext): OutboxRow {
  const { id, subject, email, phone, settledAt, createdAt, error, handledBy } = mail
  const today = (settledAt ?? new Date(now).toISOString()).slice(0, 10)
  const link = links?.get(id)
  const words = subject && emailOf(subject, { siteUrl, today }, link)
  const text = words ? emailText(words) : ''
  const state = stateOf(mail, isSentByServer)
  const isByHand = state === 'byHand' || state === 'failed' || state === 'uncertain'
  // Nobody but the server has the link of an invitation; that of a claim or of a new address is shown to who asks for it.
  const isRevealed = subject?.kind === 'claim-link' || subject?.kind === 'email-change'
  const hasHiddenLink = subject?.kind === 'invitation' || (isRevealed && link === undefined)
  const canHandOver = subject !== undefined && isByHand && !hasHiddenLink
  return {
    id,
    state,
    subject: words?.subject ?? '',
    to: [email, phone].filter((address) => address !== undefined),
    text,
    at: settledAt ?? createdAt,
    by: handledBy,
    error: error === '' || state === 'sent' ? undefined : error,
    canHandOver,
    canReveal: isRevealed && isByHand && link === undefined,
    canRetry: isSentByServer && email !== undefined && (state === 'failed' || state === 'uncertain'),
    ...(canHandOver &&
      words && {
        mailHref: mailHref(email, words.subject, text),
        whatsappHref: whatsappHref(
          phone && 'country' in subject ? dialledNumber(phone, subject.country) : undefined,
          text,
        ),
      }),
  }
}

function stateOf({ status, email, waitsFor }: OutboxEmail, isSentByServer: boolean): OutboxRowState {
  if (status === 'handed-over') return 'handedOver'
  if (status === 'uncertain' && (waitsFor === 'uncertain' || !isSentByServer)) return 'uncertain'
  if (status === 'waiting' || status === 'sending' || status === 'uncertain') {
    return email !== undefined && isSentByServer ? 'byMail' : 'byHand'
  }
  return status
}

function mailHref(email: string | undefined, subject: string, text: string): string | undefined {
  const href = email === undefined ? undefined : mailtoHref(email, subject)
  return href && `${href}&body=${encoded(text.replaceAll('\n', '\r\n'))}`
}

/** For a number as it is dialled from everywhere, which a short one such as 112 is not. */
function whatsappHref(number: string | undefined, text: string): string | undefined {
  return number?.startsWith('+') ? `https://wa.me/${number.slice(1)}?text=${encoded(text)}` : undefined
}

// Half of a character cannot be in an address.
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())
