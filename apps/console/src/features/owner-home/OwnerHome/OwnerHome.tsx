import type { ComponentProps, ReactNode } from 'react'
import {
  ForwardIcon,
  RefreshIcon,
  Needle,
  Button,
  Heading,
  Link,
  Notice,
  Skeleton,
  VisuallyHidden,
  joinClasses,
} from '@dira/ui'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { ownerHomeMessages } from './messages.ts'
import * as styles from './OwnerHome.css.ts'

/** The loading state of an owner's listings. */
export type OwnerHomeState =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready'
      /** They could not be read again: these are from then. @default they are from now */
      readonly asOf?: string | undefined
      /** `EndingStrip`. */
      readonly strip?: ReactNode
      /** `OwnerListing`s. */
      readonly listings: ReactNode
      /** `OwnerEnquiries` and `OwnerPackages`. */
      readonly aside: ReactNode
    }
  /** `EmptyState` for who looks after nothing. */
  | { readonly status: 'empty'; readonly children: ReactNode }

export interface OwnerHomeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The signed-in user. */
  who: string | undefined
  state: OwnerHomeState
  onRetry: () => void
  /** Where it says how views and contacts are counted. */
  privacyHref: string
  /** Where another business is claimed or applied for. */
  addHref: string
}

/** The home of an owner: what ends soonest, the listings, the enquiries and the packages. */
export function OwnerHome({ who, state, onRetry, privacyHref, addHref, className, ...props }: OwnerHomeProps) {
  const messages = ownerHomeMessages
  const ready = state.status === 'ready' ? state : undefined
  return (
    <div className={joinClasses(styles.page, className)} {...props}>
      <header className={styles.head}>
        {who !== undefined && (
          <p className={styles.who}>
            <Needle className={styles.needle} />
            <bdi>{who}</bdi>
          </p>
        )}
        <Heading level={1}>{messages.heading}</Heading>
      </header>
      {state.status === 'failed' && <ReadFailed text={messages.failed} onRetry={onRetry} />}
      {state.status === 'loading' && (
        <>
          <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton />
        </>
      )}
      {ready?.asOf !== undefined && (
        <Notice tone="info">
          <p>{messages.asOf(ready.asOf)}</p>
          <Button variant="link" onPress={onRetry}>
            <RefreshIcon size={18} />
            {messages.retry}
          </Button>
        </Notice>
      )}
      {state.status === 'empty' && state.children}
      {ready && (
        <>
          {ready.strip}
          <div className={styles.columns}>
            <div className={styles.listings}>
              {ready.listings}
              <div className={styles.legend}>
                <p className={styles.signs}>
                  <span className={styles.sign}>
                    <span className={styles.bar} />
                    {messages.views}
                  </span>
                  <span className={styles.sign}>
                    <Needle className={styles.needle} />
                    {messages.contacts}
                  </span>
                </p>
                <p>
                  {messages.counted} <Link href={privacyHref}>{messages.how}</Link>
                </p>
              </div>
            </div>
            <div className={styles.aside}>
              {ready.aside}
              <section className={styles.another}>
                <Heading level={2} size="h3">
                  {messages.another}
                </Heading>
                <p>{messages.anotherText}</p>
                <Link standalone href={addHref}>
                  {messages.add}
                  <ForwardIcon size={18} />
                </Link>
              </section>
            </div>
          </div>
        </>
      )}
    </div>
  )
}
