const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const WEB_PROTOCOLS = new Set(['http:', 'https:'])
/** Control characters, blanks and the bidirectional controls that make an address look like another. */
const DECEPTIVE = /[\p{Cc}\s\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** Whether an absolute address may be stored and rendered as a link: http, https, mailto or tel, with no user name in it. */
export function isSafeUrl(address: string): boolean {
  return hasProtocol(address, LINK_PROTOCOLS)
}

/** Whether an absolute address is a safe one of the web: http or https. */
export function isSafeWebUrl(address: string): boolean {
  return hasProtocol(address, WEB_PROTOCOLS)
}

/** Whether an address may be rendered as an image: http, https, or a path on this origin. */
export function isSafeImageUrl(address: string): boolean {
  // Browsers read '//host' and '/\host' as another origin.
  const isPath = /^\/(?![/\\])/.test(address) && !DECEPTIVE.test(address)
  return isPath || isSafeWebUrl(address)
}

function hasProtocol(address: string, protocols: ReadonlySet<string>): boolean {
  if (DECEPTIVE.test(address)) return false
  const url = URL.parse(address)
  return url !== null && protocols.has(url.protocol) && url.username === '' && url.password === ''
}
