import { Needle } from '../../../art/Needle/Needle.tsx'
import type { CardLayoutProps } from './cardLayout.ts'
import * as styles from './cardParts.css.ts'

interface PlaceLineProps extends Pick<CardLayoutProps, 'facts' | 'distance' | 'status'> {
  place: string
  className: string
}

/** Where the business is, and what the card tells of that place and this moment. */
export function PlaceLine({ place, facts: Facts, distance, status, className }: PlaceLineProps) {
  return (
    <p className={className}>
      <Needle className={styles.needle} />
      <span className={styles.where}>
        <bdi>{place}</bdi>
      </span>
      {Facts && <Facts distance={distance} status={status} />}
    </p>
  )
}
