import type { ListingImage } from '@dira/directory-core'
import { IMAGE_BYTES, IMAGES_PATH, isImageError, type ImageError } from './imageErrors.ts'

/** What came of an upload. `error` is a key of `IMAGE_ERRORS`, which has the sentence. */
export type Uploaded =
  | {
      readonly ok: true
      /** For the listing's `images`, with an id of its own and nothing said of what it shows. */
      readonly image: ListingImage
    }
  | { readonly ok: false; readonly error: ImageError }

export interface UploadOptions {
  /** The token of the administrator or owner who is signed in; asked for before each attempt, as it may have been renewed. */
  readonly accessToken: () => Promise<string | undefined>
  /** The id of the listing that an owner sends it for. @default an administrator sends it */
  readonly listing?: string | undefined
  /** Gives the upload up: it then rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** How much is on its way, in bytes; begins anew with each attempt. */
  readonly onProgress?: (progress: { readonly sent: number; readonly total: number }) => void
  /** The origin of the site's server. @default this page's own */
  readonly url?: string
  /** How long to wait before each further attempt, in milliseconds. @default 2, 4 and 8 seconds */
  readonly retryAfter?: readonly number[]
}

const RETRY_AFTER = [2000, 4000, 8000]

/** What may be over in a moment. */
const PASSING: ReadonlySet<ImageError> = new Set(['busy', 'not-stored', 'unreachable'])

/** Sends a photograph to the site's server, which makes a stored image of it. Tries again after 2, 4 and 8 seconds. */
export async function uploadImage(file: Blob, options: UploadOptions): Promise<Uploaded> {
  if (file.size > IMAGE_BYTES) return { ok: false, error: 'too-large' }
  const { signal, retryAfter = RETRY_AFTER } = options
  for (let attempt = 0; ; attempt += 1) {
    signal?.throwIfAborted()
    const outcome = await send(file, options)
    const wait = retryAfter[attempt]
    if (outcome.ok || !PASSING.has(outcome.error) || wait === undefined) return outcome
    await pause(wait, signal)
  }
}

/** One attempt. Not by `fetch`, which does not say how much has been sent. */
async function send(
  file: Blob,
  { accessToken, listing, signal, onProgress, url = '' }: UploadOptions,
): Promise<Uploaded> {
  const token = await accessToken()
  if (token === undefined) return { ok: false, error: 'signed-out' }
  signal?.throwIfAborted()
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  try {
    return await new Promise<Uploaded>((resolve, reject) => {
      request.open('POST', `${url}${IMAGES_PATH}${listing === undefined ? '' : `?${new URLSearchParams({ listing })}`}`)
      request.setRequestHeader('authorization', `Bearer ${token}`)
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

function outcomeOf({ status, responseText }: XMLHttpRequest): Uploaded {
  const { url, code } = readAnswer(responseText)
  if (status === 201 && typeof url === 'string') return { ok: true, image: { id: crypto.randomUUID(), url, alt: '' } }
  if (isImageError(code)) return { ok: false, error: code }
  // From something before the server: too much at once, or away.
  return { ok: false, error: status === 429 ? 'busy' : status === 413 ? 'too-large' : 'not-stored' }
}

function readAnswer(text: string): { readonly url?: unknown; readonly code?: unknown } {
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
