import type { ComponentProps } from 'react'
import { DashboardIcon, MapIcon, MenuIcon } from '../../../art/Icon/index.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { viewLinksMessages } from './messages.ts'
import * as styles from './ViewLinks.css.ts'

export interface ViewLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Which of them is shown. */
  view: View
  /** The address of the same results in each of the views that there are. */
  hrefs: Readonly<Partial<Record<View, string>>>
}

const ICONS = { cards: DashboardIcon, rows: MenuIcon, map: MapIcon } as const
type View = keyof typeof ICONS
const VIEWS = ['cards', 'rows', 'map'] as const

/** 'Cards | Rows | Map': the same results in several views, as links. Each says its view (`data-view`), for who remembers what was chosen. */
export function ViewLinks({ view, hrefs, className, ...props }: ViewLinksProps) {
  const messages = useMessages('viewLinks', viewLinksMessages)
  return (
    <nav aria-label={messages.label} className={joinClasses(styles.links, className)} {...props}>
      {VIEWS.map((one) => {
        const Icon = ICONS[one]
        const href = hrefs[one]
        return (
          href !== undefined && (
            <Link
              key={one}
              look="bare"
              href={href}
              data-view={one}
              aria-current={one === view ? 'page' : undefined}
              className={styles.link}
            >
              <Icon size={18} className={styles.icon} />
              {messages[one]}
            </Link>
          )
        )
      })}
    </nav>
  )
}
