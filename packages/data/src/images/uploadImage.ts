import type { ListingImage } from '@dira/directory-core'
import { PROOF_HEADER, PROOF_REQUIRED } from '../challenge/proofOfWork.ts'
import { APPLICATION_SCHEME, IMAGE_BYTES, IMAGES_PATH, isImageError, type ImageError } from './imageErrors.ts'

/** What came of an upload. `error` is a key of `IMAGE_ERRORS`, which has the sentence. */
export type Uploaded =
  | {
      readonly ok: true
      /** For the listing's `images`, with an id of its own and nothing said of what it shows. */
      readonly image: ListingImage
    }
  | { readonly ok: false; readonly error: ImageError }

/** The sender of a photograph. */
export type UploadSender =
  | {
      /** The token of the administrator or owner who is signed in; asked for before each attempt, as it may have been renewed. */
      readonly accessToken: () => Promise<string | undefined>
      /** The id of the listing that an owner sends it for. @default an administrator sends it */
      readonly listing?: string | undefined
    }
  | {
      /** The token of an application, of `newRequestToken`, which names what was sent under it. */
      readonly application: string
    }

interface SendingOptions {
  /** Gives the upload up: it then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** The progress of an upload, in bytes; begins anew with each attempt. */
  readonly onProgress?: (progress: { readonly sent: number; readonly total: number }) => void
  /** The origin of the site's server. @default this page's own */
  readonly url?: string
  /** How long to wait before each further attempt, in milliseconds. @default 2, 4 and 8 seconds */
  readonly retryAfter?: readonly number[]
}

export type UploadOptions = UploadSender & SendingOptions

const RETRY_AFTER = [2000, 4000, 8000]

/** What may be over in a moment. */
const PASSING: ReadonlySet<ImageError> = new Set(['busy', 'not-stored', 'unreachable'])

/** So many challenges are answered for a file: the next comes when the answer to the last one was lost, or came too late. */
const MOST_CHALLENGES = 3

/**
 * Sends a photograph to the site's server, which makes a stored image of it. Tries again after 2, 4 and 8 seconds. Where many come from an applicant's network,
 * the device computes a proof of work first.
 */
export async function uploadImage(file: Blob, options: UploadOptions): Promise<Uploaded> {
  if (file.size > IMAGE_BYTES) return { ok: false, error: 'too-large' }
  const { signal, retryAfter = RETRY_AFTER } = options
  let challenges = 0
  for (let attempt = 0; ; attempt += 1) {
    signal?.throwIfAborted()
    let outcome = await send(file, options)
    while ('challenge' in outcome) {
      challenges += 1
      if (challenges > MOST_CHALLENGES) return { ok: false, error: 'busy' }
      const proof = await proofFor(outcome.challenge)
      if (proof === undefined) return { ok: false, error: 'unreachable' }
      signal?.throwIfAborted()
      outcome = await send(file, options, proof)
    }
    const wait = retryAfter[attempt]
    if (outcome.ok || !PASSING.has(outcome.error) || wait === undefined) return outcome
    await pause(wait, signal)
  }
}

async function proofFor(challenge: string): Promise<string | undefined> {
  const solver = await import('../challenge/solveChallenge.ts').catch(() => undefined)
  return solver?.solveChallenge(challenge).catch(() => undefined)
}

type Attempted = Uploaded | { readonly challenge: string }

/** One attempt. Not by `fetch`, which does not say how much has been sent. */
async function send(file: Blob, options: UploadOptions, proof?: string): Promise<Attempted> {
  const { signal, onProgress, url = '' } = options
  const authorization = await authorizationOf(options)
  if (authorization === undefined) return { ok: false, error: 'signed-out' }
  const query =
    'listing' in options && options.listing !== undefined ? `?${new URLSearchParams({ listing: options.listing })}` : ''
  signal?.throwIfAborted()
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  try {
    return await new Promise<Attempted>((resolve, reject) => {
      request.open('POST', `${url}${IMAGES_PATH}${query}`)
      request.setRequestHeader('authorization', authorization)
      if (proof !== undefined) request.setRequestHeader(PROOF_HEADER, proof)
      // What it is, the server finds out.
      request.setRequestHeader('content-type', 'application/octet-stream')
      request.upload.addEventListener('progress', ({ loaded }) => onProgress?.({ sent: loaded, total: file.size }))
      request.addEventListener('load', () => resolve(outcomeOf(request)))
      request.addEventListener('error', () => resolve({ ok: false, error: 'unreachable' }))
      request.addEventListener('abort', () => reject(reasonOf(signal)))
      signal?.addEventListener('abort', abort)
      request.send(file)
    })
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

async function authorizationOf(sender: UploadSender): Promise<string | undefined> {
  if ('application' in sender) return `${APPLICATION_SCHEME} ${sender.application}`
  const token = await sender.accessToken()
  return token === undefined ? undefined : `Bearer ${token}`
}

function outcomeOf({ status, responseText }: XMLHttpRequest): Attempted {
  const { url, code, details } = readAnswer(responseText)
  if (status === PROOF_REQUIRED && typeof details === 'string') return { challenge: details }
  if (status === 201 && typeof url === 'string') return { ok: true, image: { id: crypto.randomUUID(), url, alt: '' } }
  if (isImageError(code)) return { ok: false, error: code }
  // From something before the server: too much at once, or away.
  return { ok: false, error: status === 429 ? 'busy' : status === 413 ? 'too-large' : 'not-stored' }
}

function readAnswer(text: string): { readonly url?: unknown; readonly code?: unknown; readonly details?: unknown } {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null ? answer : {}
  } catch {
    return {}
  }
}

/** What the caller gave as the reason; of another kind it is the cause. */
function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason
  return reason instanceof Error ? reason : new Error('The upload was given up', { cause: reason })
}

async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer)
      reject(reasonOf(signal))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', abort, { once: true })
  })
}
