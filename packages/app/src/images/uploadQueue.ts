import { IMAGE_ERRORS, shrinkImage, type ImageError, type Uploaded } from '@dira/data'
import type { ListingImage } from '@dira/directory-core'
import type { ImageUpload } from '@dira/ui'

/** Errors that come again the next time. */
const FINAL: ReadonlySet<ImageError> = new Set([
  'not-an-image',
  'heic',
  'moving',
  'broken',
  'too-many-pixels',
  'too-slow',
  'too-large',
  'not-available',
  'too-many',
  'no-more',
])

/** A file that is to be sent. */
export interface QueuedFile {
  readonly key: string
  readonly file: File
}

/** Where the files of a queue go. */
export interface UploadHandlers {
  /** Sends a file, made smaller before. Rejects when it is given up. */
  readonly send: (
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (progress: { readonly sent: number }) => void },
  ) => Promise<Uploaded>
  /** A file has arrived, and leaves the queue. */
  readonly onArrived: (image: ListingImage, queued: QueuedFile) => void
  /** A file has left the queue: it arrived, or was given up. */
  readonly onLeft?: (key: string) => void
}

/** Files that are being uploaded to the site's server. */
export interface UploadQueue {
  /** Says where they go, before any is added. Answers a function that gives all of them up. */
  readonly connect: (handlers: UploadHandlers) => () => void
  /** The uploads as they are shown. The same until it changes. */
  readonly uploads: () => readonly ImageUpload[]
  readonly watch: (listener: () => void) => () => void
  readonly add: (files: readonly QueuedFile[]) => void
  readonly cancel: (key: string) => void
  readonly again: (key: string) => void
  /** Sends those again that may arrive the next time. */
  readonly againAll: () => void
  /** Waits until nothing is being sent, and answers why those failed that are left. */
  readonly settled: () => Promise<readonly ImageError[]>
}

interface Upload extends ImageUpload, QueuedFile {
  /** Why it failed the last time. */
  readonly error?: ImageError
}

/** Sends files, so many at a time; what has arrived is handed on and leaves the queue. */
export function createUploadQueue(atOnce = 3): UploadQueue {
  let handlers: UploadHandlers | undefined
  let uploads: readonly Upload[] = []
  const aborts = new Map<string, AbortController>()
  const listeners = new Set<() => void>()

  function set(next: readonly Upload[]): void {
    uploads = next
    const waiting = uploads.filter(({ key, state }) => state.is === 'waiting' && !aborts.has(key))
    for (const upload of waiting.slice(0, Math.max(0, atOnce - aborts.size))) void start(upload)
    for (const listener of listeners) listener()
  }

  const say = (key: string, state: ImageUpload['state'], error?: ImageError) =>
    set(uploads.map((upload) => (upload.key === key ? { ...upload, state, ...(error && { error }) } : upload)))

  function leave(key: string): void {
    set(uploads.filter((upload) => upload.key !== key))
    handlers?.onLeft?.(key)
  }

  async function start({ key, file }: Upload): Promise<void> {
    const to = handlers
    if (!to) return
    const abort = new AbortController()
    const { signal } = abort
    aborts.set(key, abort)
    // Not before whoever adds it has done so.
    await Promise.resolve()
    say(key, { is: 'shrinking' })
    let next: (() => void) | undefined
    try {
      const small = await shrinkImage(file)
      signal.throwIfAborted()
      const progress = (sent: number) => say(key, { is: 'sending', sent, total: small.size, before: file.size })
      progress(0)
      const outcome = await to.send(small, { signal, onProgress: ({ sent }) => progress(sent) })
      next = () => {
        if (!outcome.ok) {
          const { error } = outcome
          return say(key, { is: 'failed', why: IMAGE_ERRORS[error], canAgain: !FINAL.has(error) }, error)
        }
        to.onArrived(outcome.image, { key, file })
        leave(key)
      }
    } catch {
      // It was given up, and is off the list.
    } finally {
      aborts.delete(key)
      if (next) next()
      else set(uploads)
    }
  }

  const isUnderWay = () => uploads.some(({ state }) => state.is !== 'failed')

  return {
    connect: (given) => {
      handlers = given
      return () => {
        for (const abort of aborts.values()) abort.abort()
        uploads = []
      }
    },
    uploads: () => uploads,
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (files) =>
      set([
        ...uploads,
        ...files.map(({ key, file }) => ({ key, file, name: file.name, state: { is: 'waiting' } as const })),
      ]),
    cancel: (key) => {
      aborts.get(key)?.abort()
      leave(key)
    },
    again: (key) => say(key, { is: 'waiting' }),
    againAll: () =>
      set(
        uploads.map((upload) =>
          upload.state.is === 'failed' && upload.state.canAgain ? { ...upload, state: { is: 'waiting' } } : upload,
        ),
      ),
    settled: async () =>
      new Promise((resolve) => {
        const look = () => {
          if (isUnderWay()) return
          listeners.delete(look)
          resolve(uploads.flatMap(({ error }) => error ?? []))
        }
        listeners.add(look)
        look()
      }),
  }
}
