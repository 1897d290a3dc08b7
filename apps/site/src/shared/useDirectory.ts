import { startTransition, useEffect, useState } from 'react'
import { usePagePayload } from './PagePayloadProvider.tsx'

/** Whether the browser can search by itself yet, and a function that begins to load what it needs. Updates wait for key presses, not the other way round. */
export function useDirectory(): { readonly isReady: boolean; readonly loadDirectory: () => void } {
  const { directoryStore } = usePagePayload()
  const [isReady, setReady] = useState(directoryStore.isComplete)
  useEffect(() => {
    const look = () => startTransition(() => setReady(directoryStore.isComplete()))
    look()
    return directoryStore.subscribe(look)
  }, [directoryStore])
  return { isReady, loadDirectory: directoryStore.load }
}
