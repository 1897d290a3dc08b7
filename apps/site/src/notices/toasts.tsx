import { createToastQueue, ToastProvider, type ToastOptions } from '@dira/ui/Toast'

const queue = createToastQueue()

/** The live regions in which toasts are shown and announced. */
export function Toasts() {
  return <ToastProvider queue={queue}>{null}</ToastProvider>
}

/** Shows a message once the live regions exist: screen readers skip their initial content. */
export function tell(text: string, options?: ToastOptions): void {
  requestAnimationFrame(() => requestAnimationFrame(() => queue.add(text, options)))
}
