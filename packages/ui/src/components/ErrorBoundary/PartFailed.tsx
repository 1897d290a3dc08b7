import { useMessages } from '../../messages/useMessages.ts'
import { NativeButton } from '../NativeButton/NativeButton.tsx'
import { Text } from '../Text/Text.tsx'
import { errorBoundaryMessages } from './messages.ts'

/** Stands in the place of a part that broke. Every page has it and hardly any shows it: it is as little as it can be. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages('errorBoundary', errorBoundaryMessages)
  return (
    <Text role="alert" tone="error">
      {messages.failed}{' '}
      <NativeButton variant="link" onClick={onRetry}>
        {messages.retry}
      </NativeButton>
    </Text>
  )
}
