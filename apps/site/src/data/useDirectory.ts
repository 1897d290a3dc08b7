import { useSyncExternalStore } from 'react'
import type { Directory } from '@dira/directory-core'
import { useServed } from '../app/PagePayloadProvider.tsx'

/** The directory once the search index is there, and the way to ask for it. */
export function useDirectory(): { readonly directory: Directory | undefined; readonly loadDirectory: () => void } {
  const { directoryStore } = useServed()
  const directory = useSyncExternalStore(directoryStore.subscribe, directoryStore.current, () => undefined)
  return { directory, loadDirectory: directoryStore.load }
}
