import { pageToOpen } from '@dira/app'
import { useEffect } from 'react'
import { isListPath } from '../shared/data/listPath.ts'
import { useGo } from '../shared/overlays.tsx'
import { markAsLeft } from './leftEntry.ts'
import { whenAddressIsWritten } from '../shared/writtenAddress.ts'

/**
 * Opens this site's own pages without loading the document anew. One listener for every link, because a list has more than a hundred, and
 * each that followed the router by itself would cost when the page comes alive and whenever the address changes. From a list, the next page
 * remembers the list, so that it can lead back to it, and the list what was opened.
 */
export function useFollowedLinks(): void {
  const go = useGo()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = pageToOpen(event)
      if (!url) return
      event.preventDefault()
      void whenAddressIsWritten().then(() => {
        const from = location.pathname + location.search
        const href = url.pathname + url.search + url.hash
        markAsLeft(href)
        go(href, {
          // As a browser does it: the page that is shown already is no step of the way back.
          replace: href === from + location.hash,
          state: isListPath(location.pathname) ? { from } : null,
          // One is in the middle of searching a list.
          preventScrollReset: url.pathname === location.pathname && url.hash === '',
        })
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [go])
}
