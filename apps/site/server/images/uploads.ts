import { bytesOf, type ImageSender } from '@dira/backend'
import { TIER_DISPLAY } from '@dira/directory-core'
import { DataRefusal, IMAGE_BYTES, IMAGE_ERRORS, type ImageError } from '@dira/data'
import type { Context } from 'hono'
import { z } from 'zod'
import type { HandlerServices } from '../http/handlerServices.ts'
import { refusal, TooMany } from '../http/refusals.ts'
import type { SiteEnv } from '../http/siteEnv.ts'
import { createTurns } from '../http/turns.ts'
import { applicationTokenOf } from './applicationToken.ts'
import { encodeImage, readImageHead } from './encodeImage.ts'
import { createUploadLimits } from './uploadLimits.ts'
import { isOwnPage, readBody, readRest } from './uploadRequest.ts'

/** The most uploads at a time, each in memory whole: of all accounts and of each, of all applicants and of each of their addresses. */
const PLACES = { accounts: { ofAll: 8, ofOne: 4 }, applicants: { ofAll: 12, ofOne: 2 } }

const STATUS = {
  'not-an-image': 415,
  heic: 415,
  moving: 415,
  broken: 422,
  'too-many-pixels': 422,
  'too-slow': 422,
  'too-large': 413,
  'signed-out': 401,
  elsewhere: 403,
  'too-many': 429,
  'no-more': 429,
  busy: 429,
  'not-stored': 503,
  'not-available': 501,
  unreachable: 503,
} as const satisfies Record<ImageError, number>

/** So often an owner may send within a day what the page of a package shows. */
const OWNER_GALLERIES = 3

/** What `owner_upload` answers. */
const ownerUploadSchema = z.object({
  account: z.string(),
  tier: z.enum(['classified', 'standard', 'premium']),
  sent: z.int(),
})

/** What `application_upload` answers. */
const applicationUploadSchema = z.object({ has_enough: z.boolean(), is_full: z.boolean() })

interface Sender {
  readonly is: ImageSender
  /** Why it may send no more. */
  readonly refused?: ImageError | undefined
}

type Outcome =
  | { readonly ok: true; readonly address: string }
  | { readonly ok: false; readonly error: ImageError }
  /** What has to come before, such as a proof of work. */
  | { readonly ok: false; readonly first: Response }

const failed = (error: ImageError): Outcome => ({ ok: false, error })

/** Answers a request that sends an image: the whole body is the file. */
export type Uploads = (c: Context<SiteEnv>) => Promise<Response>

