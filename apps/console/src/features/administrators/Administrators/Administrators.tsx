import type { AdministratorsList } from '@dira/data'
import { useId, type Ref } from 'react'
import { Heading, Skeleton, Stack, Text, VisuallyHidden } from '@dira/ui'
import { InviteForm, type LinkMaking } from '../../../shared/account/links/InviteForm.tsx'
import * as styles from '../../../shared/account/links/links.css.ts'
import { OpenLinks, type OpenLink } from '../../../shared/account/links/OpenLinks.tsx'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { AdministratorItem, type ChangesShown } from './AdministratorItem.tsx'
import { administratorsMessages } from './messages.ts'

type Administrator = AdministratorsList['administrators'][number]

export interface AdministratorsProps {
  state: { readonly status: 'loading' | 'failed' } | ({ readonly status: 'ready' } & AdministratorsList)
  /** The id of who is signed in. */
  me: string | undefined
  making: LinkMaking
  /** Makes a link for an address. */
  onInvite: (email: string) => void
  /** Makes a link by which an administrator chooses a new password. */
  onNewPassword: (administrator: Administrator) => void
  onWithdraw: (link: OpenLink) => void
  /** The name has been typed. */
  onRemove: (administrator: Administrator) => void
  onRetry: () => void
  /** Whose changes are shown. @default nobody's */
  changes?: ChangesShown | undefined
  /** Somebody's changes are to be shown, or nobody's. */
  onChangesOf: (administrator: string | undefined) => void
  /** For a key. */
  emailField?: Ref<HTMLInputElement>
}

/** The directory's administrators: inviting by a link, a new password by a link, what each has changed, and removing all but the last. */
export function Administrators({ emailField, ...given }: AdministratorsProps) {
  const { state, me, making, onInvite, onNewPassword, onWithdraw, onRemove, onRetry, changes, onChangesOf } = given
  const messages = administratorsMessages
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1} size="h2" id={id}>
            {messages.heading}
          </Heading>
          <Text tone="muted">{messages.intro}</Text>
        </Stack>

        {state.status === 'failed' && <ReadFailed text={messages.failed} onRetry={onRetry} />}
        {state.status === 'loading' && (
          <div className={styles.list}>
            <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
            {[1, 2].map((row) => (
              <div key={row} className={styles.row}>
                <Skeleton />
                <Skeleton />
              </div>
            ))}
          </div>
        )}
        {state.status === 'ready' && (
          <ul role="list" aria-label={messages.list} className={styles.list}>
            {state.administrators.map((one) => (
              <AdministratorItem
                key={one.id}
                administrator={one}
                isMe={one.id === me}
                isOnly={state.administrators.length === 1}
                changes={changes?.of === one.id ? changes : undefined}
                onNewPassword={making.hasServer === false ? undefined : () => onNewPassword(one)}
                onRemove={() => onRemove(one)}
                onChanges={(isShown) => onChangesOf(isShown ? one.id : undefined)}
              />
            ))}
          </ul>
        )}
        {state.status === 'ready' && (
          <OpenLinks
            links={state.invitations}
            headingLevel={2}
            madeBy={messages.madeBy}
            purposeOf={({ purpose }) => (purpose === 'password' ? messages.password : messages.invitation)}
            onWithdraw={onWithdraw}
          />
        )}

        <Stack gap={3} className={styles.form}>
          <Heading level={2} size="h3">
            {messages.inviteHeading}
          </Heading>
          <InviteForm ref={emailField} making={making} words={messages} onInvite={onInvite} />
        </Stack>
      </Stack>
    </section>
  )
}
