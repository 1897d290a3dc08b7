import { useId, useState, type ComponentProps } from 'react'
import {
  Button,
  type CheckboxOption,
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
import * as list from '../../account/MadeLinkNotice/accountList.css.ts'
import { MadeLinkNotice, type MadeLink } from '../../account/MadeLinkNotice/MadeLinkNotice.tsx'
import { ReadFailed } from '../../ReadFailed.tsx'
import { TypedQuestion } from '../../TypedQuestion.tsx'
import * as styles from './ListingOwners.css.ts'
import { listingOwnersMessages } from './messages.ts'
import { OwnerItem } from './OwnerItem.tsx'
import type { ListingOwnersState, OwnerInvitationRow, OwnerRow } from './ownerRows.ts'

export interface ListingOwnersProps extends Omit<ComponentProps<'section'>, 'children'> {
  state: ListingOwnersState
  /** What can go live at once. */
  liveOptions: readonly CheckboxOption[]
  /** Makes a link for an address. What came of it comes back as `made` or `error`. */
  onInvite: (email: string) => void
  /** Makes a link by which an owner chooses a new password. */
  onNewPassword: (owner: OwnerRow) => void
  onWithdraw: (invitation: OwnerInvitationRow) => void
  /** The address has been typed. */
  onRemove: (owner: OwnerRow) => void
  /** All that this owner changes without a look. */
  onLiveChange: (owner: OwnerRow, live: readonly string[]) => void
  onRetry: () => void
  /** The address that is likely to be invited. @default '' */
  suggestedEmail?: string
  made?: MadeLink | undefined
  /** The error text of the address. */
  error?: string | undefined
  /** Why no link could be made. */
  message?: string | undefined
  /** A link is being made. @default false */
  isBusy?: boolean
  /** Whether there is a server that makes accounts. @default true */
  hasServer?: boolean
}

/** The owners of a listing, for administrators: inviting by a link, what each may change at once, and removing. */
export function ListingOwners({
  state,
  liveOptions,
  onInvite,
  onNewPassword,
  onWithdraw,
  onRemove,
  onLiveChange,
  onRetry,
  suggestedEmail = '',
  made,
  error,
  message,
  isBusy = false,
  hasServer = true,
  className,
  ...props
}: ListingOwnersProps) {
  const messages = listingOwnersMessages
  const id = useId()
  const openId = useId()
  const [removed, setRemoved] = useState<OwnerRow>()
  const ready = state.status === 'ready' ? state : undefined
  return (
    <section aria-labelledby={id} className={joinClasses(styles.owners, className)} {...props}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2} size="h3" id={id}>
            {messages.heading}
          </Heading>
          <Text size="small" tone="muted">
            {messages.intro}
          </Text>
        </Stack>

        {state.status === 'failed' && <ReadFailed text={messages.failed} onRetry={onRetry} />}
        {state.status === 'loading' && (
          <>
            <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
            <Skeleton />
          </>
        )}
        {ready?.owners.length === 0 && <Text>{messages.nobody}</Text>}
        {ready && ready.owners.length > 0 && (
          <ul role="list" aria-label={messages.list} className={list.list}>
            {ready.owners.map((owner) => (
              <OwnerItem
                key={owner.id}
                owner={owner}
                liveOptions={liveOptions}
                hasServer={hasServer}
                onNewPassword={() => onNewPassword(owner)}
                onRemove={() => setRemoved(owner)}
                onLiveChange={(live) => onLiveChange(owner, live)}
              />
            ))}
          </ul>
        )}

        {ready && ready.invitations.length > 0 && (
          <Stack gap={2}>
            <h3 id={openId} className={list.name}>
              {messages.open}
            </h3>
            <ul role="list" aria-labelledby={openId} className={list.list}>
              {ready.invitations.map((invitation) => (
                <li key={invitation.id} className={joinClasses(list.row, list.line)}>
                  <div className={list.who}>
                    <p className={list.name}>
                      <bdi translate="no">{invitation.email}</bdi>
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

        <Stack gap={3} className={list.form}>
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
                label={messages.email}
                name="email"
                type="email"
                autoComplete="off"
                defaultValue={suggestedEmail}
                description={messages.inviteHint}
                required
              />
              <Inline>
                <Button type="submit" variant="secondary" isPending={isBusy}>
                  {isBusy ? messages.inviting : messages.invite}
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
