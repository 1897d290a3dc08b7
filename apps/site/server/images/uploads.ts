import type { IncomingMessage } from 'node:http'
import type { StoredImages } from '@dira/backend'
import { TIER_DISPLAY } from '@dira/directory-core'
import { IMAGE_BYTES, IMAGE_ERRORS, type ImageError } from '@dira/data'
import type { Context } from 'hono'
import { z } from 'zod'
import type { DataService } from '../dataService.ts'
import { refusal } from '../http/proxy.ts'
import type { SiteEnv } from '../http/siteEnv.ts'
import { encodeImage, type EncodedImage } from './encodeImage.ts'

/** So many may be on their way at a time: each is in memory whole. They are made smaller one after the other. */
const AT_ONCE = 4

const STATUS = {
  'not-an-image': 415,
  heic: 415,
  moving: 415,
  broken: 422,
  'too-many-pixels': 422,
  'too-large': 413,
  'signed-out': 401,
  elsewhere: 403,
  'too-many': 429,
  busy: 503,
  'not-stored': 503,
  'not-available': 501,
  unreachable: 503,
} as const satisfies Record<ImageError, number>

/** So often an owner may send within a day what the page of a package shows. */
const OWNER_GALLERIES = 3

export interface UploadsOptions extends Pick<DataService, 'administratorOf' | 'callAs'> {
  readonly images: Pick<StoredImages, 'add'>
  /** The public address of the site: images are sent from its pages alone. */
  readonly siteUrl: string
  readonly onWarning: (message: string) => void
}

/** What `owner_upload` answers. */
const ownerUploadSchema = z.object({
  account: z.string(),
  tier: z.enum(['classified', 'standard', 'premium']),
  sent: z.int(),
})

interface Sender {
  readonly id: string
  readonly isOwner: boolean
  /** It has sent as many today as it may. */
  readonly hasEnough: boolean
}

type Outcome = { readonly ok: true; readonly address: string } | { readonly ok: false; readonly error: ImageError }

const failed = (error: ImageError): Outcome => ({ ok: false, error })

/** Answers a request that sends an image: the whole body is the file. */
export type Uploads = (c: Context<SiteEnv>) => Promise<Response>

/** Takes images that administrators and owners send, and stores what is made of them. */
export function createUploads({ images, administratorOf, callAs, siteUrl, onWarning }: UploadsOptions): Uploads {
  let underWay = 0
  let last: Promise<unknown> = Promise.resolve()

  /** One at a time: a photograph of 40 megapixels takes more than 100 MB while it is read. */
  async function encodeInTurn(file: Buffer): Promise<EncodedImage> {
    const turn = last.then(async () => encodeImage(file))
    last = turn.catch(() => undefined)
    return turn
  }

  /** An administrator, or with `?listing=` whoever looks after that one. */
  async function senderOf(c: Context<SiteEnv>): Promise<Sender | undefined> {
    const authorization = authorizationOf(c)
    const listing = c.req.query('listing')
    if (listing === undefined) {
      const id = await administratorOf(authorization)
      return id === undefined ? undefined : { id, isOwner: false, hasEnough: false }
    }
    const owner = ownerUploadSchema.optional().parse(await callAs(authorization, 'owner_upload', { listing }))
    if (!owner) return undefined
    const most = OWNER_GALLERIES * TIER_DISPLAY[owner.tier].galleryLimit
    return { id: owner.account, isOwner: true, hasEnough: owner.sent >= most }
  }

  async function store(c: Context<SiteEnv>, sender: Sender): Promise<Outcome> {
    const file = await readBody(c.env.incoming)
    if (file === undefined) return failed('too-large')
    const image = await encodeInTurn(file)
    if (!image.ok) return image
    // A sign-out may have come while the file was under way.
    if ((await senderOf(c))?.id !== sender.id) return failed('signed-out')
    await images.add?.(image.address, image.files, { id: sender.id, isOwner: sender.isOwner })
    return { ok: true, address: image.address }
  }

  /** The address of what was stored, or why it was not. */
  async function answerTo(c: Context<SiteEnv>): Promise<Outcome> {
    if (!isOwnPage(c, siteUrl)) return failed('elsewhere')
    if (!images.add) return failed('not-available')
    if (Number(c.req.header('content-length') ?? 0) > IMAGE_BYTES) return failed('too-large')
    // Before anything is read, and before anybody else has to wait for it.
    const sender = await senderOf(c)
    if (sender === undefined) return failed('signed-out')
    if (sender.hasEnough) return failed('too-many')
    if (underWay >= AT_ONCE) return failed('busy')
    underWay += 1
    try {
      return await store(c, sender)
    } finally {
      underWay -= 1
    }
  }

  return async (c) => {
    c.header('cache-control', 'no-store')
    const answer = await answerTo(c).catch((error: unknown) => {
      // Not when the sender has gone: nobody waits for an answer.
      if (c.env.incoming.complete) onWarning(`An image was not stored: ${String(error)}`)
      return failed('not-stored')
    })
    return answer.ok ? c.json({ url: answer.address }, 201) : refuse(c, answer.error)
  }
}

const authorizationOf = (c: Context<SiteEnv>) => c.req.header('authorization') ?? ''

/** Whether a page of this site sends the request, or no page at all. The token alone would do: no browser adds it by itself. */
function isOwnPage(c: Context<SiteEnv>, siteUrl: string): boolean {
  const origin = c.req.header('origin')
  if ((c.req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin') return false
  if (origin === undefined) return true
  // 'null' has no host.
  const host = URL.parse(origin)?.host
  return host !== undefined && (host === c.req.header('host') || host === URL.parse(siteUrl)?.host)
}

/** The body; undefined when it is larger than `most`. Then the rest is not read, and the connection stays for the answer. */
async function readBody(
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

/** Says why an image is not taken, once the file has come, if it ends at all: browsers read no answer while they send. */
async function refuse(c: Context<SiteEnv>, error: ImageError): Promise<Response> {
  const { incoming } = c.env
  const timer = setTimeout(() => incoming.destroy(), REST_TIMEOUT)
  const rest = readBody(incoming, { most: 2 * IMAGE_BYTES, isKept: false })
  const end = await rest.catch(() => undefined).finally(() => clearTimeout(timer))
  if (end === undefined) c.header('connection', 'close')
  return refusal(c, STATUS[error], error, IMAGE_ERRORS[error])
}
