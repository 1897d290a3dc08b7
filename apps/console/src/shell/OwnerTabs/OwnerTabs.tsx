import type { ComponentProps } from 'react'
import { Container, Link, VisuallyHidden, joinClasses, useFormatCount } from '@dira/ui'
import { ownerTabsMessages } from './messages.ts'
import * as styles from './OwnerTabs.css.ts'

/** A page of an owner. */
export interface OwnerTab {
  readonly href: string
  readonly label: string
  /** How many on it nobody has read yet. @default 0: no number */
  readonly unread?: number
}

export interface OwnerTabsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The pages, in their order. */
  tabs: readonly OwnerTab[]
  /** The `href` of the page that is shown, or above it. */
  current?: string
}

/** The pages of an owner, as a row of links under the head of the site. */
export function OwnerTabs({ tabs, current, className, ...props }: OwnerTabsProps) {
  const messages = ownerTabsMessages
  const formatCount = useFormatCount()
  return (
    <nav aria-label={messages.label} className={joinClasses(styles.bar, className)} {...props}>
      <Container>
        <ul role="list" className={styles.list}>
          {tabs.map(({ href, label, unread = 0 }) => (
            <li key={href} className={styles.item}>
              <Link
                look="bare"
                href={href}
                aria-current={href === current ? 'page' : undefined}
                className={styles.link}
              >
                {label}
                {unread > 0 && (
                  <span className={styles.count}>
                    {formatCount(unread)}
                    <VisuallyHidden> {messages.unread}</VisuallyHidden>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
}
