import { useEffect, useId, useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './ListingMap.css.ts'
import type { ListingMapProps } from './ListingMap.tsx'
import { MapButtons } from './MapButtons.tsx'
import { MapFoot, type MapNews } from './MapFoot.tsx'
import { MapPin } from './MapPin.tsx'
import { neededLayers } from './mapLayers.ts'
import { boxOfView, panned, placeAt, toScreen, type MapView, type Spot } from './mapView.ts'
import { listingMapMessages } from './messages.ts'
import { ARROWS, wayIntoSight } from './steps.ts'
import { readLook, useGround } from './useGround.ts'
import { useMapCamera, type MapPhase } from './useMapCamera.ts'
import { useMapGestures } from './useMapGestures.ts'
import { useMapLayers } from './useMapLayers.ts'
import { useSize } from './useSize.ts'
import { useStreets } from './useStreets.ts'

/** A place in degrees. */
export interface PinPlace {
  readonly lat: number
  readonly lng: number
}

export interface PinMapProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'onChange'>,
    Pick<ListingMapProps, 'loadLayer' | 'loadStreets' | 'countryName'> {
  /** Where the pin is; undefined where there is none yet. */
  value: PinPlace | undefined
  /** The pin was put somewhere else, to five digits: about a metre. */
  onChange: (place: PinPlace) => void
  /** The view while there is no pin. */
  start: MapView
}

/** How near the map is to a pin, how far an arrow key moves it, in pixels, and how near the edge it may be. */
const PIN_ZOOM = 9
const STEP = 10
const FINE_STEP = 1
const SIGHT_MARGIN = 32

/** A map on which one pin is put: by a press, by dragging it, or by the arrow keys. It needs the browser, and fills the box that it is given. */
export function PinMap(given: PinMapProps) {
  const { value, onChange, start, loadLayer, loadStreets, countryName = unnamed, ...rest } = given
  const { className, ...props } = rest
  const messages = useMessages('listingMap', listingMapMessages)
  const keysId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const pin = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const [first] = useState<MapView>(() => (value ? { ...value, zoom: PIN_ZOOM } : start))
  const [rested, setRested] = useState(first)
  // Assigned below: what moves is drawn by hand.
  const follow = useRef<(phase: MapPhase) => void>(() => {})
  const camera = useMapCamera(first, size, (next, phase) => {
    follow.current(phase)
    if (phase === 'ended') setRested(next)
  })
  const { zoomBy, pressKey } = useMapGestures(surface, camera, size)
  const needed = size ? neededLayers(boxOfView(rested, size), rested.zoom) : []
  const { layers, hasFailed, retry } = useMapLayers(loadLayer, needed)
  const {
    ref: canvas,
    redraw,
    follow: followGround,
  } = useGround({
    camera,
    size,
    layers,
    home: NONE,
    countryName,
    position: undefined,
    equator: messages.equator,
    cells: NO_CELLS,
    rested,
  })
  const {
    ref: streets,
    shown: shownStreets,
    hasFailed: haveStreetsFailed,
    retry: retryStreets,
    follow: followStreets,
    repaint: repaintStreets,
  } = useStreets({
    load: loadStreets,
    camera,
    size,
    rested,
    readLook: () => readLook(canvas.current),
  })

  const put = (spot: Spot) => {
    if (!size) return
    const { lat, lng } = placeAt(spot, camera.view(), size)
    onChange({ lat: toMetre(lat), lng: toMetre(lng) })
  }
  const placePin = (spot?: Spot) => {
    if (!size || !value || !pin.current) return
    const { x, y } = spot ?? toScreen(value, camera.view(), size)
    pin.current.style.transform = `translate(${x}px, ${y}px)`
  }
  /** A place of the window on the map. */
  const onMap = ({ x, y }: Spot): Spot => {
    const { left = 0, top = 0 } = surface.current?.getBoundingClientRect() ?? {}
    return { x: x - left, y: y - top }
  }
  useLayoutEffect(() => {
    follow.current = (phase) => {
      placePin()
      followGround(phase)
      followStreets()
    }
    placePin()
  })

  // Wherever the pin is put, it is seen; without one the map is where it starts.
  const { lat, lng } = value ?? start
  const isPut = value !== undefined
  const startZoom = start.zoom
  useEffect(() => {
    if (!size) return
    const view = camera.view()
    if (!isPut) return camera.fly({ lat, lng, zoom: startZoom })
    const spot = toScreen({ lat, lng }, view, size)
    const by = wayIntoSight(spot, SIGHT_MARGIN, size)
    const isFar = Math.abs(by.x) > size.width || Math.abs(by.y) > size.height
    if (isFar) camera.fly({ lat, lng, zoom: Math.max(view.zoom, PIN_ZOOM) })
    else if (by.x !== 0 || by.y !== 0) camera.fly(panned(view, by, size))
  }, [camera, size, isPut, lat, lng, startZoom])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !size) return
    const way = ARROWS[event.key]
    if (way && value) {
      const step = event.shiftKey ? FINE_STEP : STEP
      const from = toScreen(value, camera.view(), size)
      put({ x: from.x + way.x * step, y: from.y + way.y * step })
    } else if (event.key === 'Enter' && !value) put({ x: size.width / 2, y: size.height / 2 })
    else if (!pressKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  const news: MapNews | undefined = hasFailed
    ? { text: messages.failed, button: messages.retry, onPress: retry }
    : haveStreetsFailed
      ? { text: messages.streetsFailed, button: messages.retry, onPress: retryStreets }
      : undefined

  return (
    <div ref={frame} className={joinClasses(styles.frame, className)} {...props}>
      {/* An application answers to keys; a press on it is a place. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={surface}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={messages.pinMap}
        aria-describedby={keysId}
        onKeyDown={onKeyDown}
        onClick={({ clientX, clientY, target }) => {
          if (!pin.current?.contains(target as Node)) put(onMap({ x: clientX, y: clientY }))
        }}
        className={styles.surface}
      >
        <VisuallyHidden id={keysId}>{messages.pinKeys}</VisuallyHidden>
        <canvas
          ref={canvas}
          aria-hidden="true"
          onTransitionEnd={() => {
            redraw()
            repaintStreets()
          }}
          className={styles.canvas}
        />
        {loadStreets && (
          <div
            ref={streets}
            aria-hidden="true"
            inert
            className={styles.streets}
            style={{ visibility: shownStreets ? 'visible' : 'hidden' }}
          />
        )}
        {size && value && (
          <MapPin ref={pin} onMove={(spot) => placePin(onMap(spot))} onDrop={(spot) => put(onMap(spot))} />
        )}
      </div>
      <div data-over-map className={styles.corner}>
        <p role="status" className={value ? undefined : styles.note}>
          {value ? <VisuallyHidden>{messages.pinAt(value.lat, value.lng)}</VisuallyHidden> : messages.noPin}
        </p>
      </div>
      <MapButtons zoom={rested.zoom} onZoom={zoomBy} onLocate={undefined} />
      <MapFoot view={rested} hasStreets={shownStreets !== undefined} news={news} />
    </div>
  )
}

const NONE: readonly string[] = []
const NO_CELLS = [] as const
const unnamed = () => undefined
const toMetre = (degrees: number) => Number(degrees.toFixed(5))
