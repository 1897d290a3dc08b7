import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { NativeButton } from '../../../components/NativeButton/NativeButton.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import type { ComponentProps } from 'react'
import { mapFollowMessages } from './messages.ts'
import * as styles from './MapFollow.css.ts'

export interface MapFollowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the list follows the map as it moves. */
  isFollowing: boolean
  /** It was switched on or off. */
  onFollowChange: (isFollowing: boolean) => void
  /** The map was moved and the list has not followed: 'Search this area' stands in place of the check. @default false */
  hasMoved?: boolean
  /** The list is wanted for what the map shows. */
  onSearchHere: () => void
}

/** In the corner of a map: whether the list follows it, or the way to let it follow once. */
export function MapFollow({
  isFollowing,
  onFollowChange,
  hasMoved = false,
  onSearchHere,
  className,
  ...props
}: MapFollowProps) {
  const messages = useMessages('mapFollow', mapFollowMessages)
  const canSearch = hasMoved && !isFollowing
  return (
    <div className={joinClasses(canSearch ? undefined : styles.frame, className)} {...props}>
      {canSearch ? (
        <NativeButton onClick={onSearchHere}>{messages.search}</NativeButton>
      ) : (
        <Checkbox checked={isFollowing} onChange={onFollowChange} className={styles.check}>
          {messages.follow}
        </Checkbox>
      )}
    </div>
  )
}
