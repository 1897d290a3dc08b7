import { useEffect } from 'react'
import { replayEarlyInput } from '@dira/app'
import { READY_EVENT } from '@dira/data/site'
import { whenIdle } from '../shared/whenIdle.ts'

let isReported = false

/** Rendered after the first page: enters again what was entered before the page listened, and dispatches `READY_EVENT` once the page and its layout handle events. */
export function PageReady() {
  useEffect(replayEarlyInput, [])
  useEffect(() => {
    if (isReported) return
    isReported = true
    // After what the page changes right after hydration.
    whenIdle(() => {
      performance.mark(READY_EVENT)
      dispatchEvent(new Event(READY_EVENT))
    }, 500)
  }, [])
  return null
}
