import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { createUploadQueue, type UploadHandlers } from './uploadQueue.ts'

/** Uploads that run for as long as the page is open. */
export function useUploads({ send, onArrived, onLeft = () => {} }: UploadHandlers) {
  const sent = useEffectEvent(send)
  const arrived = useEffectEvent(onArrived)
  const left = useEffectEvent(onLeft)
  const [queue] = useState(() => createUploadQueue())
  useEffect(
    () =>
      queue.connect({
        send: async (...file) => sent(...file),
        onArrived: (...image) => arrived(...image),
        onLeft: (key) => left(key),
      }),
    [queue],
  )
  return { queue, uploads: useSyncExternalStore(queue.watch, queue.uploads, queue.uploads) }
}
