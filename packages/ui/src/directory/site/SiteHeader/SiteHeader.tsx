import { BookmarkIcon, CompareIcon } from '../../../art/Icon/index.ts'
import { Container } from '../../../components/Container/Container.tsx'
import { NavigationMenu } from '../../../components/NavigationMenu/NavigationMenu.tsx'
import { ThemeSwitch } from '../../../components/ThemeSwitch/ThemeSwitch.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { AccountLink } from './AccountLink.tsx'
import { HomeLink } from './HomeLink.tsx'
import { MenuButton } from './MenuButton.tsx'
import { NAVIGATION_ID } from './navigationId.ts'
import { SavedLink } from './SavedLink.tsx'
import type { SiteHeaderProps } from './siteHeaderProps.ts'
import * as styles from './SiteHeader.css.ts'
import { siteHeaderMessages } from './messages.ts'

/**
 * The head of every page: the wordmark, which leads home, the main navigation, what is saved on this device, the theme and the way in
 * for administrators.
 */
export function SiteHeader({
  items,
  current,
  account,
  shortlist,
  comparison,
  homeHref,
  className,
  ...props
}: SiteHeaderProps) {
  const messages = useMessages('siteHeader', siteHeaderMessages)
  const isHere = current !== undefined && { current }
  return (
    <header className={joinClasses(styles.header, className)} {...props}>
      <Container className={styles.bar}>
        <HomeLink href={homeHref} />
        <div id={NAVIGATION_ID} className={styles.navigation}>
          <NavigationMenu aria-label={messages.navigation} items={items} {...isHere} />
        </div>
        <div className={styles.actions}>
          {shortlist && <SavedLink Icon={BookmarkIcon} label={messages.shortlist} current={current} {...shortlist} />}
          {comparison && <SavedLink Icon={CompareIcon} label={messages.compare} current={current} {...comparison} />}
          <ThemeSwitch />
          {account && (
            <div className={styles.account}>
              <AccountLink {...account} className={styles.accountLink} />
            </div>
          )}
          <div className={styles.menu}>
            <MenuButton items={items} homeHref={homeHref} {...isHere} {...(account && { account })} />
          </div>
        </div>
      </Container>
    </header>
  )
}
