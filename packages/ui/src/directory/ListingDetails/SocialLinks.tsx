import type { SocialLink } from '@dira/directory-core'
import { Icon } from '../../art/Icon/index.ts'
import { Link } from '../../components/Link/index.ts'
import { useMessages } from '../../messages/index.ts'
import { DetailSection } from './DetailSection.tsx'
import * as styles from './SocialLinks.css.ts'

/** The business elsewhere. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const { listingDetails: messages } = useMessages()
  return (
    <DetailSection heading={messages.socialMedia} look="half">
      <ul role="list">
        {links.map(({ platform, url }) => (
          <li key={url} className={styles.row}>
            <Link look="quiet" href={url} className={styles.link}>
              {platform}
              <Icon name="open" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
