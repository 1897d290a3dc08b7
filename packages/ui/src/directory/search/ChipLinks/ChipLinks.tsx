import type { ComponentProps } from 'react'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useFormatCount } from '../../../messages/useFormatCount.ts'
import * as styles from './ChipLinks.css.ts'

/** A link of a row of chips. */
export interface ChipLink {
  readonly href: string
  readonly label: string
  /** How many listings there are. @default it is not said */
  readonly count?: number
  /** It is chosen, or the page that one is on. @default false */
  readonly isCurrent?: boolean
}

export interface ChipLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the links are: 'Category', 'Regions'. */
  'aria-label': string
  /** Those that are current stand first. */
  links: readonly ChipLink[]
}

/** The ways on that a phone offers at once, after the chips of a SearchBar. A wide screen has menus and a header for them, and shows none. */
export function ChipLinks({ links, className, ...props }: ChipLinksProps) {
  const formatCount = useFormatCount()
  const inOrder = [...links].sort((a, b) => Number(b.isCurrent ?? false) - Number(a.isCurrent ?? false))
  return (
    <nav className={joinClasses(styles.chips, className)} {...props}>
      <ul role="list" className={styles.list}>
        {inOrder.map(({ href, label, count, isCurrent = false }) => (
          <li key={label}>
            <Link look="bare" href={href} aria-current={isCurrent || undefined} className={styles.chip}>
              {label}
              {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
