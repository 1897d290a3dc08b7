import { OverlayProvider } from '@dira/ui'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { GoOptions } from '@dira/app'
import type { overlayEntries } from '@dira/app/overlayHistory'
import { scriptOf } from '@dira/data/site'

type OverlayEntries = typeof overlayEntries

/** Fetched when the first overlay opens: until then Back has nothing to close. */
let entries: OverlayEntries | undefined
let loading: Promise<OverlayEntries> | undefined

function load(): Promise<OverlayEntries> {
  loading ??= import('@dira/app/overlayHistory').then((module) => (entries = module.overlayEntries))
  return loading
}

function openOverlay(close: () => void): () => void {
  let isOpen = true
  let closed = () => {}
  // Without this code Back leaves the page, as everywhere.
  void load().then(
    ({ open }) => {
      if (isOpen) closed = open(close)
    },
    () => (loading = undefined),
  )
  return () => {
    isOpen = false
    closed()
  }
}

/** Begins to listen. Call it before the router does: a window's listeners are called in the order in which they were added. */
export function watchBack(): void {
  addEventListener('popstate', (event) => entries?.onPopState(event))
  // A page that was reloaded while something lay open over it begins at an entry that nothing is open for.
  const state = history.state as { readonly overlays?: number } | null // Written by the router or by `overlayHistory`.
  if (state?.overlays) void load().catch(() => undefined)
}

/** Lets the browser's Back close what is open over the page, before it leaves the page. */
export function OverlayHistory({ children }: { readonly children: ReactNode }) {
  const { pathname, key } = useLocation()
  // The page has changed under what was open; the panel of the filters stays when they do.
  useEffect(() => entries?.closeDownTo(0), [pathname])
  useEffect(() => entries?.settle(), [key])
  return <OverlayProvider onOpen={openOverlay}>{children}</OverlayProvider>
}

/** Goes to an address of this site; with `replace`, Back leads past the one that is left. */
export function useGo(): (href: string, options?: GoOptions) => void {
  const arrive = useArrive()
  return useCallback((href, options) => void arrive(href, options), [arrive])
}

/**
 * The same, and tells when one is there. Between visitors' pages and the administration the browser loads the document anew: each has a script of
 * its own.
 */
export function useArrive(): (href: string, options?: GoOptions) => Promise<void> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    async (href, options = {}) => {
      if (scriptOf(href) !== scriptOf(pathname)) location[options.replace ? 'replace' : 'assign'](href)
      else if (entries) await entries.go(navigate, href, options)
      else await navigate(href, options)
    },
    [navigate, pathname],
  )
}
