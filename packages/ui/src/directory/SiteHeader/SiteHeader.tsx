import { Container } from '../../components/Container/index.ts'
import { NavigationMenu } from '../../components/NavigationMenu/index.ts'
import { ThemeSwitch } from '../../components/ThemeSwitch/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import { AccountLink } from './AccountLink.tsx'
import { HomeLink } from './HomeLink.tsx'
import { MenuButton } from './MenuButton.tsx'
import { NAVIGATION_ID } from './navigationId.ts'
import type { SiteHeaderProps } from './siteHeaderProps.ts'
import * as styles from './SiteHeader.css.ts'
import { siteHeaderMessages } from './messages.ts'

/** The head of every page: the wordmark, which leads home, the main navigation, the theme and the way in for administrators. */
export function SiteHeader({ items, current, account, shortlist, homeHref, className, ...props }: SiteHeaderProps) {
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
          <ThemeSwitch />
          {account && (
            <div className={styles.account}>
              <AccountLink {...account} className={styles.accountLink} />
            </div>
          )}
          <div className={styles.menu}>
            <MenuButton
              items={items}
              homeHref={homeHref}
              {...isHere}
              {...(account && { account })}
              {...(shortlist && { shortlist })}
            />
          </div>
        </div>
      </Container>
    </header>
  )
}
