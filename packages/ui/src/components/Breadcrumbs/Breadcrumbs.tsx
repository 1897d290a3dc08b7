import type { ComponentProps } from 'react'
import { Needle } from '../../art/Needle/Needle.tsx'
import { joinClasses } from '../../theme/joinClasses.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Link } from '../Link/Link.tsx'
import * as styles from './Breadcrumbs.css.ts'
import { breadcrumbsMessages } from './messages.ts'

export interface Breadcrumb {
  readonly label: string
  /** Left out for the current page, which is the last. */
  readonly href?: string
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The way from the home page to here, the current page last. */
  items: readonly Breadcrumb[]
}

/** Where the page is in the site. The current page is named, bold, and no link. */
export function Breadcrumbs({ items, className, ...props }: BreadcrumbsProps) {
  const messages = useMessages('breadcrumbs', breadcrumbsMessages)
  return (
    <nav aria-label={messages.label} className={className} {...props}>
      <ol role="list" className={styles.trail}>
        {items.map(({ label, href }, index) => (
          <li key={`${index}-${label}`} className={styles.crumb}>
            {index > 0 && <Needle className={styles.needle} />}
            {href === undefined ? (
              <span aria-current="page" className={joinClasses(styles.label, styles.current)}>
                {label}
              </span>
            ) : (
              <Link look="ink" standalone href={href} className={styles.linked}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
