import { inChosenView, rememberView } from '../shared/chosenView.ts'

/** How long a page that is left for another view stays unseen, in milliseconds: longer only where that view does not come. */
const MOST_UNSEEN = 4000

/**
 * Lists are in the view that was chosen in this browser, from the first paint on: the server's pages are the same for all, so their addresses lead to
 * that of the view, and so do links to other lists. What is chosen is kept by the first press, before the page's code has arrived.
 */
export function openChosenView(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('a[href]') // The target may be the document.
      if (!link || link.origin !== location.origin) return
      if (link.dataset['view']) rememberView(link)
      // A list that is open is left as it is.
      else if (link.pathname !== location.pathname && isElsewhere(link)) link.href = inChosenView(link)
    },
    true,
  )
  if (!isElsewhere(location)) return
  const { style } = document.documentElement
  style.visibility = 'hidden'
  setTimeout(() => (style.visibility = ''), MOST_UNSEEN)
  location.replace(inChosenView(location))
}

const isElsewhere = (here: Pick<URL, 'pathname' | 'search' | 'hash'>) =>
  inChosenView(here) !== here.pathname + here.search + here.hash
