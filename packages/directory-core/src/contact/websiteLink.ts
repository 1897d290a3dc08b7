import { websiteHref } from '../listing/websiteHref.ts'

/** A website as a link and as a reader sees it. */
export interface WebsiteLink {
  readonly href: string
  /** The address without protocol, `www.` and a closing slash. */
  readonly text: string
}

/** The link of a website as its owner wrote it, and its short text; undefined where no safe link can be made of it. */
export function websiteLink(website: string | undefined): WebsiteLink | undefined {
  const href = websiteHref(website)
  return href === undefined ? undefined : { href, text: href.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') }
}
