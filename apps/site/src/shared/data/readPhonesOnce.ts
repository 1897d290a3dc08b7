import { plainPhoneLinks, type PhoneReader } from '@dira/directory-core'
import { readPhones } from '@dira/directory-core/phone'

/** How many numbers are remembered. */
const MOST = 200_000

const known = new Map<string, ReturnType<PhoneReader>>()

/**
 * A phone field as its owner wrote it, or where one of its numbers is a mobile one by the country's plan, each number by itself with its
 * link to WhatsApp. Remembers what it has read, because reading a number takes a tenth of a millisecond. For the server.
 */
export const readPhonesOnce: PhoneReader = (written, country) => {
  const key = `${country} ${written}`
  const links = known.get(key) ?? read(written, country)
  if (known.size >= MOST) known.clear()
  known.set(key, links)
  return links
}

const read: PhoneReader = (written, country) => {
  const links = written.trim() === '' ? [] : readPhones(written, country)
  // A number that no plan has is no link either way.
  const isPlain = links.some(({ href }) => href) && !links.some(({ whatsapp }) => whatsapp)
  return isPlain ? plainPhoneLinks(written, country) : links
}
