/** An email in parts, of which its plain text and its HTML are made. */
export interface Email {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** What stands below each other with a label. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** The one thing to press. */
  readonly action?: { readonly label: string; readonly href: string }
  /** Said below the action. */
  readonly after: readonly string[]
  /** Why somebody gets this email. */
  readonly reason: string
}

/** What an email does not say itself: where the site is, and which day it is read as. */
export interface EmailContext {
  /** The public address of the site, without a slash at the end. */
  readonly siteUrl: string
  /** The day on which it is sent. */
  readonly today: string
}

/** A name as a subject has room for it. */
export function shortened(name: string): string {
  return name.length > 48 ? `${name.slice(0, 47).trimEnd()}…`.toWellFormed() : name
}
