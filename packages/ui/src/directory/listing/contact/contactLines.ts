import type { ListingDetail } from '@dira/directory-core'

/** By what a business is reached. */
export type ContactChannel = 'phone' | 'whatsapp' | 'mail' | 'website'

export interface ContactLine {
  readonly channel: ContactChannel
  readonly text: string
  /** Absent where no safe link can be made of the text. */
  readonly href?: string
}

/** The ways to reach the business, those that its package shows. WhatsApp where a number is known to have it. */
export function contactLines(listing: ListingDetail): readonly ContactLine[] {
  const lines = listing.phones.flatMap(({ whatsapp, ...phone }): ContactLine[] => [
    { channel: 'phone', ...phone },
    ...(whatsapp === undefined ? [] : [{ channel: 'whatsapp' as const, text: phone.text, href: whatsapp }]),
  ])
  if ('email' in listing && listing.email) lines.push({ channel: 'mail', ...listing.email })
  if ('website' in listing && listing.website) lines.push({ channel: 'website', ...listing.website })
  return lines
}

/** The way that needs no script: a message, else a call. */
export function directContact(lines: readonly ContactLine[]): string | undefined {
  const direct = (channel: ContactChannel) =>
    lines.find((candidate) => candidate.channel === channel && candidate.href)?.href
  return direct('mail') ?? direct('phone')
}
