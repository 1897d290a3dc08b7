import type { ComponentProps } from 'react'
import { Container } from '../../../components/Container/Container.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from '../CompareBar/CompareBar.css.ts'
import { sharedComparisonBarMessages } from './messages.ts'

export interface SharedComparisonBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The address of the visitor's own comparison. */
  ownHref: string
  /** Keeps the shared comparison in place of the visitor's own. */
  onTake: () => void
}

/** Stands at the lower edge of the window under somebody else's comparison, while the visitor has another: which of them to keep. */
export function SharedComparisonBar({ ownHref, onTake, className, ...props }: SharedComparisonBarProps) {
  const messages = useMessages('sharedComparisonBar', sharedComparisonBarMessages)
  return (
    <section data-bottom-bar aria-label={messages.label} className={joinClasses(styles.bar, className)} {...props}>
      <Container className={styles.line}>
        <p className={styles.count}>{messages.came}</p>
        <div className={styles.actions}>
          <LinkButton variant="inverse" href={ownHref}>
            {messages.keepMine}
          </LinkButton>
          <NativeButton variant="sun" onClick={onTake}>
            {messages.takeTheirs}
          </NativeButton>
        </div>
      </Container>
    </section>
  )
}
