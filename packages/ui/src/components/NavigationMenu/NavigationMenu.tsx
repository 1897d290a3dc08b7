import { useId, type ComponentProps } from 'react'
import { joinClasses } from '../../theme/joinClasses.ts'
import { Link } from '../Link/Link.tsx'
import { MenuGroup, type NavigationLink } from './MenuGroup.tsx'
import * as styles from './NavigationMenu.css.ts'
import { menuTiming, useMenuTiming, type MenuTiming } from './useMenuTiming.ts'

/** A page of its own, or a menu of pages. */
export type NavigationItem =
  | { readonly href: string; readonly label: string }
  | { readonly label: string; readonly links: readonly NavigationLink[] }

export interface NavigationMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Pages and menus of pages, in their order. */
  items: readonly NavigationItem[]
  /** The `href` of the link whose page this is, if any. */
  current?: string
  /** How long menus wait. @default the design's */
  timing?: MenuTiming
}

/**
 * Pages in a row, some of them gathered in menus that open under the pointer or by a press. Every link is in the document from the start,
 * and a menu is the browser's own `<details>`: it opens without script too.
 */
export function NavigationMenu({ items, current, timing = menuTiming, className, ...props }: NavigationMenuProps) {
  const menu = useMenuTiming(timing)
  const name = useId()
  // A page that is in the row too is marked there alone.
  const isInRow = items.some((item) => 'href' in item && item.href === current)
  return (
    <nav className={joinClasses(styles.navigation, className)} {...props}>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item.label} className={styles.item}>
            {'links' in item ? (
              <MenuGroup
                {...item}
                {...menu(item.label)}
                current={current}
                isCurrent={!isInRow && item.links.some(({ href }) => href === current)}
                name={name}
              />
            ) : (
              <Link
                look="bare"
                href={item.href}
                aria-current={item.href === current ? 'page' : undefined}
                className={styles.trigger}
              >
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
