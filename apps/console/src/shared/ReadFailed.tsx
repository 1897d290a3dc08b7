import { RefreshIcon, Button, Notice } from '@dira/ui'

interface ReadFailedProps {
  /** What could not be read. */
  text: string
  /** Reads again. @default there is no use in it */
  onRetry?: (() => void) | undefined
}

/** Stands where something could not be read, with the way to try again. */
export function ReadFailed({ text, onRetry }: ReadFailedProps) {
  return (
    <Notice tone="error">
      <p>{text}</p>
      {onRetry && (
        <Button variant="link" onPress={onRetry}>
          <RefreshIcon size={18} />
          Try again
        </Button>
      )}
    </Notice>
  )
}
