import { createContext, use, useCallback, useState, type ComponentType, type ReactNode } from 'react'
import { useNotices } from '../notices/NoticeProvider.tsx'
import type { DrawerProps } from './Drawer.tsx'

const OpenShortlistContext = createContext<() => void>(() => undefined)

/** Lets the components below open the shortlist drawer. Its code is fetched on first use. */
export function ShortlistProvider({ children }: { readonly children: ReactNode }) {
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>()
  const { notify } = useNotices('shortlist')
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

/** Opens the shortlist drawer. */
export function useOpenShortlist(): () => void {
  return use(OpenShortlistContext)
}
