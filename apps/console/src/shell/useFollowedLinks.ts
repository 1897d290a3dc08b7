import { pageToOpen } from '@dira/app'
import { scriptOf } from '@dira/data/site'
import { useEffect } from 'react'
import { useGo } from '../shared/useGo.ts'

/** Opens the console's own pages without loading the document anew: components give plain links. */
export function useFollowedLinks(): void {
  const go = useGo()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = pageToOpen(event)
      // Pages of visitors are documents of their own.
      if (!url || scriptOf(url.pathname) !== 'console') return
      event.preventDefault()
      const href = url.pathname + url.search + url.hash
      // As a browser does it: the page that is shown already is no step of the way back.
      go(href, { replace: href === location.pathname + location.search + location.hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [go])
}