/** Takes images that administrators, owners and applicants send, and stores what is made of them. */
export function createUploads(services: HandlerServices): Uploads {
  const { settings, dataService, warn } = services
  const { images, administratorOf, callAs } = dataService
  const { addressOf, inTurn } = services.limits
  const limits = createUploadLimits(services.limits)
  /** Running uploads, of each kind of sender and of each sender. */
  const underWay = new Map<string, number>()
  /** One photograph at a time of each kind of sender: it takes hundreds of MB while it is opened, and those who are signed in wait for no stranger's. */
  const lanes = { accounts: createLane(), applicants: createLane() }

  /** Those who share places and take turns: an account for itself, applicants by their address. */
  const placeOf = (c: Context<SiteEnv>, { is }: Sender) =>
    'application' in is
      ? ({ kind: 'applicants', one: addressOf(c.env.incoming) } as const)
      : ({ kind: 'accounts', one: is.id } as const)

  /** An applicant by the token of the application; else an administrator, or with `?listing=` whoever looks after that one. */
  async function senderOf(c: Context<SiteEnv>): Promise<Sender | undefined> {
    const authorization = authorizationOf(c)
    const application = applicationTokenOf(authorization)
    if (application !== undefined) {
      const answer = await callAs('', 'application_upload', { token: application })
      const asked = applicationUploadSchema.nullish().parse(answer)
      if (!asked) return undefined
      return { is: { application }, refused: asked.has_enough ? 'no-more' : asked.is_full ? 'too-many' : undefined }
    }
    const listing = c.req.query('listing')
    if (listing === undefined) {
      const id = await administratorOf(authorization)
      return id === undefined ? undefined : { is: { id, isOwner: false } }
    }
    const owner = ownerUploadSchema.optional().parse(await callAs(authorization, 'owner_upload', { listing }))
    if (!owner) return undefined
    const most = OWNER_GALLERIES * TIER_DISPLAY[owner.tier].galleryLimit
    return { is: { id: owner.account, isOwner: true }, refused: owner.sent >= most ? 'too-many' : undefined }
  }

  async function store(c: Context<SiteEnv>, sender: Sender): Promise<Outcome> {
    const { is } = sender
    const isApplicant = 'application' in is
    if (isApplicant && !limits.payBytes(c, 0)) return failed('too-many')
    const file = await readBody(c.env.incoming)
    if (file === undefined) return failed('too-large')
    const head = await readImageHead(file)
    if (!head.ok) return head
    if (isApplicant && !limits.payPixels(c, head.pixels)) return failed('busy')
    const { kind, one } = placeOf(c, sender)
    const image = await lanes[kind](one, async () => encodeImage(file))
    if (!image.ok) return image
    // During the upload the sender may have signed out, or sent the application.
    const now = await inTurn(c.env.incoming, async () => senderOf(c))
    if (idOf(now?.is) !== idOf(is)) return failed(refusedTo(c))
    if (now?.refused) return failed(now.refused)
    if (isApplicant && !limits.payBytes(c, bytesOf(image.files))) return failed('too-many')
    await images.add?.(image.address, image.files, is)
    return { ok: true, address: image.address }
  }

  /** A place among the running uploads, as a function that gives it back; undefined where none is free. */
  function takePlace(c: Context<SiteEnv>, sender: Sender): (() => void) | undefined {
    const { kind, one } = placeOf(c, sender)
    const { ofAll, ofOne } = PLACES[kind]
    const places = [
      [kind, ofAll],
      [`${kind} ${one}`, ofOne],
    ] as const
    if (places.some(([of, most]) => (underWay.get(of) ?? 0) >= most)) return undefined
    const count = (of: string, by: number) => {
      const next = (underWay.get(of) ?? 0) + by
      if (next > 0) underWay.set(of, next)
      else underWay.delete(of)
    }
    for (const [of] of places) count(of, 1)
    return () => places.forEach(([of]) => count(of, -1))
  }

  /** The address of what was stored, or why it was not. */
  async function answerTo(c: Context<SiteEnv>): Promise<Outcome> {
    if (!isOwnPage(c, settings.siteUrl)) return failed('elsewhere')
    if (!images.add) return failed('not-available')
    if (Number(c.req.header('content-length') ?? 0) > IMAGE_BYTES) return failed('too-large')
    // Before anything is read, and before anybody else has to wait for it.
    const sender = await inTurn(c.env.incoming, async () => senderOf(c))
    if (sender === undefined) return failed(refusedTo(c))
    if (sender.refused) return failed(sender.refused)
    const leave = takePlace(c, sender)
    if (!leave) return failed('busy')
    try {
      const first = 'application' in sender.is ? limits.firstOf(c, sender.is.application) : undefined
      return first ? { ok: false, first } : await store(c, sender)
    } finally {
      leave()
    }
  }

  return async (c) => {
    c.header('cache-control', 'no-store')
    const answer = await answerTo(c).catch((error: unknown) => {
      // Too much of the address waits.
      if (error instanceof TooMany) return failed('busy')
      // Several photographs of one application came at the same time, of which some were too many.
      const { cause } = error as { readonly cause?: unknown }
      if (cause instanceof DataRefusal && cause.status === 429) return failed('no-more')
      // Not when the sender has gone: nobody waits for an answer.
      if (c.env.incoming.complete) warn(`An image was not stored: ${String(error)}`)
      return failed('not-stored')
    })
    if (answer.ok) return c.json({ url: answer.address }, 201)
    if ('error' in answer && answer.error === 'busy') c.header('retry-after', '2')
    await readRest(c)
    return 'first' in answer ? answer.first : refusal(c, STATUS[answer.error], answer.error, IMAGE_ERRORS[answer.error])
  }
}

const createLane = () =>
  createTurns({
    atOnce: 1,
    mostOfOne: Infinity,
    mostClients: Infinity,
    refusal: () => new Error('There is a place for each'),
  })

/** Why somebody may not send it. */
const refusedTo = (c: Context<SiteEnv>): ImageError =>
  applicationTokenOf(authorizationOf(c)) === undefined ? 'signed-out' : 'no-more'

/** By what a sender is known. */
const idOf = (sender: ImageSender | undefined) => sender && ('application' in sender ? sender.application : sender.id)

const authorizationOf = (c: Context<SiteEnv>) => c.req.header('authorization') ?? ''
