import { EmptyState, LinkButton, PageBody } from '@dira/ui'
import { useEffect } from 'react'

const HEADING = 'This page could not be loaded'

/** Shown in place of a page that could not be fetched. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    document.title = `${HEADING} | Dira`
  }, [])
  return (
    <PageBody>
      <EmptyState
        size="page"
        heading={HEADING}
        headingLevel={1}
        actions={
          // A link, because it leads to the page that was asked for; with a button, react-aria would be part of every page.
          <LinkButton
            href=""
            onClick={(event) => {
              event.preventDefault()
              onRetry()
            }}
          >
            Try again
          </LinkButton>
        }
      >
        Check your connection and try again. What you have opened before still works.
      </EmptyState>
    </PageBody>
  )
}
