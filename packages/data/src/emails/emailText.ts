import { CONTACT } from '../site/siteTexts.ts'
import type { Email } from './email.ts'

/** The sender of the emails. */
export const EMAIL_SENDER = `Dira, ${CONTACT.address}. Call ${CONTACT.phone.text}.`

/** An email as plain text. */
export function emailText({ heading, paragraphs, facts, action, after, reason }: Email): string {
  const width = Math.max(0, ...facts.map(([label]) => label.length)) + 3
  const parts = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => label.padEnd(width) + value).join('\n'),
    action ? `${action.label}: ${action.href}` : '',
    ...after,
    EMAIL_SENDER,
    reason,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
