import { uploadImage } from '@dira/data'
import type { ListingImage } from '@dira/directory-core'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useDataOptions } from '../account/useDataOptions.ts'
import { createUploadQueue, type UploadHandlers } from './uploadQueue.ts'

/** Files that who is signed in sends, for as long as the page is open; an owner names the listing. */
export function useUploads(onArrived: (image: ListingImage) => void, listing?: string) {
  const { accessToken } = useDataOptions()
  const arrived = useEffectEvent(onArrived)
  const send = useEffectEvent(async (file: File, options: Parameters<UploadHandlers['send']>[1]) =>
    uploadImage(file, { accessToken, listing, ...options }),
  )
  const [queue] = useState(() => createUploadQueue())
  useEffect(
    () => queue.connect({ send: (file, options) => send(file, options), onArrived: (image) => arrived(image) }),
    [queue],
  )
  return { queue, uploads: useSyncExternalStore(queue.watch, queue.uploads, queue.uploads) }
}
