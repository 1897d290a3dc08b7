import { isSafeUrl } from './isSafeUrl.ts'

/** The link of a website as its owner wrote it, `https://` added when missing; undefined where no safe link can be made of it. */
export function websiteHref(website: string | undefined): string | undefined {
  const written = website?.trim() ?? ''
  if (written === '') return undefined
  const href =
    /^[a-z][a-z0-9+.-]*:/i.test(written) && !/^[^/]*:\d+(\/|$)/.test(written) ? written : `https://${written}`
  return /^https?:/i.test(href) && isSafeUrl(href) ? href : undefined
}
