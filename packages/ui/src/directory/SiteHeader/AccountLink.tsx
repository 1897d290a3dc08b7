import { LinkButton, type LinkButtonProps } from '../../components/LinkButton/index.ts'
import { useMessages } from '../../messages/index.ts'
import * as styles from './SiteHeader.css.ts'
import { siteHeaderMessages } from './messages.ts'

/** Who looks at the page. */
export interface SiteAccount {
  /** Where the button leads: to the login, or for an administrator to the dashboard. */
  readonly href: string
  readonly isAdmin: boolean
}

/** The link to the administration. It reserves the space of both labels, since hydration decides which one is shown. */
export function AccountLink({ href, isAdmin, ...props }: SiteAccount & Pick<LinkButtonProps, 'onClick' | 'className'>) {
  const { login, dashboard } = useMessages('siteHeader', siteHeaderMessages)
  return (
    <LinkButton variant="secondary" href={href} {...props}>
      <span className={styles.words}>
        <span className={styles.word[isAdmin ? 'unsaid' : 'said']}>{login}</span>
        <span className={styles.word[isAdmin ? 'said' : 'unsaid']}>{dashboard}</span>
      </span>
    </LinkButton>
  )
}
