import { createToastQueue, ToastProvider, type ToastOptions } from '@dira/ui/Toast'

/** The toasts of a site. */
export function createToasts() {
  const queue = createToastQueue()
  return {
    /** The live regions in which toasts are shown and announced. */
    Toasts: () => <ToastProvider queue={queue}>{null}</ToastProvider>,
    /** Shows a message once the live regions exist: screen readers skip their initial content. */
    tell: (text: string, options?: ToastOptions): void => {
      requestAnimationFrame(() => requestAnimationFrame(() => queue.add(text, options)))
    },
  }
}
