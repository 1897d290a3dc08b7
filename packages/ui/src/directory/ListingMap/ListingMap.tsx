import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { LocateIcon, MinusIcon, PlusIcon } from '../../art/Icon/index.ts'
import { Link } from '../../components/Link/index.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts'
import { joinClasses } from '../../joinClasses.ts'
import { useMessages } from '../../messages/index.ts'
import * as styles from './ListingMap.css.ts'
import { MapCard } from './MapCard.tsx'
import { MapMark } from './MapMark.tsx'
import { isSamePlace, type MapCell } from './mapCell.ts'
import { neededLayers } from './mapLayers.ts'
import {
  boxOfView,
  MAX_ZOOM,
  MIN_ZOOM,
  panned,
  toScreen,
  viewOfBox,
  type MapBox,
  type MapView,
  type Spot,
} from './mapView.ts'
import { listingMapMessages } from './messages.ts'
import { nearestTown } from './nearestTown.ts'
import { ARROWS, cardPlace, nextThatWay, wayIntoSight } from './steps.ts'
import { useGround } from './useGround.ts'
import { useMapCamera, type MapPhase } from './useMapCamera.ts'
import { useMapGestures } from './useMapGestures.ts'
import { useMapLayers, type LoadLayer } from './useMapLayers.ts'
import { useSize } from './useSize.ts'

export interface ListingMapProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Where the map is. A new value moves it there; what it does by itself, `onViewChange` tells. */
  view: MapView
  /** The map has moved, by hand or by a change of its size, or is on its way. `box` is what is seen. Said once in the beginning, too. */
  onViewChange: (view: MapView, box: MapBox, phase: MapPhase) => void
  /** What lies in the view: listings, and clusters of listings that are close to each other. */
  cells: readonly MapCell[]
  /** How many listings match, on this part of the map and beyond it. @default those of the cells */
  count?: number
  /** The mark that is chosen. @default none */
  selectedId?: string | undefined
  /** A mark is chosen: a listing, or a cluster that no zoom parts; undefined when the choice is taken back. */
  onSelect: (cell: MapCell | undefined) => void
  /** The mark of what is pointed at elsewhere, as in a list. @default none */
  pointedId?: string | undefined
  /** Fetches a layer of the map's data: `MAP_LAYER_FILES` of `@dira/ui/map-layers` says from where. */
  loadLayer: LoadLayer
  /** The codes of the countries that the listings are about. @default none */
  home?: readonly string[]
  /** The name of a country by its code, in the reader's language. @default English names */
  countryName?: (code: string) => string | undefined
  /** Where the reader is. @default unknown */
  position?: { readonly lat: number; readonly lng: number; readonly accuracyKm: number } | undefined
  /** The reader wants to see where that is. @default there is no button for it */
  onLocate?: () => void
  /** The marks are being fetched. @default false */
  isBusy?: boolean
  /** What the card at the chosen mark says. @default name, place and link of the listing; null: no card, as where a list stands below */
  card?: ReactNode
  /** Escape was pressed where the map has nothing left to close: the focus may go to what comes after it. */
  onLeave?: () => void
  /** What stands in the upper corner, such as whether the list follows the map. @default nothing */
  children?: ReactNode
}

/** How much of the map stays free round the listings of a cluster that was pressed, in pixels. */
const CLUSTER_MARGIN = 56
/** How near the edge a mark may be that has the focus. */
const SIGHT_MARGIN = 48
/** How far from its mark a card stands, in pixels. */
const CARD_GAP = 32
/** From here on streets are missed. */
const STREET_ZOOM = 11

/**
 * A map of listings in countries, lakes, rivers and towns, drawn from the project's own data at any zoom: no map server is asked. It needs
 * the browser, and fills the box that it is given.
 */
