import { createToastQueue, ToastProvider, type ToastOptions } from '@dira/ui/Toast'

const queue = createToastQueue()

/** The regions in which news is shown and read out. */
export function Toasts() {
  return <ToastProvider queue={queue}>{null}</ToastProvider>
}

/** Shows news, once the regions that read it out have been there for a moment: what they begin with is not read. */
export function tell(text: string, options?: ToastOptions): void {
  requestAnimationFrame(() => requestAnimationFrame(() => queue.add(text, options)))
}
