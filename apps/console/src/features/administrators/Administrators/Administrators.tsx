import { useId, useState, type ComponentProps, type Ref } from 'react'
import {
  Button,
  Chip,
  Form,
  Heading,
  Inline,
  Notice,
  Skeleton,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
  joinClasses,
} from '@dira/ui'
import { ReadFailed } from '../../../shared/ReadFailed.tsx'
import { TypedQuestion } from '../../../shared/TypedQuestion.tsx'
import type { AdministratorRow, AdministratorsState, ChangesShown, InvitationRow } from './administratorRows.ts'
import { AdministratorList } from './AdministratorList.tsx'
import * as styles from '../../../shared/account/MadeLinkNotice/accountList.css.ts'
import { MadeLinkNotice, type MadeLink } from '../../../shared/account/MadeLinkNotice/MadeLinkNotice.tsx'
import { administratorsMessages } from './messages.ts'

export interface AdministratorsProps extends Omit<ComponentProps<'section'>, 'children'> {
  state: AdministratorsState
  /** Makes a link for an address. What came of it comes back as `made` or `error`. */
  onInvite: (email: string) => void
  /** Makes a link by which an administrator chooses a new password. */
  onNewPassword: (administrator: AdministratorRow) => void
  onWithdraw: (invitation: InvitationRow) => void
  /** The name has been typed. */
  onRemove: (administrator: AdministratorRow) => void
  onRetry: () => void
  made?: MadeLink | undefined
  /** The error text of the address. */
  error?: string | undefined
  /** Why no link could be made. */
  message?: string | undefined
  /** A link is being made. @default false */
  isBusy?: boolean
  /** Whether there is a server that makes accounts. @default true */
  hasServer?: boolean
  /** Whose changes are shown. @default nobody's */
  changes?: ChangesShown | undefined
  /** Somebody's changes are to be shown, or nobody's. */
  onChangesOf: (administrator: string | undefined) => void
  /** For a key. */
  emailField?: Ref<HTMLInputElement>
}

/** The directory's administrators: inviting by a link, a new password by a link, what each has changed, and removing all but the last. */
export function Administrators({
  state,
  onInvite,
  onNewPassword,
  onWithdraw,
  onRemove,
  onRetry,
  made,
  error,
  message,
  isBusy = false,
  hasServer = true,
  changes,
  onChangesOf,
  emailField,
  className,
  ...props
}: AdministratorsProps) {
  const messages = administratorsMessages
  const id = useId()
  const openId = useId()
  const [removed, setRemoved] = useState<AdministratorRow>()
  const ready = state.status === 'ready' ? state : undefined

  return (
    <section aria-labelledby={id} className={joinClasses(styles.section, className)} {...props}>
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
        {ready && (
          <AdministratorList
            administrators={ready.administrators}
            hasServer={hasServer}
            changes={changes}
            onNewPassword={onNewPassword}
            onRemove={setRemoved}
            onChangesOf={onChangesOf}
          />
        )}

        {ready && ready.invitations.length > 0 && (
          <Stack gap={2}>
            <Heading level={2} size="h3" id={openId}>
              {messages.open}
            </Heading>
            <ul role="list" aria-labelledby={openId} className={styles.list}>
              {ready.invitations.map((invitation) => (
                <li key={invitation.id} className={joinClasses(styles.row, styles.line)}>
                  <div className={styles.who}>
                    <p className={styles.name}>
                      <bdi translate="no">{invitation.email}</bdi>
                      <Chip hollow>{messages[invitation.purpose]}</Chip>
                    </p>
                    <Text size="small" tone="muted">
                      {messages.openText(invitation.madeBy, new Date(invitation.expiresAt))}
                    </Text>
                  </div>
                  <Button
                    variant="link"
                    aria-label={messages.withdrawOf(invitation.email)}
                    onPress={() => onWithdraw(invitation)}
                  >
                    {messages.withdraw}
                  </Button>
                </li>
              ))}
            </ul>
          </Stack>
        )}

        <Stack gap={3} className={styles.form}>
          <Heading level={2} size="h3">
            {messages.invite}
          </Heading>
          {hasServer ? (
            <Form
              errors={error === undefined ? {} : { email: error }}
              message={message}
              isBusy={isBusy}
              onSubmit={(event) => {
                event.preventDefault()
                const email = new FormData(event.currentTarget).get('email')
                onInvite(typeof email === 'string' ? email.trim() : '')
              }}
            >
              <TextField
                ref={emailField}
                label={messages.email}
                name="email"
                type="email"
                autoComplete="off"
                description={messages.inviteHint}
                required
              />
              <Inline>
                <Button type="submit" isPending={isBusy}>
                  {isBusy ? messages.making : messages.make}
                </Button>
              </Inline>
            </Form>
          ) : (
            <Notice>{messages.noServer}</Notice>
          )}
          {made && <MadeLinkNotice key={made.link} {...made} />}
        </Stack>
      </Stack>
      {removed && (
        <TypedQuestion
          title={messages.removeTitle}
          text={messages.removeText(removed.email)}
          name={removed.email}
          label={messages.removeName(removed.email)}
          action={messages.remove}
          cancel={messages.cancel}
          onConfirm={() => {
            onRemove(removed)
            setRemoved(undefined)
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </section>
  )
}
