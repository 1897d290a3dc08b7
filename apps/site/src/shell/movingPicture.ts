import { moving } from './moving.ts'

/** What a listing's picture is called while it moves from one page to the next. One at most has the name. */
const NAME = 'picture'
/** A photograph, cloth or small plate is a file; the plate of a stage is drawn in the page. */
const PICTURE = 'img, figure > svg'
const ROW = 'article, li'
const LISTING = /^\/listings\/[^/]+$/

let named: HTMLElement | undefined
/** The path of the page on show. */
let shown = location.pathname

/** The picture of the card or row that a link is part of, or that leads where the page was left for. */
const besideLink = (link: Element | null | undefined) => link?.closest(ROW)?.querySelector<HTMLElement>(PICTURE)
/** The first picture of a page is its stage. */
const onStage = (main: Element) => main.querySelector<HTMLElement>(PICTURE)

/** Whether the step to an address is shown as a movement: a pressed picture grows into the stage, a list and its map change places. */
export function movesTo(url: URL, link: Element): boolean {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !('startViewTransition' in document)) return false
  if (url.pathname === location.pathname) {
    return url.searchParams.get('view') !== new URLSearchParams(location.search).get('view')
  }
  return LISTING.test(url.pathname) && call(besideLink(link))
}

/** Once the next page stands: what came there is the same picture. `left` is what it was left for, on the way back to it. */
export function arrive(pathname: string, left: string | undefined): void {
  shown = pathname
  const main = document.getElementById('main')
  if (!named || !main) return
  const link = left === undefined ? undefined : main.querySelector(`a[href="${CSS.escape(left)}"]`)
  call(left === undefined && LISTING.test(pathname) ? onStage(main) : besideLink(link))
}

// Before the way back from a listing: its stage is what moves. The address is that of the next page already.
addEventListener('popstate', () => {
  const main = document.getElementById('main')
  if (main && LISTING.test(shown)) call(onStage(main))
})

/** Gives the name to a picture, where it is in sight: one from elsewhere would fly across the page. */
function call(picture: HTMLElement | null | undefined): boolean {
  if (named) named.style.viewTransitionName = ''
  named = picture && isInSight(picture) ? picture : undefined
  if (named) named.style.viewTransitionName = NAME
  return named !== undefined
}

function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight
}

moving.code = { arrive, movesTo }
