import type { ComponentProps } from 'react'
import { Container } from '../../../components/Container/Container.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './CompareBar.css.ts'
import { compareBarMessages } from './messages.ts'

export interface CompareBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** How many listings are chosen. Without any the bar has nothing to say: leave it out. */
  count: number
  /** The address of the comparison of what is chosen. */
  href: string
  /** How many fit side by side. @default 4 */
  places?: number
  /** Takes all of them out again. */
  onClear: () => void
}

/** Stands at the lower edge of the window while listings are chosen: how many, the way to compare them, and the way back to none. */
export function CompareBar({ count, href, places = 4, onClear, className, ...props }: CompareBarProps) {
  const messages = useMessages('compareBar', compareBarMessages)
  return (
    <section data-bottom-bar aria-label={messages.label} className={joinClasses(styles.bar, className)} {...props}>
      <Container className={styles.line}>
        <p role="status" className={styles.count}>
          {messages.chosen(count, places)}
        </p>
        <div className={styles.actions}>
          <NativeButton variant="inverse" aria-label={messages.clearAll} onClick={onClear}>
            {messages.clear}
          </NativeButton>
          {count > 1 ? (
            <LinkButton variant="sun" href={href}>
              {messages.compare(count)}
            </LinkButton>
          ) : (
            <p className={styles.note}>{messages.oneMore}</p>
          )}
        </div>
      </Container>
    </section>
  )
}
