import { Inline, NativeButton, Notice, Text } from '@dira/ui'

interface NotFetchedProps {
  readonly search: string
  readonly onRetry: () => void
}

/** The results on show are not those that were asked for. */
export function NotFetched({ search, onRetry }: NotFetchedProps) {
  return (
    <Notice tone="error">
      <Inline gap={4}>
        <Text>
          {search === '' ? 'These results' : `The results for “${search}”`} could not be loaded. Check your connection
          and try again.
        </Text>
        <NativeButton variant="secondary" onClick={onRetry}>
          Try again
        </NativeButton>
      </Inline>
    </Notice>
  )
}
