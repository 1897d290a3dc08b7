import type { ComponentProps } from 'react'
import { CloseIcon } from '../../../art/Icon/index.ts'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './ListingMap.css.ts'
import { markName } from './MapMark.tsx'
import type { MapCell } from './mapCell.ts'
import { listingMapMessages } from './messages.ts'

export interface MapCardProps extends ComponentProps<'div'> {
  cell: MapCell
  /** The town of a cluster. */
  town: string | undefined
  onClose: () => void
}

/** The card of the chosen mark, beside it. */
export function MapCard({ cell, town, onClose, className, children, ...props }: MapCardProps) {
  const messages = useMessages('listingMap', listingMapMessages)
  const { listing } = cell
  const label = listing?.title ?? markName(cell, town, messages)
  return (
    // Escape works from whatever in it has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
      className={joinClasses(styles.card, className)}
      {...props}
    >
      {children ?? (
        <div className={styles.plainCard}>
          <Text as="strong">{label}</Text>
          {listing?.place !== undefined && <Text size="small">{listing.place}</Text>}
          {listing && (
            <Link standalone href={listing.href}>
              {messages.viewDetails}
            </Link>
          )}
        </div>
      )}
      <button type="button" aria-label={messages.close} onClick={onClose} className={styles.close}>
        <CloseIcon />
      </button>
    </div>
  )
}
