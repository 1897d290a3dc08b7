import type { ComponentProps } from 'react'
import { Container } from '../../components/Container/index.ts'
import { LinkButton } from '../../components/LinkButton/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import * as styles from './CompareBar.css.ts'
import { compareBarMessages } from './messages.ts'

export interface CompareBarProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** How many listings are chosen. Without any the bar has nothing to say: leave it out. */
  count: number
  /** The address of the comparison of what is chosen. */
  href: string
  /** How many fit side by side. @default 4 */
  places?: number
}

/** Stands at the lower edge of the window while listings are chosen: how many, and the way to compare them. */
export function CompareBar({ count, href, places = 4, className, ...props }: CompareBarProps) {
  const messages = useMessages('compareBar', compareBarMessages)
  return (
    <section aria-label={messages.label} className={joinClasses(styles.bar, className)} {...props}>
      <Container className={styles.line}>
        <p role="status" className={styles.count}>
          {messages.chosen(count, places)}
        </p>
        {count > 1 ? (
          <LinkButton variant="sun" href={href}>
            {messages.compare(count)}
          </LinkButton>
        ) : (
          <p className={styles.note}>{messages.oneMore}</p>
        )}
      </Container>
    </section>
  )
}
