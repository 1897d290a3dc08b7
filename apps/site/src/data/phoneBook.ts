import { plainPhoneLinks, type Listing, type PhoneLink, type PhoneReader } from '@dira/directory-core'

/** The links of phone numbers by country and number, as the server read them with the numbering plans, which are too heavy for a page. */
export type PhoneBook = Readonly<Record<string, readonly PhoneLink[]>>

const keyOf = (written: string, country: string) => `${country} ${written}`

/** The numbers of listings that a reader makes more of than a plain link. */
export function phoneBookOf(listings: readonly Listing[], readPhones: PhoneReader): PhoneBook {
  const book: Record<string, readonly PhoneLink[]> = {}
  for (const { phone, location } of listings) {
    const links = readPhones(phone, location.country)
    if (links.some(({ whatsapp }) => whatsapp)) book[keyOf(phone, location.country)] = links
  }
  return book
}

/** Reads numbers by the book, and one that is not in it as a plain link. */
export function phonesFrom(book: PhoneBook): PhoneReader {
  return (written, country) => book[keyOf(written, country)] ?? plainPhoneLinks(written, country)
}
