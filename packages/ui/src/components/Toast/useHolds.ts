import { useCallback, useEffect, useRef } from 'react'
import type { ToastQueue } from './createToastQueue.ts'

type Reason = 'hover' | 'focus' | 'hidden'

/** Toasts wait while there is any reason to: someone is at them, or nobody can see them. */
export function useHolds(queue: ToastQueue) {
  const reasons = useRef(new Set<Reason>())
  const hold = useCallback(
    (reason: Reason, isHeld: boolean) => {
      if (isHeld) reasons.current.add(reason)
      else reasons.current.delete(reason)
      if (reasons.current.size > 0) queue.hold()
      else queue.run()
    },
    [queue],
  )
  useEffect(() => {
    const noteVisibility = () => hold('hidden', document.visibilityState === 'hidden')
    noteVisibility()
    document.addEventListener('visibilitychange', noteVisibility)
    return () => document.removeEventListener('visibilitychange', noteVisibility)
  }, [hold])
  return { hold, isHeld: useCallback(() => reasons.current.size > 0, []) }
}
