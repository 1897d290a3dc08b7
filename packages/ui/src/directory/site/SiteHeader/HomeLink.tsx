import { Wordmark } from '../../../art/Wordmark/Wordmark.tsx'
import { Link, type LinkProps } from '../../../components/Link/Link.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './SiteHeader.css.ts'
import { siteHeaderMessages } from './messages.ts'

/** The wordmark, which leads home. */
export function HomeLink(props: Pick<LinkProps, 'href' | 'onClick'>) {
  const messages = useMessages('siteHeader', siteHeaderMessages)
  return (
    <Link look="bare" aria-label={messages.home} className={styles.home} {...props}>
      <Wordmark aria-hidden="true" className={styles.wordmark} />
    </Link>
  )
}
