const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:'])
/** Control characters, blanks and the bidirectional controls that make an address look like another. */
const DECEPTIVE = /[\p{Cc}\s\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** Whether an absolute address may be stored and rendered as a link: http, https, mailto or tel, with no user name in it. */
export function isSafeUrl(address: string): boolean {
  if (DECEPTIVE.test(address)) return false
  const url = URL.parse(address)
  return url !== null && SAFE_PROTOCOLS.has(url.protocol) && url.username === '' && url.password === ''
}
