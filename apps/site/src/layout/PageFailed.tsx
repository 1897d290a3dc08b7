import { Button, Container, EmptyState } from '@dira/ui'

/** What stands where a page would be when it could not be fetched. */
export function PageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Container>
      <EmptyState
        size="page"
        heading="This page could not be loaded"
        headingLevel={1}
        actions={<Button onPress={onRetry}>Try again</Button>}
      >
        Check your connection and try again. What you have opened before still works.
      </EmptyState>
    </Container>
  )
}
