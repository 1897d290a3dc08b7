import type { ComponentProps, ReactNode } from 'react'
import { Wordmark } from '../../art/Wordmark/index.ts'
import { Container } from '../../components/Container/index.ts'
import { Link } from '../../components/Link/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import * as styles from './SiteHeader.css.ts'
import { siteHeaderMessages } from './messages.ts'

export interface SiteLink {
  readonly href: string
  readonly label: string
}

export interface SiteHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The pages of the main navigation. */
  links: readonly SiteLink[]
  /** The `href` of the link whose page this is, if any. */
  current?: string
  /** Where the wordmark leads. @default '/' */
  homeHref?: string
  /** What stands at the end, such as a theme switch. */
  actions?: ReactNode
}

/** The head of every page: the wordmark, which leads home, and the main navigation. */
export function SiteHeader({ links, current, homeHref = '/', actions, className, ...props }: SiteHeaderProps) {
  const messages = useMessages('siteHeader', siteHeaderMessages)
  return (
    <header className={joinClasses(styles.header, className)} {...props}>
      <Container className={styles.bar}>
        <Link look="bare" href={homeHref} aria-label={messages.home} className={styles.home}>
          <Wordmark aria-hidden="true" className={styles.wordmark} />
        </Link>
        <nav aria-label={messages.navigation} className={styles.navigation}>
          <ul role="list" className={styles.links}>
            {links.map(({ href, label }) => (
              <li key={href}>
                <Link
                  look="bare"
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                  className={styles.link}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {actions && <div className={styles.actions}>{actions}</div>}
      </Container>
    </header>
  )
}
