import { startTransition, useEffect, useState } from 'react'
import { useServed } from '../app/PagePayloadProvider.tsx'

/** Whether the browser can search by itself yet, and the way to ask for it. A page that shows more by it waits for no key that is pressed. */
export function useDirectory(): { readonly isReady: boolean; readonly loadDirectory: () => void } {
  const { directoryStore } = useServed()
  const [engine, setEngine] = useState(directoryStore.current)
  useEffect(() => {
    const look = () => startTransition(() => setEngine(directoryStore.current))
    look()
    return directoryStore.subscribe(look)
  }, [directoryStore])
  return { isReady: engine !== undefined, loadDirectory: directoryStore.load }
}
