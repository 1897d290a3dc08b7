import { ForwardIcon } from '../../../art/Icon/index.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './CardLink.css.ts'
import { listingCardMessages } from './messages.ts'

/** 'View Details', stretched over the whole card: one large target, one stop of the keyboard, one ring round the card. */
export function CardLink({ href, businessName }: { href: string; businessName: string }) {
  const messages = useMessages('listingCard', listingCardMessages)
  return (
    <p className={styles.row}>
      <Link href={href} aria-label={messages.viewDetailsOf(businessName)} className={styles.link}>
        {messages.viewDetails}
      </Link>
      <ForwardIcon size={18} />
    </p>
  )
}
