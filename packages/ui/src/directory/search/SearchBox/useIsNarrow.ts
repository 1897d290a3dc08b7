import { useSyncExternalStore } from 'react'
import { below } from '../../../theme/conditions.ts'

const NARROW = below('md')

/** Whether the screen is a narrow one; not so on the server and until the script runs. For texts alone: layouts ask in CSS. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  )
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
