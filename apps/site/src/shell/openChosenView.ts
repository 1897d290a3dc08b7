import { inChosenView, rememberView } from '../shared/chosenView.ts'

/** How long a page that is left for another view stays unseen, in milliseconds: longer only where that view does not come. */
const MOST_UNSEEN = 4000

/**
 * Lists are in the view that was chosen in this browser, from the first paint on: the server's page is the same for all, so its address leads to
 * that of the view. What is chosen is kept by the first press, before the page's code has arrived.
 */
export function openChosenView(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Partial<Element>).closest?.<HTMLElement>('a[data-view]') // The target may be the document.
      if (link) rememberView(link)
    },
    true,
  )
  const { pathname, search, hash, origin } = location
  const href = inChosenView(location)
  if (href === pathname + search + hash) return
  const { style } = document.documentElement
  style.visibility = 'hidden'
  setTimeout(() => (style.visibility = ''), MOST_UNSEEN)
  location.replace(origin + href)
}
