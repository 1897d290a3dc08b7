import { pageToOpen } from '@dira/app'
import { paths } from '@dira/data/site'
import { useEffect } from 'react'
import { isListPath } from '../shared/data/listPath.ts'
import { useGo } from '../shared/overlays.tsx'
import { useOpenShortlist } from '../shared/saved/ShortlistProvider.tsx'
import { markAsLeft } from './leftEntry.ts'
import { moving } from './moving.ts'
import { whenAddressIsWritten } from '../shared/writtenAddress.ts'

/**
 * Opens this site's own pages without loading the document anew. One listener for every link, because a list has more than a hundred, and
 * each that followed the router by itself would cost when the page comes alive and whenever the address changes. From a list, the next page
 * remembers the list, so that it can lead back to it, and the list what was opened. The shortlist of this device opens over the page; its own page
 * is for those without script, and for a list that came by its link.
 */
export function useFollowedLinks(): void {
  const go = useGo()
  const openShortlist = useOpenShortlist()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = pageToOpen(event)
      if (!url) return
      event.preventDefault()
      const href = url.pathname + url.search + url.hash
      if (href === paths.shortlist() && location.pathname !== href) return openShortlist()
      void whenAddressIsWritten().then(() => {
        const from = location.pathname + location.search
        markAsLeft(href)
        go(href, {
          // As a browser does it: the page that is shown already is no step of the way back.
          replace: href === from + location.hash,
          state: isListPath(location.pathname) ? { from } : null,
          // `pageToOpen` found a link around the target; to the router nothing is as good as `false`.
          viewTransition: moving.code?.movesTo(url, event.target as Element) as boolean,
          // One is in the middle of searching a list.
          preventScrollReset: url.pathname === location.pathname && url.hash === '',
        })
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [go, openShortlist])
}
