import { useId, type ComponentProps } from 'react'
import {
  LogOutIcon,
  RefreshIcon,
  selvedge,
  Button,
  Chip,
  Heading,
  Inline,
  Spinner,
  Text,
  joinClasses,
  BreakableText,
} from '@dira/ui'
import * as styles from './AdminWelcome.css.ts'
import { adminWelcomeMessages } from './messages.ts'

/** The signed-in user. */
export interface AdminUser {
  /** Absent, as the email, until the service has confirmed it: what a browser has stored may be anybody's. */
  readonly id?: string
  readonly email?: string
  /** Whether the user is an administrator at this moment. */
  readonly isAdmin: boolean
}

export interface AdminWelcomeProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The signed-in user. @default not known yet: 'Loading...' */
  user?: AdminUser | undefined
  /** The status is being checked again. @default false */
  isRefreshing?: boolean
  /** Checks the status again. */
  onRefresh: () => void
  /** Signs out. */
  onSignOut: () => void
}

/** The card that greets administrators: who they are, and whether they may manage the guide. */
export function AdminWelcome({
  user,
  isRefreshing = false,
  onRefresh,
  onSignOut,
  className,
  ...props
}: AdminWelcomeProps) {
  const messages = adminWelcomeMessages
  const id = useId()
  return (
    <section aria-labelledby={id} className={joinClasses(styles.card, className)} {...props}>
      <div className={selvedge.ink} />
      <div className={styles.content}>
        <div>
          <Heading level={2} id={id} className={styles.heading}>
            {messages.heading}
          </Heading>
          <Text tone="muted">{messages.purpose}</Text>
        </div>
        {user ? (
          <>
            <dl className={styles.facts}>
              <div className={styles.fact}>
                <dt className={styles.term}>{messages.email}</dt>
                <dd className={styles.value}>
                  <bdi>
                    <BreakableText>{user.email ?? messages.unconfirmed}</BreakableText>
                  </bdi>
                </dd>
              </div>
              <div className={styles.fact}>
                <dt className={styles.term}>{messages.userId}</dt>
                <dd className={styles.value}>
                  <bdi>{user.id ?? messages.unconfirmed}</bdi>
                </dd>
              </div>
              <div className={styles.fact}>
                <dt className={styles.term}>{messages.status}</dt>
                <dd>
                  <span role="status">
                    {user.isAdmin ? (
                      <Chip tone="success" className={styles.status}>
                        {messages.active}
                      </Chip>
                    ) : (
                      <Chip hollow className={styles.status}>
                        {messages.inactive}
                      </Chip>
                    )}
                  </span>
                </dd>
              </div>
            </dl>
            <Inline>
              <Button variant="secondary" isPending={isRefreshing} onPress={onRefresh} className={styles.button}>
                {!isRefreshing && <RefreshIcon size={18} />}
                {messages.refresh}
              </Button>
              <Button variant="secondary" onPress={onSignOut} className={styles.button}>
                <LogOutIcon size={18} />
                {messages.signOut}
              </Button>
            </Inline>
          </>
        ) : (
          <Spinner className={styles.loading} />
        )}
      </div>
    </section>
  )
}
