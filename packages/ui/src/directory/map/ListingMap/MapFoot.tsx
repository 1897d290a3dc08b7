import { Link } from '../../../components/Link/Link.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './ListingMap.css.ts'
import type { MapView } from './mapView.ts'
import { listingMapMessages } from './messages.ts'
import { STREET_ZOOM } from './useStreets.ts'

interface MapFootProps {
  readonly view: MapView
  readonly hasStreets: boolean
  /** What has to be said of the map, and what to do about it; undefined when all is well. */
  readonly news: MapNews | undefined
}

export interface MapNews {
  readonly text: string
  readonly button: string
  readonly onPress: () => void
}

/** The lower edge of a map: what went wrong, whose the drawing is, and the way to streets where it has none. */
export function MapFoot({ view, hasStreets, news }: MapFootProps) {
  const messages = useMessages('listingMap', listingMapMessages)
  return (
    <div className={styles.foot}>
      <div role="status" className={styles.newsSpace}>
        {news && (
          <div className={styles.news}>
            {news.text}
            <button type="button" onClick={news.onPress} className={styles.textButton}>
              {news.button}
            </button>
          </div>
        )}
      </div>
      <span data-over-map className={styles.note}>
        {hasStreets ? (
          <Link standalone href={STREETS_LICENCE} rel="noreferrer">
            {messages.streetsCredit}
          </Link>
        ) : (
          messages.credit
        )}
      </span>
      {view.zoom >= STREET_ZOOM && !hasStreets && (
        <span data-over-map className={styles.note}>
          {messages.noStreets}
          <Link standalone href={streetMapHref(view)} rel="noreferrer">
            {messages.streetMap}
          </Link>
        </span>
      )}
    </div>
  )
}

/** Whose the streets are, and on which terms. */
const STREETS_LICENCE = 'https://www.openstreetmap.org/copyright'

/** The same part of the world in OpenStreetMap. */
function streetMapHref({ lat, lng, zoom }: MapView): string {
  return `https://www.openstreetmap.org/#map=${Math.round(zoom)}/${lat.toFixed(4)}/${lng.toFixed(4)}`
}
