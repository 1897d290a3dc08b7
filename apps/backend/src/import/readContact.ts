import { LISTING_LIMITS, parseWith, listingSchema, websiteHref } from '@dira/directory-core'
import { quoted, type Note } from './notes.ts'

const email = listingSchema.shape.email

/** The first e-mail address of a cell: `Reception <info@lodge.example>`, `mailto:` and a full stop behind it are no part of it. Null where there is none. */
export function readEmail(written: string, note: Note): string | null {
  if (written === '') return null
  const [found] = written
    .split(/[\s;|,/<>()[\]"]+/)
    .map((part) => addressOf(part))
    .filter((address) => address.includes('@') && parseWith(email, address).ok)
  if (found !== undefined) return found
  note(`email ${quoted(written)} is no address: it is left out`)
  return null
}

/** Capitals make no difference in a domain, and whoever writes all of an address in them means none. */
function addressOf(part: string): string {
  const address = part.replace(/^mailto:/i, '').replace(/\?.*$|[.:]+$/g, '')
  if (address === address.toUpperCase()) return address.toLowerCase()
  const at = address.lastIndexOf('@')
  return address.slice(0, at + 1) + address.slice(at + 1).toLowerCase()
}

/** The first address of a cell that is safe to link; null where there is none. */
export function readWebsite(what: string, written: string, note: Note): string | null {
  const [first = ''] = written.split(/[;|\s]+|,\s/)
  if (first === '') return null
  // A word without a dot is no address: "none".
  if (websiteHref(first) !== undefined && first.length <= LISTING_LIMITS.url && /[^.]\.[^.]/.test(first)) return first
  note(`${what} ${quoted(written)} is no address that is safe to link: it is left out`)
  return null
}
