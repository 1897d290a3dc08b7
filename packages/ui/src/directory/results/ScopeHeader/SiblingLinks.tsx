import { Needle } from '../../../art/Needle/Needle.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import * as styles from './ScopeHeader.css.ts'

/** The pages beside or below a scope. */
export interface ScopeSiblings {
  /** What they are: 'Subcategories', 'Regions'. */
  readonly label: string
  readonly links: readonly { readonly href: string; readonly label: string }[]
  /** The `href` of the one whose page this is, if any. */
  readonly current?: string
}

/** Links in a row. */
export function SiblingLinks({ label, links, current }: ScopeSiblings) {
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
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
