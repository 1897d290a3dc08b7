import type { ComponentProps } from 'react'
import { selvedge, Heading, LinkButton, joinClasses } from '@dira/ui'
import * as styles from './EndingStrip.css.ts'
import { endingStripMessages } from './messages.ts'

export interface EndingStripProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What ends and when, such as 'Etosha East Gate ends in 7 days'. */
  heading: string
  /** What that means. */
  text: string
  /** The way to renew. @default there is nothing to do */
  action?: { readonly label: string; readonly href: string } | undefined
}

/** The package that ends soonest, over everything else an owner sees. */
export function EndingStrip({ heading, text, action, className, ...props }: EndingStripProps) {
  const messages = endingStripMessages
  return (
    <section aria-label={messages.label} className={joinClasses(styles.strip, className)} {...props}>
      <div className={selvedge.gold} />
      <div className={styles.content}>
        <div className={styles.words}>
          <Heading level={2} size="h3">
            <bdi>{heading}</bdi>
          </Heading>
          <p className={styles.text}>{text}</p>
        </div>
        {action && (
          <LinkButton variant="sun" href={action.href}>
            {action.label}
          </LinkButton>
        )}
      </div>
    </section>
  )
}
