import type { BusinessHours as Hours } from '@dira/directory-core'
import { useMessages } from '../../messages/index.ts'
import * as styles from './BusinessHours.css.ts'
import { DetailSection } from './DetailSection.tsx'
import { listingDetailsMessages } from './messages.ts'

/** The hours of each day, as the owner wrote them. */
export function BusinessHours({ rows }: { rows: readonly Hours[] }) {
  const messages = useMessages('listingDetails', listingDetailsMessages)
  return (
    <DetailSection heading={messages.businessHours} look="half">
      <dl>
        {rows.map(({ day, hours }, index) => (
          <div key={`${index} ${day}`} className={styles.row}>
            <dt>{day}</dt>
            <dd className={styles.hours}>
              <bdi>{hours}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </DetailSection>
  )
}
