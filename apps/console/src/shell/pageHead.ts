import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'

/** What a browser's tab says of a page: the `handle` of its route. */
export interface PageHead {
  readonly title: string
  readonly description: string
}

/** A page for administrators. */
export const adminHead = (name: string): PageHead => ({
  title: `Admin ${name} | Dira`,
  description: 'This area is restricted to administrators only.',
})

/** Every page for owners has the same. */
export const OWNER_HEAD: PageHead = {
  title: 'My listings | Dira',
  description: 'For who looks after a page of the guide.',
}

/** The head of the page among the routes that match an address. */
export function headOf(matches: readonly { readonly handle?: unknown }[]): PageHead | undefined {
  return matches.findLast(({ handle }) => handle)?.handle as PageHead | undefined // Every handle of the route table is one.
}

/** Keeps the document's title with the page. */
export function useTitle(): void {
  const title = headOf(useMatches())?.title
  useEffect(() => {
    if (title !== undefined) document.title = title
  }, [title])
}
