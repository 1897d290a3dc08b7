import { createContext, use, useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { useNotices } from '../notices/NoticeProvider.tsx'
import type { DrawerProps } from './Drawer.tsx'

const OpenShortlistContext = createContext<() => void>(() => undefined)

/** Lets everything below open the shortlist. Its code is fetched when it is first opened. */
export function ShortlistProvider({ children }: { readonly children: ReactNode }) {
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>()
  const { notify } = useNotices()
  const open = useCallback(() => {
    import('./Drawer.tsx').then(
      (loaded) => setDrawer(() => loaded.Drawer),
      () => notify('Your shortlist could not be opened. Check your connection and try again.', { tone: 'error' }),
    )
  }, [notify])
  const close = useCallback(() => setDrawer(undefined), [])
  return (
    <OpenShortlistContext value={open}>
      {children}
      {Drawer && <Drawer onClose={close} />}
    </OpenShortlistContext>
  )
}

/** Opens the shortlist over the page. */
export function useOpenShortlist(): () => void {
  return use(OpenShortlistContext)
}
