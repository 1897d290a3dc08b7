import { useEffect } from 'react'
import { READY_EVENT } from './startScript.ts'
import { whenIdle } from './whenIdle.ts'

let isTold = false

/** Stands beside the first page and tells the window once that it listens, what surrounds it included. */
export function Arrival() {
  useEffect(() => {
    if (isTold) return
    isTold = true
    // What the page changes at once when it has come alive comes first.
    whenIdle(() => {
      performance.mark(READY_EVENT)
      dispatchEvent(new Event(READY_EVENT))
    }, 500)
  }, [])
  return null
}
