import { useSyncExternalStore } from 'react'
import { useServed } from '../app/PagePayloadProvider.tsx'

/** Whether the browser can search by itself yet, and the way to ask for it. */
export function useDirectory(): { readonly isReady: boolean; readonly loadDirectory: () => void } {
  const { directoryStore } = useServed()
  const search = useSyncExternalStore(directoryStore.subscribe, directoryStore.current, () => undefined)
  return { isReady: search !== undefined, loadDirectory: directoryStore.load }
}
