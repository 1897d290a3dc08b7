import type { SocialLink } from '@dira/directory-core'
import type { ComponentProps } from 'react'
import { ExternalIcon } from '../../../art/Icon/index.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import * as styles from './SocialLinks.css.ts'
import { accountOf } from './accountOf.ts'

export interface SocialLinksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Where the business is to be found, with addresses that directory-core let through. */
  links: readonly SocialLink[]
}

/** The business elsewhere: the place by its name, and the account there. */
export function SocialLinks({ links, className, ...props }: SocialLinksProps) {
  return (
    <ul role="list" className={joinClasses(styles.list, className)} {...props}>
      {links.map(({ platform, url }) => {
        const account = accountOf(url)
        return (
          <li key={url} className={styles.row}>
            <Link look="quiet" href={url} className={styles.link}>
              <span className={styles.platform}>
                <bdi>{platform}</bdi>
              </span>
              {account && (
                <span className={styles.account}>
                  <bdi translate="no">{account}</bdi>
                </span>
              )}
              <ExternalIcon size={18} className={styles.icon} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
