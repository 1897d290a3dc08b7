import type { ListingOwner, ListingOwners as Owners } from '@dira/data'
import { useId } from 'react'
import { type CheckboxOption, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@dira/ui'
import { InviteForm, type LinkMaking } from '../../account/links/InviteForm.tsx'
import * as list from '../../account/links/links.css.ts'
import { OpenLinks, type OpenLink } from '../../account/links/OpenLinks.tsx'
import { ReadFailed } from '../../ReadFailed.tsx'
import * as styles from './ListingOwners.css.ts'
import { listingOwnersMessages } from './messages.ts'
import { OwnerItem } from './OwnerItem.tsx'

export interface ListingOwnersProps {
  state: { readonly status: 'loading' | 'failed' } | ({ readonly status: 'ready' } & Owners)
  /** What can go live at once. */
  liveOptions: readonly CheckboxOption[]
  making: LinkMaking
  /** Makes a link for an address. */
  onInvite: (email: string) => void
  /** Makes a link by which an owner chooses a new password. */
  onNewPassword: (owner: ListingOwner) => void
  onWithdraw: (link: OpenLink) => void
  /** The address has been typed. */
  onRemove: (owner: ListingOwner) => void
  /** All that this owner changes without a look. */
  onLiveChange: (owner: ListingOwner, live: readonly string[]) => void
  onRetry: () => void
  /** The address that is likely to be invited. @default '' */
  suggestedEmail?: string
}

/** The owners of a listing, for administrators: inviting by a link, what each may change at once, and removing. */
export function ListingOwners(given: ListingOwnersProps) {
  const { state, liveOptions, making, onNewPassword, onRemove, onLiveChange, suggestedEmail = '' } = given
  const messages = listingOwnersMessages
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.owners}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2} size="h3" id={id}>
            {messages.heading}
          </Heading>
          <Text size="small" tone="muted">
            {messages.intro}
          </Text>
        </Stack>

        {state.status === 'failed' && <ReadFailed text={messages.failed} onRetry={given.onRetry} />}
        {state.status === 'loading' && (
          <>
            <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
            <Skeleton />
          </>
        )}
        {state.status === 'ready' && state.owners.length === 0 && <Text>{messages.nobody}</Text>}
        {state.status === 'ready' && state.owners.length > 0 && (
          <ul role="list" aria-label={messages.list} className={list.list}>
            {state.owners.map((owner) => (
              <OwnerItem
                key={owner.id}
                owner={owner}
                liveOptions={liveOptions}
                onNewPassword={making.hasServer === false ? undefined : () => onNewPassword(owner)}
                onRemove={() => onRemove(owner)}
                onLiveChange={(live) => onLiveChange(owner, live)}
              />
            ))}
          </ul>
        )}
        {state.status === 'ready' && (
          <OpenLinks
            links={state.invitations}
            headingLevel={3}
            madeBy={messages.madeBy}
            onWithdraw={given.onWithdraw}
          />
        )}

        <Stack gap={3} className={list.form}>
          <InviteForm
            making={making}
            words={messages}
            look="secondary"
            suggestedEmail={suggestedEmail}
            onInvite={given.onInvite}
          />
        </Stack>
      </Stack>
    </section>
  )
}
