import { Button, EmptyState } from '@dira/ui'
import { PageBody } from './PageBody.tsx'

/** What stands where a page would be when it could not be fetched. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <PageBody>
      <EmptyState
        size="page"
        heading="This page could not be loaded"
        headingLevel={1}
        actions={<Button onPress={onRetry}>Try again</Button>}
      >
        Check your connection and try again. What you have opened before still works.
      </EmptyState>
    </PageBody>
  )
}
