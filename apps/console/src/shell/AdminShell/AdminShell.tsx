import type { ComponentProps, ReactNode } from 'react'
import {
  ExternalIcon,
  LogOutIcon,
  ErrorBoundary,
  KeyHint,
  Link,
  VisuallyHidden,
  joinClasses,
  useFormatCount,
} from '@dira/ui'
import * as styles from './AdminShell.css.ts'
import { adminShellMessages } from './messages.ts'

/** A page of the administration. */
export interface AdminPage {
  readonly href: string
  readonly label: string
  /** Beside the label, where there is space. */
  readonly icon?: ReactNode
  /** How many there are, or wait to be read. */
  readonly count?: number
  /** The count is of what nobody has read. @default false */
  readonly isUnread?: boolean
}

export interface AdminShellProps extends ComponentProps<'div'> {
  /** The head of the site; it takes the whole width here. */
  header: ReactNode
  /** The pages of the administration. */
  pages: readonly AdminPage[]
  /** The `href` of the page that is shown. */
  current?: string
  /** Where the site is that visitors see. */
  siteHref: string
  /** Signs out. */
  onSignOut: () => void
  /** Shows what the keys do, by the button at the foot of the rail. @default there are no keys */
  onShowKeys?: () => void
}

/** The frame of every page of the administration: the site's head, and a rail of its pages that is a row of tabs on a narrow screen. */
export function AdminShell({
  header,
  pages,
  current,
  siteHref,
  onSignOut,
  onShowKeys,
  className,
  children,
  ...props
}: AdminShellProps) {
  const messages = adminShellMessages
  const formatCount = useFormatCount()
  return (
    <div className={joinClasses(styles.shell, className)} {...props}>
      <div className={styles.head}>{header}</div>
      <div className={styles.body}>
        <nav aria-label={messages.navigation} className={styles.rail}>
          <ul role="list" className={styles.list}>
            {pages.map(({ href, label, icon, count, isUnread = false }) => (
              <li key={href} className={styles.item}>
                <Link
                  look="bare"
                  href={href}
                  aria-current={href === current ? 'page' : undefined}
                  className={styles.page}
                >
                  {icon && <span className={styles.icon}>{icon}</span>}
                  {label}
                  {count !== undefined && count > 0 && (
                    <span className={styles.count[isUnread ? 'unread' : 'plain']}>
                      {formatCount(count)}
                      {isUnread && <VisuallyHidden> {messages.unread}</VisuallyHidden>}
                    </span>
                  )}
                </Link>
              </li>
            ))}
            <li className={styles.firstOfOthers}>
              <Link look="bare" href={siteHref} className={styles.page}>
                <span className={styles.icon}>
                  <ExternalIcon />
                </span>
                {messages.viewSite}
              </Link>
            </li>
            <li className={styles.item}>
              <button type="button" onClick={onSignOut} className={styles.page}>
                <span className={styles.icon}>
                  <LogOutIcon />
                </span>
                {messages.signOut}
              </button>
            </li>
            {onShowKeys && (
              <li className={styles.keys}>
                <button type="button" onClick={onShowKeys} aria-keyshortcuts="?" className={styles.page}>
                  <KeyHint keys="?" />
                  {messages.allKeys}
                </button>
              </li>
            )}
          </ul>
        </nav>
        <main id="main" tabIndex={-1} className={styles.main}>
          <ErrorBoundary resetKey={current}>{children}</ErrorBoundary>
        </main>
      </div>
    </div>
  )
}
