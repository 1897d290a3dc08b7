import type { IconComponent } from '../../../art/Icon/index.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { useFormatCount } from '../../../messages/useFormatCount.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './SavedLink.css.ts'
import type { SiteSaved } from './siteHeaderProps.ts'
import { siteHeaderMessages } from './messages.ts'

interface SavedLinkProps extends SiteSaved {
  Icon: IconComponent
  label: string
  current: string | undefined
}

/** The way to what is saved on this device. The count has its place from the start, since only hydration knows it. */
export function SavedLink({ Icon, label, href, count, current }: SavedLinkProps) {
  const messages = useMessages('siteHeader', siteHeaderMessages)
  const formatCount = useFormatCount()
  const [path] = href.split('?')
  return (
    <Link
      look="bare"
      href={href}
      aria-label={messages.savedListings(label, count)}
      aria-current={path === current ? 'page' : undefined}
      className={styles.link}
    >
      <Icon size={20} />
      <span className={styles.word}>{label}</span>{' '}
      <span className={styles.count[count > 0 ? 'some' : 'none']}>{formatCount(count)}</span>
    </Link>
  )
}
