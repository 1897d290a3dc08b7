import type { ComponentProps, ReactNode } from 'react'
import { OfflineIcon } from '../../art/Icon/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Container } from '../../components/Container/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import * as styles from './OfflineNotice.css.ts'
import { offlineNoticeMessages } from './messages.ts'

export interface OfflineNoticeProps extends ComponentProps<'div'> {
  /** What still works, where the page knows better. @default the page itself, search and filters */
  children?: ReactNode
  /** What was wanted is tried once more. @default no such button */
  onRetry?: () => void
  /** It is being tried. @default false */
  isRetrying?: boolean
}

/** A quiet band across the page: no connection, what still works, and a way to try again. */
export function OfflineNotice({ children, onRetry, isRetrying = false, className, ...props }: OfflineNoticeProps) {
  const messages = useMessages('offlineNotice', offlineNoticeMessages)
  return (
    <div className={joinClasses(styles.band, className)} {...props}>
      <Container className={styles.line}>
        <OfflineIcon size={20} className={styles.icon} />
        <p role="status" className={styles.words}>
          <strong>{messages.heading}</strong> {children ?? messages.text}
        </p>
        {onRetry && (
          <Button variant="link" isPending={isRetrying} onPress={onRetry} className={styles.retry}>
            {messages.retry}
          </Button>
        )}
      </Container>
    </div>
  )
}
