import { overlayEntries } from '@dira/app/overlayHistory'
import { OverlayProvider } from '@dira/ui'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/** Lets the browser's Back close what is open over the page, before it leaves the page. */
export function OverlayHistory({ children }: { readonly children: ReactNode }) {
  const { pathname, key } = useLocation()
  useEffect(() => overlayEntries.closeDownTo(0), [pathname])
  useEffect(() => overlayEntries.settle(), [key])
  return <OverlayProvider onOpen={overlayEntries.open}>{children}</OverlayProvider>
}
