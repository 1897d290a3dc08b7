import type { SocialLink } from '@dira/directory-core'
import { ExternalIcon } from '../../art/Icon/index.ts'
import { Link } from '../../components/Link/index.ts'
import { useMessages } from '../../messages/index.ts'
import { DetailSection } from './DetailSection.tsx'
import * as styles from './SocialLinks.css.ts'
import { listingDetailsMessages } from './messages.ts'

/** The business elsewhere. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const messages = useMessages('listingDetails', listingDetailsMessages)
  return (
    <DetailSection heading={messages.socialMedia} look="half">
      <ul role="list">
        {links.map(({ platform, url }) => (
          <li key={url} className={styles.row}>
            <Link look="quiet" href={url} className={styles.link}>
              {platform}
              <ExternalIcon size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
