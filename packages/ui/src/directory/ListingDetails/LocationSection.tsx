import type { ListingDetail } from '@dira/directory-core'
import { ExternalIcon } from '../../art/Icon/index.ts'
import { Needle } from '../../art/Needle/index.ts'
import { Link } from '../../components/Link/index.ts'
import { useMessages } from '../../messages/index.ts'
import { DetailSection } from './DetailSection.tsx'
import * as styles from './LocationSection.css.ts'
import { listingDetailsMessages } from './messages.ts'

export interface LocationSectionProps {
  locationLine: string
  coordinates: ListingDetail['mapCoordinates']
}

/** Where the business is: the place of the map, with the coordinates and a way to open them where those are known. */
export function LocationSection({ locationLine, coordinates }: LocationSectionProps) {
  const messages = useMessages('listingDetails', listingDetailsMessages)
  return (
    <DetailSection heading={messages.location}>
      <div className={styles.frame}>
        <div className={styles.map}>
          <Needle className={styles.needle} />
          <p>{messages.mapPlaceholder}</p>
        </div>
        <div className={styles.caption}>
          {coordinates === undefined ? (
            <p>{locationLine}</p>
          ) : (
            <>
              <bdi dir="ltr" className={styles.coordinates}>
                {degrees(coordinates.lat, 'N', 'S')}, {degrees(coordinates.lng, 'E', 'W')}
              </bdi>
              <Link href={mapsHref(coordinates)} className={styles.open}>
                {messages.openInMaps}
                <ExternalIcon size={18} />
              </Link>
            </>
          )}
        </div>
      </div>
    </DetailSection>
  )
}

/** `-1.2921` as `1.2921° S`. */
const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`

const mapsHref = ({ lat, lng }: { readonly lat: number; readonly lng: number }) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=14/${lat}/${lng}`
