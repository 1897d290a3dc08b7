import { scriptOf } from '@dira/data/site'
import { useEffect } from 'react'
import { useGo } from '../shared/useGo.ts'

/** Opens the console's own pages without loading the document anew: components give plain links. */
export function useFollowedLinks(): void {
  const go = useGo()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = pageToOpen(event)
      if (!url) return
      event.preventDefault()
      const href = url.pathname + url.search + url.hash
      // As a browser does it: the page that is shown already is no step of the way back.
      go(href, { replace: href === location.pathname + location.search + location.hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [go])
}

/** The page of the console that a click asks for here and now; undefined for what is the browser's: other pages, other windows, fragments. */
function pageToOpen(event: MouseEvent): URL | undefined {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || hasModifier || !(event.target instanceof Element))
    return undefined
  const link = event.target.closest('a[href]')
  if (!link || link.hasAttribute('target') || link.hasAttribute('download')) return undefined
  const href = link.getAttribute('href') ?? ''
  const url = URL.parse(href, location.href)
  return /^[/?]/.test(href) && url?.origin === location.origin && scriptOf(url.pathname) === 'console' ? url : undefined
}
