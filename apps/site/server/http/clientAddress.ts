import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/**
 * The client's address for rate limits: that of the connection, or the one that the given number of trusted proxies wrote. Anybody can
 * make up what comes before that in `X-Forwarded-For`. One household has a whole /64 of IPv6.
 */
export function clientAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  const address = (trustedProxies > 0 && forwarded.at(-trustedProxies)) || request.socket.remoteAddress || ''
  return isIPv6(address) && !address.includes('.') ? networkOf(address) : address
}

/** The first four of the eight groups of an IPv6 address, written out. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const start = head.split(':').filter(Boolean)
  const end = tail.split(':').filter(Boolean)
  const missing = address.includes('::') ? 8 - start.length - end.length : 0
  return [...start, ...Array.from({ length: missing }, () => '0'), ...end].slice(0, 4).join(':')
}
