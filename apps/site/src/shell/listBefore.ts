import { isListPath } from '../shared/data/listPath.ts'

/** The list that led to the page of now. */
interface ListBefore {
  readonly href: string
  /** How many steps back it is in the history of this tab. */
  readonly steps: number
  /** Whether the page's code shows it there, without the browser loading anything. */
  readonly isSameDocument: boolean
}

/** The list before this page in the history of this tab, past the fragments of the page itself; undefined where another page is. */
export function listBefore(): ListBefore | undefined {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>
  if (!navigation) {
    // Older browsers do not tell their entries. The router's state says which list had the link to this page.
    const href = (history.state as { usr?: { from?: string } } | null)?.usr?.from
    return href === undefined ? undefined : { href, steps: 1, isSameDocument: true }
  }
  const entries = navigation.entries()
  const now = navigation.currentEntry?.index ?? 0
  const pathOf = ({ url }: NavigationHistoryEntry) => new URL(url ?? '', location.href).pathname
  const before = entries.slice(0, now).findLast((entry) => pathOf(entry) !== location.pathname)
  if (!before?.url || !isListPath(pathOf(before))) return undefined
  return { href: before.url, steps: now - before.index, isSameDocument: before.sameDocument }
}
