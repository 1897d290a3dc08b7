import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import type { ToastQueue, ToastsNow } from './createToastQueue.ts'
import { toastMessages } from './messages.ts'
import { Toast } from './Toast.tsx'
import * as styles from './Toast.css.ts'
import { ToastMirrors } from './ToastMirrors.tsx'
import { useHolds } from './useHolds.ts'
import { useToastFocus } from './useToastFocus.ts'
import { useToastPlace } from './useToastPlace.ts'

const NOTHING: ToastsNow = { shown: undefined, waiting: 0, said: [] }

/**
 * Where toasts appear, one at a time. Their clocks stand while a pointer or the focus is on one, and while nobody can see it. React Aria's own
 * toasts are unstable still, interrupt with every tone alike, and take their region out of the document with the last of them.
 */
export function ToastRegion({ queue }: { queue: ToastQueue }) {
  const messages = useMessages('toast', toastMessages)
  const { shown, waiting, said } = useSyncExternalStore(queue.subscribe, queue.now, () => NOTHING)
  const isEmpty = shown === undefined
  const region = useRef<HTMLDivElement>(null)
  const { hold, isHeld } = useHolds(queue)
  const place = useToastPlace(region, shown?.key, isHeld)
  const focusEvents = useToastFocus(
    region,
    shown?.key,
    useCallback((hasFocus) => hold('focus', hasFocus), [hold]),
  )

  // A toast that closes under the pointer fires no event when the pointer leaves it.
  useEffect(() => {
    if (isEmpty) hold('hover', false)
  }, [isEmpty, hold])

  return (
    // An overlay of react-aria leaves this alone: it stays within reach of pointer, focus and screen reader.
    <div data-react-aria-top-layer="true">
      <ToastMirrors said={said} />
      <div
        ref={region}
        {...(!isEmpty && { role: 'region', 'aria-label': messages.region, 'aria-keyshortcuts': 'F6' })}
        tabIndex={-1}
        onPointerEnter={() => hold('hover', true)}
        onPointerLeave={() => hold('hover', false)}
        {...focusEvents}
        className={styles.place[place?.side ?? 'end']}
        style={{ insetBlockEnd: place?.fromBottom }}
      >
        {shown && (
          <div className={styles.holder}>
            <Toast key={shown.key} news={shown} waiting={waiting} onClose={() => queue.close(shown.key)} />
          </div>
        )}
      </div>
    </div>
  )
}
