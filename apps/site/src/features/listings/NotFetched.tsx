import { Inline, NativeButton, Notice, Text } from '@dira/ui'

interface NotFetchedProps {
  readonly search: string
  readonly onRetry: () => void
}

/** What was asked for could not be fetched. It stands in place of the results. */
export function NotFetched({ search, onRetry }: NotFetchedProps) {
  const results = search === '' ? 'These results' : `The results for “${search}”`
  return (
    <Notice tone="error">
      <Inline gap={4}>
        <Text>
          {navigator.onLine
            ? `${results} could not be loaded. Check your connection and try again.`
            : `You are offline. ${results} will be looked for again as soon as there is a connection.`}
        </Text>
        <NativeButton variant="secondary" onClick={onRetry}>
          Try again
        </NativeButton>
      </Inline>
    </Notice>
  )
}
