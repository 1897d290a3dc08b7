import { readSaved, writeSaved } from '@dira/data/site'
import { isListPath } from './data/listPath.ts'

/** Where a browser keeps that its reader wants lists as rows. Nothing is kept of cards, which lists are by themselves, nor of the map, which is of one list. */
const VIEW_KEY = 'dira-view'

/** Keeps the view that a link of a list is for (`data-view`). A browser that keeps nothing shows it until the list is left. */
export function rememberView({ dataset: { view } }: HTMLElement): void {
  if (view === 'rows') writeSaved(VIEW_KEY, view)
  else if (view === 'cards') writeSaved(VIEW_KEY, undefined)
}

/** The address of a page of this site, of a list in the view that was chosen in this browser. An address that names its view, or a page of one, is as it is. */
export function inChosenView({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(search)
  const isOpen = isListPath(pathname) && !query.has('view') && !query.has('page')
  if (!isOpen || !areRowsChosen()) return pathname + search + hash
  return `${pathname}${search === '' ? '?' : `${search}&`}view=rows${hash}`
}

const areRowsChosen = () => readSaved(VIEW_KEY, (kept) => kept === 'rows') ?? false
