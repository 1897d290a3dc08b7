import type { ComponentProps } from 'react'
import { MapIcon, MenuIcon } from '../../../art/Icon/index.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { viewLinksMessages } from './messages.ts'
import * as styles from './ViewLinks.css.ts'

export interface ViewLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Which of the two is shown. */
  view: 'list' | 'map'
  /** The address of the same results as a list. */
  listHref: string
  /** And as a map. */
  mapHref: string
}

/** 'List | Map': the same results in two views, as two links. */
export function ViewLinks({ view, listHref, mapHref, className, ...props }: ViewLinksProps) {
  const messages = useMessages('viewLinks', viewLinksMessages)
  const links = [
    { of: 'list', href: listHref, Icon: MenuIcon },
    { of: 'map', href: mapHref, Icon: MapIcon },
  ] as const
  return (
    <nav aria-label={messages.label} className={joinClasses(styles.links, className)} {...props}>
      {links.map(({ of, href, Icon }) => (
        <Link key={of} look="bare" href={href} aria-current={of === view ? 'page' : undefined} className={styles.link}>
          <Icon size={18} className={styles.icon} />
          {messages[of]}
        </Link>
      ))}
    </nav>
  )
}