export function ListingMap({
  view,
  onViewChange,
  cells,
  count,
  selectedId,
  onSelect,
  pointedId,
  loadLayer,
  home = NONE,
  countryName = unnamed,
  position,
  onLocate,
  isBusy = false,
  card: saysCard,
  onLeave,
  children,
  className,
  ref,
  ...props
}: ListingMapProps) {
  const messages = useMessages('listingMap', listingMapMessages)
  const keysId = useId()
  const frame = useRef<HTMLDivElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => frame.current)
  const surface = useRef<HTMLDivElement>(null)
  const marks = useRef(new Map<string, HTMLElement>())
  const cardElement = useRef<HTMLDivElement>(null)
  const size = useSize(frame)
  const [rested, setRested] = useState(view)
  // Assigned below: what moves is drawn by hand, React draws what has come to rest.
  const follow = useRef<(phase: MapPhase) => void>(() => {})
  const camera = useMapCamera(view, size, (next, phase) => {
    if (!size) return
    follow.current(phase)
    if (phase === 'ended') setRested(next)
    onViewChange(next, boxOfView(next, size), phase)
  })
  const { zoomBy, pressKey } = useMapGestures(surface, camera, size)

  const needed = size ? neededLayers(boxOfView(rested, size), rested.zoom) : []
  const { layers, hasFailed, retry } = useMapLayers(loadLayer, needed)
  const towns = useMemo(() => layers.get('places')?.towns ?? [], [layers])
  const selected = cells.find(({ id }) => id === selectedId)
  const townOf = useMemo(
    () => new Map(cells.map((cell) => [cell.id, cell.place ?? (cell.listing ? undefined : nearestTown(cell, towns))])),
    [cells, towns],
  )

  const {
    ref: canvas,
    redraw,
    follow: followGround,
  } = useGround({
    camera,
    size,
    layers,
    home,
    countryName,
    position,
    equator: messages.equator,
    cells,
    rested,
  })

  const placeMarks = () => {
    if (!size) return
    for (const cell of cells) {
      const mark = marks.current.get(cell.id)
      if (!mark) continue
      const { x, y } = toScreen(cell, camera.view(), size)
      mark.style.transform = `translate(${x}px, ${y}px)`
      const isBeside = x < -BESIDE || y < -BESIDE || x > size.width + BESIDE || y > size.height + BESIDE
      // What has the focus keeps it.
      mark.style.visibility = isBeside && mark !== document.activeElement ? 'hidden' : ''
    }
    const card = cardElement.current
    if (!selected || !card) return
    const room = { width: card.offsetWidth, height: card.offsetHeight }
    const { left, top } = cardPlace(toScreen(selected, camera.view(), size), room, CARD_GAP, size)
    card.style.transform = `translate(${left}px, ${top}px)`
  }
  useLayoutEffect(() => {
    follow.current = (phase) => {
      placeMarks()
      followGround(phase)
    }
    placeMarks()
  })

  const told = useRef(onViewChange)
  useEffect(() => {
    told.current = onViewChange
  })
  useEffect(() => {
    if (size) told.current(camera.view(), boxOfView(camera.view(), size), 'ended')
  }, [camera, size])

  const press = (cell: MapCell) => {
    if (!size) return
    const now = camera.view()
    const nearer = cell.box ? viewOfBox(cell.box, size, CLUSTER_MARGIN) : { ...cell, zoom: now.zoom + 2 }
    if (cell.count === 1 || isSamePlace(cell) || now.zoom >= MAX_ZOOM) return onSelect(cell)
    // The mark is gone when the map is there.
    surface.current?.focus({ preventScroll: true })
    camera.fly({ ...nearer, zoom: Math.max(nearer.zoom, Math.min(now.zoom + 1, MAX_ZOOM)) })
  }

  const close = () => {
    const mark = selectedId === undefined ? undefined : marks.current.get(selectedId)
    onSelect(undefined)
    ;(mark ?? surface.current)?.focus({ preventScroll: true })
  }

  /** Goes to the next mark that way; whether there is one. */
  const step = (way: Spot): boolean => {
    if (!size) return false
    const current = cells.findIndex(({ id }) => marks.current.get(id) === document.activeElement)
    const spots = cells.map((cell) => toScreen(cell, camera.view(), size))
    const from = spots[current] ?? { x: size.width / 2, y: size.height / 2 }
    const inSight = spots.map((spot, index) =>
      index !== current && spot.x >= 0 && spot.y >= 0 && spot.x <= size.width && spot.y <= size.height
        ? spot
        : undefined,
    )
    const next = nextThatWay(from, way, inSight)
    const [cell, spot] = [cells[next], inSight[next]]
    if (!cell || !spot) return false
    marks.current.get(cell.id)?.focus({ preventScroll: true })
    const by = wayIntoSight(spot, SIGHT_MARGIN, size)
    if (by.x !== 0 || by.y !== 0) camera.fly(panned(camera.view(), by, size))
    return true
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = ARROWS[event.key]
    const isAtMark = event.target !== surface.current
    if (event.key === 'Escape') {
      if (selectedId !== undefined) close()
      else if (isAtMark) surface.current?.focus({ preventScroll: true })
      else if (onLeave) onLeave()
      else return
    } else if (!(way && !event.shiftKey && step(way)) && !pressKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={frame} aria-busy={isBusy || undefined} className={joinClasses(styles.frame, className)} {...props}>
      {/* An application answers to keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={surface}
        role="application"
        // The one stop of the map: from here the arrow keys lead to the marks.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={messages.label(count ?? cells.reduce((sum, cell) => sum + cell.count, 0))}
        aria-describedby={keysId}
        onKeyDown={onKeyDown}
        className={styles.surface}
      >
        <VisuallyHidden id={keysId}>{messages.keys}</VisuallyHidden>
        <canvas ref={canvas} aria-hidden="true" onTransitionEnd={redraw} className={styles.canvas} />
        {size &&
          cells.map((cell) => (
            <MapMark
              key={cell.id}
              ref={(element) => {
                if (element) marks.current.set(cell.id, element)
                return () => void marks.current.delete(cell.id)
              }}
              cell={cell}
              town={townOf.get(cell.id)}
              isSelected={cell.id === selectedId}
              isPointed={cell.id === pointedId}
              onClick={() => press(cell)}
            />
          ))}
      </div>
      {selected && saysCard !== null && (
        <MapCard ref={cardElement} cell={selected} onClose={close}>
          {saysCard}
        </MapCard>
      )}
      {children !== undefined && (
        <div data-over-map className={styles.corner}>
          {children}
        </div>
      )}
      <div data-over-map className={styles.buttons}>
        <button
          type="button"
          aria-label={messages.zoomIn}
          disabled={rested.zoom >= MAX_ZOOM}
          onClick={() => zoomBy(1)}
          className={styles.button}
        >
          <PlusIcon />
        </button>
        <button
          type="button"
          aria-label={messages.zoomOut}
          disabled={rested.zoom <= MIN_ZOOM}
          onClick={() => zoomBy(-1)}
          className={styles.button}
        >
          <MinusIcon />
        </button>
        {onLocate && (
          <button
            type="button"
            aria-label={messages.locate}
            onClick={onLocate}
            className={joinClasses(styles.button, styles.locate)}
          >
            <LocateIcon />
          </button>
        )}
      </div>
      {isBusy && <div className={styles.busy} />}
      <div className={styles.foot}>
        <div role="status" className={styles.newsSpace}>
          {hasFailed ? (
            <div className={styles.news}>
              {messages.failed}
              <button type="button" onClick={retry} className={styles.textButton}>
                {messages.retry}
              </button>
            </div>
          ) : (
            cells.length === 0 &&
            !isBusy && (
              <div className={styles.news}>
                {messages.empty}
                <button type="button" onClick={() => zoomBy(-2)} className={styles.textButton}>
                  {messages.zoomOut}
                </button>
              </div>
            )
          )}
        </div>
        <span data-over-map className={styles.note}>
          {messages.credit}
        </span>
        {rested.zoom >= STREET_ZOOM && (
          <span data-over-map className={styles.note}>
            {messages.noStreets}
            <Link standalone href={streetMapHref(rested)} rel="noreferrer">
              {messages.streetMap}
            </Link>
          </span>
        )}
      </div>
    </div>
  )
}

const NONE: readonly string[] = []
const unnamed = () => undefined

/** So many pixels beyond the edge nothing of a mark is seen. */
const BESIDE = 36

/** The same part of the world in OpenStreetMap. */
function streetMapHref({ lat, lng, zoom }: MapView): string {
  return `https://www.openstreetmap.org/#map=${Math.round(zoom)}/${lat.toFixed(4)}/${lng.toFixed(4)}`
}
