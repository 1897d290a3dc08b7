import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useMessages } from '../../messages/index.ts'
import type { ToastNews, ToastQueue } from './createToastQueue.ts'
import { toastMessages } from './messages.ts'
import { Toast } from './Toast.tsx'
import * as styles from './Toast.css.ts'
import { ToastMirrors } from './ToastMirrors.tsx'
import { useHolds } from './useHolds.ts'
import { useToastFocus } from './useToastFocus.ts'

const NOTHING: readonly ToastNews[] = []

/**
 * The corner where toasts appear. They wait there while a pointer or the focus is on them, and while nobody can see them. React Aria's own
 * toasts are unstable still, interrupt with every tone alike, and take their region out of the document with the last of them.
 */
export function ToastRegion({ queue }: { queue: ToastQueue }) {
  const messages = useMessages('toast', toastMessages)
  const toasts = useSyncExternalStore(queue.subscribe, queue.visible, () => NOTHING)
  const isEmpty = toasts.length === 0
  const region = useRef<HTMLDivElement>(null)
  const hold = useHolds(queue)
  const focusEvents = useToastFocus(
    region,
    toasts,
    useCallback((hasFocus) => hold('focus', hasFocus), [hold]),
  )

  // A toast that closes under the pointer fires no event when the pointer leaves it.
  useEffect(() => {
    if (isEmpty) hold('hover', false)
  }, [isEmpty, hold])

  return (
    // An overlay of react-aria leaves this alone: it stays within reach of pointer, focus and screen reader.
    <div data-react-aria-top-layer="true">
      <ToastMirrors toasts={toasts} />
      <div
        ref={region}
        {...(!isEmpty && { role: 'region', 'aria-label': messages.region, 'aria-keyshortcuts': 'F6' })}
        tabIndex={-1}
        onPointerEnter={() => hold('hover', true)}
        onPointerLeave={() => hold('hover', false)}
        {...focusEvents}
        className={styles.corner}
      >
        <ol role="list" className={styles.toasts}>
          {toasts.map((news) => (
            <Toast key={news.key} news={news} onClose={() => queue.close(news.key)} />
          ))}
        </ol>
      </div>
    </div>
  )
}
