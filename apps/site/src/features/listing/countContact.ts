import { paths } from '@dira/data/site'

/** What browsers say of those who want to send few data or none; not every browser has these. */
interface Wishes {
  readonly connection?: { readonly saveData?: boolean }
  readonly globalPrivacyControl?: boolean
}

/** A call, WhatsApp or an e-mail. */
const CONTACT = /^(?:tel:|mailto:|https:\/\/wa\.me)/

/** Tells the server that a contact link of a listing was pressed: the listing's slug and nothing else, and not where the browser asks for few data or for privacy. */
export function countContact(pressed: EventTarget, slug: string): void {
  const { connection, globalPrivacyControl } = navigator as Wishes
  if (connection?.saveData || globalPrivacyControl || !(pressed instanceof Element)) return
  if (CONTACT.test(pressed.closest('a')?.href ?? '')) navigator.sendBeacon(paths.contacts, slug)
}
