import { useSyncExternalStore } from 'react'
import { useServed } from '../app/PagePayloadProvider.tsx'

/** Whether the browser can search by itself yet, and the way to ask for it. */
export function useDirectory(): { readonly isReady: boolean; readonly loadDirectory: () => void } {
  const { directoryStore } = useServed()
  const engine = useSyncExternalStore(directoryStore.subscribe, directoryStore.current, () => undefined)
  return { isReady: engine !== undefined, loadDirectory: directoryStore.load }
}
