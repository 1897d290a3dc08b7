import { useEffect } from 'react'
import { useMatches } from 'react-router-dom'
import { useOrigins } from './OriginsNote.tsx'
import type { PageData } from './data/pageData.ts'
import type { PageHandle } from './route.ts'

/** Keeps the document's title, as the line of the route has it, and what the footer says of the listings, with the page that is shown. */
export function useShownPage(data: PageData): void {
  const { handle } = useMatches().at(-1) ?? {}
  const { title } = (handle as PageHandle).head(data) // Every route has one.
  useEffect(() => {
    document.title = title
  }, [title])
  useOrigins(data.origins)
}
