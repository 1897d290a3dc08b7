import type { ListingDetail } from '@dira/directory-core'

/** By what a business is reached. */
export type ContactChannel = 'phone' | 'mail' | 'website'

export interface ContactLine {
  readonly channel: ContactChannel
  readonly text: string
  /** Absent where no safe link can be made of the text. */
  readonly href?: string
}

/** The ways to reach the business, those that its package shows. */
export function contactLines(listing: ListingDetail): readonly ContactLine[] {
  const lines: ContactLine[] = listing.phones.map((phone) => line('phone', phone))
  if ('email' in listing && listing.email) lines.push(line('mail', listing.email))
  if ('website' in listing && listing.website) lines.push(line('website', listing.website))
  return lines
}

/** What 'Contact Business' opens until there is an enquiry to fill in: a message, else a call. */
export function directContact(lines: readonly ContactLine[]): string | undefined {
  const direct = (channel: ContactChannel) =>
    lines.find((candidate) => candidate.channel === channel && candidate.href)?.href
  return direct('mail') ?? direct('phone')
}

const line = (
  channel: ContactChannel,
  { text, href }: { readonly text: string; readonly href?: string },
): ContactLine => ({
  channel,
  text,
  ...(href !== undefined && { href }),
})
