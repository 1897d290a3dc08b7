import { useEffect } from 'react'
import { useOrigins } from '../layout/OriginsNote.tsx'
import type { PageData } from './pageData.ts'

/** Keeps the document's title, and what the footer says of the listings, with the page that is shown. */
export function useShownPage({ origins }: PageData, title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
  useOrigins(origins)
}
