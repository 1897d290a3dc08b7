import { ForwardIcon } from '../../../art/Icon/index.ts'
import { Needle } from '../../../art/Needle/Needle.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import type { NavigationItem } from '../../../components/NavigationMenu/NavigationMenu.tsx'
import { Sheet } from '../../../components/Sheet/Sheet.tsx'
import { ThemeSwitch } from '../../../components/ThemeSwitch/ThemeSwitch.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { AccountLink } from './AccountLink.tsx'
import { HomeLink } from './HomeLink.tsx'
import * as styles from './MobileMenu.css.ts'
import type { SiteHeaderProps } from './siteHeaderProps.ts'
import { siteHeaderMessages } from './messages.ts'

export interface MobileMenuProps extends Pick<SiteHeaderProps, 'items' | 'current' | 'account'> {
  homeHref: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The navigation of a narrow screen, laid over the page under a head like the page's own. */
export function MobileMenu({ items, current, account, homeHref, isOpen, onOpenChange }: MobileMenuProps) {
  const messages = useMessages('siteHeader', siteHeaderMessages)
  const close = () => onOpenChange(false)
  const wayTo = (href: string) =>
    ({ look: 'bare', href, 'aria-current': href === current ? 'page' : undefined, onClick: close }) as const
  const { groups, pages } = sorted(items)
  return (
    <Sheet
      side="full"
      title={messages.menu}
      isFlush
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      head={
        <div className={styles.head}>
          <HomeLink href={homeHref} onClick={close} />
          <ThemeSwitch />
        </div>
      }
      foot={account && <AccountLink {...account} onClick={close} />}
    >
      <nav aria-label={messages.navigation} className={styles.navigation}>
        {groups.map(({ label, links }) => (
          <section key={label} aria-label={label}>
            <p aria-hidden="true" className={styles.groupLabel}>
              {label}
            </p>
            <ul role="list" className={styles.rows}>
              {links.map((link) => (
                <li key={link.href} className={styles.item}>
                  <Link {...wayTo(link.href)} className={styles.place}>
                    <Needle hollow={link.href !== current} className={styles.needle} />
                    <span className={styles.name}>{link.label}</span>
                    {link.description && <span className={styles.description}>{link.description}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <ul role="list" className={styles.rows}>
          {pages.map(({ href, label }) => (
            <li key={href} className={styles.item}>
              <Link {...wayTo(href)} className={styles.page}>
                <span className={styles.label}>{label}</span>
                <ForwardIcon size={22} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  )
}

type Group = Extract<NavigationItem, { readonly links: unknown }>
type Page = Exclude<NavigationItem, Group>

/** The groups first, then the pages that are in no group: all of them visible at once. */
function sorted(items: readonly NavigationItem[]): { groups: readonly Group[]; pages: readonly Page[] } {
  const groups = items.filter((item) => 'links' in item)
  const gathered = new Set(groups.flatMap(({ links }) => links.map(({ href }) => href)))
  const pages = items.flatMap((item) => ('links' in item || gathered.has(item.href) ? [] : [item]))
  return { groups, pages }
}
