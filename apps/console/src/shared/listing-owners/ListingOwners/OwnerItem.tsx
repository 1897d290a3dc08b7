import type { ListingOwner } from '@dira/data'
import { CheckboxGroup, type CheckboxOption, Link, Text, joinClasses } from '@dira/ui'
import { AccountActions } from '../../account/links/AccountActions.tsx'
import * as list from '../../account/links/links.css.ts'
import { requestsHref } from '../../requests/requestsAddress.ts'
import * as styles from './ListingOwners.css.ts'
import { listingOwnersMessages } from './messages.ts'

interface OwnerItemProps {
  owner: ListingOwner
  liveOptions: readonly CheckboxOption[]
  /** @default no server makes links */
  onNewPassword: (() => void) | undefined
  onRemove: () => void
  onLiveChange: (live: readonly string[]) => void
}

/** One who looks after a listing: since when, by what, and what goes live at once. */
export function OwnerItem({ owner, liveOptions, onNewPassword, onRemove, onLiveChange }: OwnerItemProps) {
  const messages = listingOwnersMessages
  const { id, email, createdAt, addedBy, requestId, requestReference, liveColumns } = owner
  return (
    <li className={joinClasses(list.row, styles.owner)}>
      <div className={list.line}>
        <div className={list.who}>
          <p className={list.name}>
            <bdi translate="no">{email}</bdi>
          </p>
          <Text size="small" tone="muted">
            {messages.since(new Date(createdAt))} {messages.by(addedBy)}
          </Text>
        </div>
        <AccountActions email={email} question={messages} onNewPassword={onNewPassword} onRemove={onRemove} />
      </div>
      {requestId !== undefined && requestReference !== undefined && (
        <Link standalone href={requestsHref({ status: 'all' }, requestId)}>
          {messages.request(requestReference)}
        </Link>
      )}
      <CheckboxGroup
        label={messages.live}
        aria-label={messages.liveOf(email)}
        description={messages.liveHint}
        name={`live-${id}`}
        options={liveOptions}
        value={liveColumns}
        onChange={onLiveChange}
      />
    </li>
  )
}
