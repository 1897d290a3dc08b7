import { RefreshIcon, Button, Notice } from '@dira/ui'

interface ReadFailedProps {
  /** What could not be read. */
  text: string
  /** Reads again. */
  retry: string
  onRetry: () => void
}

/** Stands where something could not be read, with the way to try again. */
export function ReadFailed({ text, retry, onRetry }: ReadFailedProps) {
  return (
    <Notice tone="error">
      <p>{text}</p>
      <Button variant="link" onPress={onRetry}>
        <RefreshIcon size={18} />
        {retry}
      </Button>
    </Notice>
  )
}
