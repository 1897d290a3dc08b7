import { IMAGE_ERRORS, shrinkImage, uploadImage, type ImageError } from '@dira/data'
import type { ListingImage } from '@dira/directory-core'
import type { ImageUpload } from '@dira/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDataOptions } from '../../account/useDataOptions.ts'

const AT_ONCE = 3
/** What is no better the next time. */
const FINAL: ReadonlySet<ImageError> = new Set([
  'not-an-image',
  'heic',
  'moving',
  'broken',
  'too-many-pixels',
  'too-large',
  'not-available',
  'too-many',
])

interface Upload extends ImageUpload {
  readonly file: File
}

/** Files on their way to the site's server, three at a time; what has arrived is handed on and leaves the list. */
export function useUploads(onArrived: (image: ListingImage) => void, listing?: string) {
  const { accessToken } = useDataOptions()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const aborts = useRef(new Map<string, AbortController>())
  const arrived = useEffectEvent(onArrived)
  const say = (key: string, state: ImageUpload['state']) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, state } : upload)))
  const drop = (key: string) => setUploads((now) => now.filter((upload) => upload.key !== key))

  const send = useEffectEvent(async ({ key, file }: Upload): Promise<void> => {
    const abort = new AbortController()
    aborts.current.set(key, abort)
    say(key, { is: 'shrinking' })
    try {
      const small = await shrinkImage(file)
      const progress = (sent: number) => say(key, { is: 'sending', sent, total: small.size, before: file.size })
      progress(0)
      const outcome = await uploadImage(small, {
        accessToken,
        listing,
        signal: abort.signal,
        onProgress: ({ sent }) => progress(sent),
      })
      if (outcome.ok) {
        drop(key)
        arrived(outcome.image)
      } else say(key, { is: 'failed', why: IMAGE_ERRORS[outcome.error], canAgain: !FINAL.has(outcome.error) })
    } catch {
      // It was given up, and is off the list.
    } finally {
      aborts.current.delete(key)
    }
  })

  useEffect(() => {
    const free = AT_ONCE - aborts.current.size
    const waiting = uploads.filter(({ key, state }) => state.is === 'waiting' && !aborts.current.has(key))
    for (const upload of waiting.slice(0, Math.max(0, free))) void send(upload)
  }, [uploads])
  useEffect(() => {
    const running = aborts.current
    return () => {
      for (const abort of running.values()) abort.abort()
    }
  }, [])

  return {
    uploads: uploads as readonly ImageUpload[],
    add: (files: readonly File[]) =>
      setUploads((now) => [
        ...now,
        ...files.map((file) => ({
          key: crypto.randomUUID(),
          name: file.name,
          file,
          state: { is: 'waiting' } as const,
        })),
      ]),
    cancel: (key: string) => {
      aborts.current.get(key)?.abort()
      drop(key)
    },
    again: (key: string) => say(key, { is: 'waiting' }),
  }
}
