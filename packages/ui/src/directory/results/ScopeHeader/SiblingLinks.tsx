import { Needle } from '../../../art/Needle/Needle.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { useFormatCount } from '../../../messages/useFormatCount.ts'
import * as styles from './ScopeHeader.css.ts'

/** The pages beside or below a scope. */
export interface ScopeSiblings {
  /** What they are: 'Subcategories', 'Regions'. */
  readonly label: string
  /** Each with how many listings it has, where that is said. */
  readonly links: readonly { readonly href: string; readonly label: string; readonly count?: number }[]
  /** The `href` of the one whose page this is, if any. */
  readonly current?: string
}

/** Links in a row. */
export function SiblingLinks({ label, links, current }: ScopeSiblings) {
  const formatCount = useFormatCount()
  return (
    <nav aria-label={label} className={styles.siblings}>
      <ul role="list" className={styles.row}>
        {links.map((link) => (
          <li key={link.href} className={styles.sibling}>
            {link.href === current && <Needle className={styles.needle} />}
            <Link
              look="ink"
              standalone
              href={link.href}
              aria-current={link.href === current ? 'page' : undefined}
              className={styles.link}
            >
              {link.label}
              {link.count !== undefined && <span className={styles.count}> {formatCount(link.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
