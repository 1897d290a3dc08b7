/** The page of this site that a click asks for here and now; undefined for what is the browser's: other sites, other windows, fragments. */
export function pageToOpen(event: MouseEvent): URL | undefined {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || hasModifier || !(event.target instanceof Element))
    return undefined
  const link = event.target.closest('a[href]')
  if (!link || link.hasAttribute('target') || link.hasAttribute('download')) return undefined
  const href = link.getAttribute('href') ?? ''
  const url = URL.parse(href, location.href)
  return /^[/?]/.test(href) && url?.origin === location.origin ? url : undefined
}
