import { createContext, use, useState, type ReactNode } from 'react'
import { createToastQueue, type ToastQueue } from './createToastQueue.ts'
import { ToastRegion } from './ToastRegion.tsx'

export interface ToastProviderProps {
  /** The queue, for an application that also adds toasts from outside React. @default a queue of its own */
  queue?: ToastQueue
  children: ReactNode
}

const ToastContext = createContext<ToastQueue | null>(null)

/** Shows toasts over everything below it. Put it at the root of an application, outside the routes, so that toasts survive a navigation. */
export function ToastProvider({ queue, children }: ToastProviderProps) {
  const [ownQueue] = useState(() => createToastQueue())
  const toasts = queue ?? ownQueue
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion queue={toasts} />
    </ToastContext>
  )
}

/** Adds a toast: `useToasts().add('Your message has been sent!', { tone: 'success' })`. */
export function useToasts(): Pick<ToastQueue, 'add' | 'close'> {
  const queue = use(ToastContext)
  if (!queue) throw new Error('Nobody would see this toast: put a ToastProvider at the root of the application.')
  return queue
}
