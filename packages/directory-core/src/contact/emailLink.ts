import { mailtoHref } from './mailtoHref.ts'

/** An e-mail address as a reader sees it, and its link. */
export interface EmailLink {
  readonly text: string
  /** Absent where a link made of the text could do more than address a message. */
  readonly href?: string
}

/** The e-mail address of a listing with its link; undefined where none was given. */
export function emailLink(email: string | undefined): EmailLink | undefined {
  if (!email) return undefined
  const href = mailtoHref(email)
  return { text: email, ...(href && { href }) }
}
