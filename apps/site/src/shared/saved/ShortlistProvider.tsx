import { ErrorBoundary } from '@dira/ui'
import { createContext, use, useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { useNotices } from '@dira/app'
import type { DrawerProps } from './Drawer.tsx'

const OpenShortlistContext = createContext<() => void>(() => undefined)

/** Lets the components below open the shortlist drawer. Its code is fetched on first use. */
export function ShortlistProvider({ children }: { readonly children: ReactNode }) {
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>()
  const { notify } = useNotices('shortlist')
  const close = useCallback(() => setDrawer(undefined), [])
  const fail = useCallback(() => {
    close()
    notify('Your shortlist could not be opened. Check your connection and try again.', { tone: 'error' })
  }, [close, notify])
  const open = useCallback(() => {
    import('./Drawer.tsx').then((loaded) => setDrawer(() => loaded.Drawer), fail)
  }, [fail])
  return (
    <OpenShortlistContext value={open}>
      {children}
      {Drawer && (
        <ErrorBoundary fallback={null} onError={fail}>
          <Drawer onClose={close} />
        </ErrorBoundary>
      )}
    </OpenShortlistContext>
  )
}

/** Opens the shortlist drawer. */
export function useOpenShortlist(): () => void {
  return use(OpenShortlistContext)
}
