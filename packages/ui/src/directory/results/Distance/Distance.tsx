import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './Distance.css.ts'
import { formatDistance } from './formatDistance.ts'
import { distanceMessages } from './messages.ts'

/** How far something is, in a straight line, and which way. */
export interface ListingDistance {
  readonly km: number
  /** Where it lies, in degrees from true north by east. @default the way is not shown */
  readonly bearing?: number
}

export interface DistanceProps extends Omit<ComponentProps<'span'>, 'children'>, ListingDistance {}

/** '2.4 km' beside a needle that points the way: north is up, in every language. */
export function Distance({ km, bearing, className, ...props }: DistanceProps) {
  const messages = useMessages('distance', distanceMessages)
  return (
    <span className={joinClasses(styles.distance, className)} {...props}>
      {bearing !== undefined && (
        <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.needle}>
          <path d="M10 .5 15 19 10 15.4 5 19z" fill="currentColor" transform={`rotate(${Math.round(bearing)} 10 10)`} />
        </svg>
      )}
      <bdi>{formatDistance(km, messages)}</bdi>
      <VisuallyHidden> {messages.away}</VisuallyHidden>
    </span>
  )
}
