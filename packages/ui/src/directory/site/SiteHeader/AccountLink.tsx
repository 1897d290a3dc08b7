import { LinkButton, type LinkButtonProps } from '../../../components/LinkButton/LinkButton.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './SiteHeader.css.ts'
import { siteHeaderMessages } from './messages.ts'

const WHO = ['visitor', 'owner', 'admin'] as const

/** The reader's account, and where its button leads. */
export interface SiteAccount {
  /** Where the button leads: to the login, for an owner to the listings, or for an administrator to the dashboard. */
  readonly href: string
  readonly who: (typeof WHO)[number]
}

/** The link to the login, or to what is behind it. It reserves the space of all labels, since hydration decides which one is shown. */
export function AccountLink({ href, who, ...props }: SiteAccount & Pick<LinkButtonProps, 'onClick' | 'className'>) {
  const messages = useMessages('siteHeader', siteHeaderMessages)
  return (
    <LinkButton variant="secondary" href={href} {...props}>
      <span className={styles.words}>
        {WHO.map((one) => (
          <span key={one} className={styles.word[one === who ? 'said' : 'unsaid']}>
            {messages.account[one]}
          </span>
        ))}
      </span>
    </LinkButton>
  )
}
