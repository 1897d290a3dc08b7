import { Button, CheckboxGroup, type CheckboxOption, Inline, Link, Text, joinClasses } from '@dira/ui'
import * as list from '../../account/MadeLinkNotice/accountList.css.ts'
import * as styles from './ListingOwners.css.ts'
import { listingOwnersMessages } from './messages.ts'
import type { OwnerRow } from './ownerRows.ts'

interface OwnerItemProps {
  owner: OwnerRow
  liveOptions: readonly CheckboxOption[]
  hasServer: boolean
  onNewPassword: () => void
  onRemove: () => void
  onLiveChange: (live: readonly string[]) => void
}

/** One who looks after a listing: since when, by what, and what goes live at once. */
export function OwnerItem({ owner, liveOptions, hasServer, onNewPassword, onRemove, onLiveChange }: OwnerItemProps) {
  const messages = listingOwnersMessages
  const { id, email, since, addedBy, request, live } = owner
  return (
    <li className={joinClasses(list.row, styles.owner)}>
      <div className={list.line}>
        <div className={list.who}>
          <p className={list.name}>
            <bdi translate="no">{email}</bdi>
          </p>
          <Text size="small" tone="muted">
            {messages.since(new Date(since))} {messages.by(addedBy)}
          </Text>
        </div>
        <Inline>
          {hasServer && (
            <Button variant="link" aria-label={messages.newPasswordOf(email)} onPress={onNewPassword}>
              {messages.newPassword}
            </Button>
          )}
          <Button variant="link" aria-label={messages.removeOf(email)} onPress={onRemove}>
            {messages.remove}
          </Button>
        </Inline>
      </div>
      {request && (
        <Link standalone href={request.href}>
          {messages.request(request.reference)}
        </Link>
      )}
      <CheckboxGroup
        label={messages.live}
        aria-label={messages.liveOf(email)}
        description={messages.liveHint}
        name={`live-${id}`}
        options={liveOptions}
        value={live}
        onChange={onLiveChange}
      />
    </li>
  )
}
