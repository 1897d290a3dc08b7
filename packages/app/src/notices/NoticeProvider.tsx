import { ErrorBoundary } from '@dira/ui'
import type { ToastOptions } from '@dira/ui/Toast'
import {
  createContext,
  use,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { createToasts } from './toasts.tsx'

/**
 * Shows a message in a toast. An error stays until it is closed, or until whoever told it tells of something else. The code of toasts is fetched
 * with the first one, or when a page prepares it.
 */
export type Notify = (text: string, options?: ToastOptions) => void

interface Notices {
  readonly notify: Notify
  /** Fetches the code and adds the live regions to the page, before there is a message. */
  readonly prepare: () => void
}

const NoticeContext = createContext<Notices | null>(null)

/** Shows toasts over all pages; they survive a navigation. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [Toasts, setToasts] = useState<ComponentType>()
  const created = useRef<ReturnType<typeof createToasts>>(undefined)
  const load = useCallback(async () => {
    const { createToasts } = await import('./toasts.tsx')
    created.current ??= createToasts()
    const { Toasts: loaded, tell } = created.current
    setToasts(() => loaded)
    return tell
  }, [])
  const notify = useCallback<Notify>(
    (text, options) => void load().then((tell) => tell(text, options), reportLost(text)),
    [load],
  )
  const prepare = useCallback(() => void load().catch(() => undefined), [load])
  /** The next message begins with toasts of its own. */
  const forget = () => {
    created.current = undefined
    setToasts(undefined)
  }
  const notices = useMemo(() => ({ notify, prepare }), [notify, prepare])
  return (
    <NoticeContext value={notices}>
      {children}
      {Toasts && (
        <ErrorBoundary fallback={null} onError={forget}>
          <Toasts />
        </ErrorBoundary>
      )}
    </NoticeContext>
  )
}

/** `teller` is who tells, where that is more than the one component: errors go when the same one tells of something else. */
export function useNotices(teller?: string): Notices {
  const notices = use(NoticeContext)
  if (!notices) throw new Error('Nobody would see this notice: put a NoticeProvider above it, as App does.')
  const own = useId()
  const from = teller ?? own
  return useMemo(
    () => ({ ...notices, notify: (text, options) => notices.notify(text, { ...options, from }) }),
    [from, notices],
  )
}

/** Without the code of toasts, for instance offline, the browser's own dialog shows the message. */
function reportLost(text: string): () => void {
  // oxlint-disable-next-line no-alert -- There is nothing else left to say it with.
  return () => window.alert(text)
}
