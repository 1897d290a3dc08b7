import type { IncomingMessage } from 'node:http'
import { IMAGE_BYTES } from '@dira/data'
import type { Context } from 'hono'
import type { SiteEnv } from '../http/siteEnv.ts'

/** Whether a page of this site sends the request, or no page at all. The token alone would do: no browser adds it by itself. */
export function isOwnPage(c: Context<SiteEnv>, siteUrl: string): boolean {
  const origin = c.req.header('origin')
  if ((c.req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return false
  if (origin === undefined) return true
  // 'null' has no host.
  const host = URL.parse(origin)?.host
  return host !== undefined && (host === c.req.header('host') || host === URL.parse(siteUrl)?.host)
}

/** The body; undefined when it is larger than `most`. Then the rest is not read, and the connection stays for the answer. */
export async function readBody(
  request: IncomingMessage,
  { most = IMAGE_BYTES, isKept = true } = {},
): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) return undefined
    if (isKept) chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** How long the rest of a file may take that is not taken, in milliseconds. */
const REST_TIMEOUT = 30_000

/** Waits until the file has come that is not taken, if it ends at all: browsers read no answer while they send. */
export async function readRest(c: Context<SiteEnv>): Promise<void> {
  const { incoming } = c.env
  const timer = setTimeout(() => incoming.destroy(), REST_TIMEOUT)
  const rest = readBody(incoming, { most: 2 * IMAGE_BYTES, isKept: false })
  const end = await rest.catch(() => undefined).finally(() => clearTimeout(timer))
  if (end === undefined) c.header('connection', 'close')
}
