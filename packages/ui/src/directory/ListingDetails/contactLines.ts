import type { ListingDetail } from '@dira/directory-core'
import type { IconName } from '../../art/Icon/index.ts'

export interface ContactLine {
  readonly icon: IconName
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
  const direct = (icon: IconName) => lines.find((candidate) => candidate.icon === icon && candidate.href)?.href
  return direct('mail') ?? direct('phone')
}

const line = (icon: IconName, { text, href }: { readonly text: string; readonly href?: string }): ContactLine => ({
  icon,
  text,
  ...(href !== undefined && { href }),
})
