import { LocateIcon, MinusIcon, PlusIcon } from '../../../art/Icon/index.ts'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './ListingMap.css.ts'
import { MAX_ZOOM, MIN_ZOOM } from './mapView.ts'
import { listingMapMessages } from './messages.ts'

interface MapButtonsProps {
  readonly zoom: number
  readonly onZoom: (steps: number) => void
  /** @default there is no button for it */
  readonly onLocate: (() => void) | undefined
}

/** The buttons over a map: nearer, farther, and where the reader is. */
export function MapButtons({ zoom, onZoom, onLocate }: MapButtonsProps) {
  const messages = useMessages('listingMap', listingMapMessages)
  return (
    <>
      <div data-over-map className={styles.buttons}>
        <button
          type="button"
          aria-label={messages.zoomIn}
          disabled={zoom >= MAX_ZOOM}
          onClick={() => onZoom(1)}
          className={styles.button}
        >
          <PlusIcon />
        </button>
        <button
          type="button"
          aria-label={messages.zoomOut}
          disabled={zoom <= MIN_ZOOM}
          onClick={() => onZoom(-1)}
          className={styles.button}
        >
          <MinusIcon />
        </button>
      </div>
      {onLocate && (
        <button
          data-over-map
          type="button"
          aria-label={messages.locate}
          onClick={onLocate}
          className={joinClasses(styles.button, styles.locate)}
        >
          <LocateIcon />
        </button>
      )}
    </>
  )
}
