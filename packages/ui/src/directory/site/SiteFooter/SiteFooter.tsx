import { useId, type ComponentProps, type ReactNode } from 'react'
import { selvedge } from '../../../art/selvedge/selvedge.css.ts'
import { Wordmark } from '../../../art/Wordmark/Wordmark.tsx'
import { Container } from '../../../components/Container/Container.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import type { SiteLink } from '../SiteHeader/siteHeaderProps.ts'
import * as styles from './SiteFooter.css.ts'
import { siteFooterMessages } from './messages.ts'

export interface FooterColumn {
  readonly heading: string
  readonly links: readonly SiteLink[]
}

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  columns: readonly FooterColumn[]
  /** A sentence under the wordmark. */
  tagline?: string
  /** What a visitor ought to know of the page, such as that its listings are sample data, or whom they are credited to. */
  note?: ReactNode
  /** @default '© Dira. All rights reserved.' */
  copyright?: string
}

/** The foot of every page, on a night-blue field with a woven edge. */
export function SiteFooter({ columns, tagline, note, copyright, className, ...props }: SiteFooterProps) {
  const messages = useMessages('siteFooter', siteFooterMessages)
  return (
    <footer className={joinClasses(styles.footer, className)} {...props}>
      <div className={selvedge.ink} />
      <Container className={styles.content}>
        <div className={styles.name}>
          <Wordmark className={styles.wordmark} />
          {tagline && <p className={styles.tagline}>{tagline}</p>}
        </div>
        <div className={styles.columns}>
          {columns.map((column) => (
            <Column key={column.heading} {...column} />
          ))}
        </div>
        <div className={styles.smallPrint}>
          <p>{copyright ?? messages.copyright}</p>
          {note && <p>{note}</p>}
        </div>
      </Container>
    </footer>
  )
}

function Column({ heading, links }: FooterColumn) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul role="list">
        {links.map(({ href, label }) => (
          <li key={`${href} ${label}`}>
            <Link look="quiet" href={href} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
