import { useMessages } from '../../messages/index.ts'
import { NativeButton } from '../NativeButton/index.ts'
import * as styles from './ErrorBoundary.css.ts'
import { errorBoundaryMessages } from './messages.ts'

/** Stands in the place of a part that broke. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages('errorBoundary', errorBoundaryMessages)
  return (
    <div role="alert" className={styles.failed}>
      <p>{messages.failed}</p>
      <NativeButton variant="link" onClick={onRetry}>
        {messages.retry}
      </NativeButton>
    </div>
  )
}
