import { createContext, lazy, Suspense, use, useState, type ReactNode } from 'react'

const OpenShortlistContext = createContext<() => void>(() => undefined)

const Drawer = lazy(async () => ({ default: (await import('./Drawer.tsx')).Drawer }))

/** Lets everything below open the shortlist. Its code is fetched when it is first opened. */
export function ShortlistProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [open] = useState(() => () => setOpen(true))
  return (
    <OpenShortlistContext value={open}>
      {children}
      {isOpen && (
        <Suspense>
          <Drawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </OpenShortlistContext>
  )
}

/** Opens the shortlist over the page. */
export function useOpenShortlist(): () => void {
  return use(OpenShortlistContext)
}
