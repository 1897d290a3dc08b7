import { CONTACT } from '../site/siteTexts.ts'
import type { Letter } from './letter.ts'

/** The sender of the emails. */
export const LETTER_SENDER = `Dira, ${CONTACT.address}. Call ${CONTACT.phone.text}.`

/** A letter as plain text. */
export function letterText({ heading, paragraphs, facts, action, after, reason }: Letter): string {
  const width = Math.max(0, ...facts.map(([label]) => label.length)) + 3
  const parts = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => label.padEnd(width) + value).join('\n'),
    action ? `${action.label}: ${action.href}` : '',
    ...after,
    LETTER_SENDER,
    reason,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
