import { createToastQueue, ToastProvider, type ToastOptions } from '@dira/ui/Toast'
import { useEffect } from 'react'

/** The toasts of a site. */
export function createToasts() {
  const queue = createToastQueue()
  let noteMounted = () => {}
  const mounted = new Promise<void>((resolve) => (noteMounted = resolve))

  /** The live regions in which toasts are shown and announced. */
  function Toasts() {
    useEffect(() => noteMounted(), [])
    return <ToastProvider queue={queue}>{null}</ToastProvider>
  }

  return {
    Toasts,
    /** Shows a message once the live regions exist and were painted: screen readers skip their initial content. */
    tell: (text: string, options?: ToastOptions): void => {
      void mounted.then(() => requestAnimationFrame(() => requestAnimationFrame(() => queue.add(text, options))))
    },
  }
}
