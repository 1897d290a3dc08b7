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
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { joinClasses } from '../../../theme/joinClasses.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import * as styles from './ListingMap.css.ts'
import { MapButtons } from './MapButtons.tsx'
import { MapCard } from './MapCard.tsx'
import { MapFoot, type MapNews } from './MapFoot.tsx'
import { MapMark } from './MapMark.tsx'
import { isSamePlace, type MapCell } from './mapCell.ts'
import { mostOf } from './makeRoom.ts'
import { neededLayers } from './mapLayers.ts'
import { boxOfView, MAX_ZOOM, toScreen, viewBelow, type MapBox, type MapView } from './mapView.ts'
import { listingMapMessages } from './messages.ts'
import { nearestTown } from './nearestTown.ts'
import { ARROWS, cardPlace } from './steps.ts'
import type { Coordinates } from '../../../art/map/coordinates.ts'
import { readLook, useGround } from './useGround.ts'
import { useMapCamera, type MapPhase } from './useMapCamera.ts'
import { useMapGestures } from './useMapGestures.ts'
import { useMapLayers, type LoadLayer } from './useMapLayers.ts'
import { useMarks } from './useMarks.ts'
import { useSize } from './useSize.ts'
import { useStreets, type LoadStreets } from './useStreets.ts'

export interface ListingMapProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** Where the map is. A new value moves it there; what it does by itself, `onViewChange` tells. */
  view: MapView
  /** The map has moved or is moving, by hand or by a change of its size. `box` is what is seen. Said once in the beginning, too. */
  onViewChange: (view: MapView, box: MapBox, phase: MapPhase) => void
  /** What lies in the view: listings, and clusters of listings that are close to each other. */
  cells: readonly MapCell[]
  /** Where any listings are, matching or not: faint marks on the ground, by which streets are seen. @default none */
  ground?: readonly Coordinates[]
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
  /** Draws streets below the marks once the map is near enough for them. @default there are none: a link leads to a map that has them */
  loadStreets?: LoadStreets | undefined
  /** The codes of the countries that the listings are about. @default none */
  home?: readonly string[]
  /** The name of a country by its code, in the reader's language. @default English names */
  countryName?: (code: string) => string | undefined
  /** Where the reader is. @default unknown */
  position?: { readonly lat: number; readonly lng: number; readonly accuracyKm: number } | undefined
  /** The reader wants to see where that is. @default there is no button for it */
  onLocate?: () => void
  /** So many pixels of the map's top are covered by what stands over it: a cluster opens below that. @default 0 */
  coveredTop?: number
  /** The marks are being fetched. @default false */
  isBusy?: boolean
  /** What lies here is not known, so that nothing is said of it. @default false */
  isUnknown?: boolean
  /** What the card at the chosen mark says. @default name, place and link of the listing; null: no card, as where a list stands below */
  card?: ReactNode
  /** Escape was pressed where the map has nothing left to close: the focus may go to what comes after it. */
  onLeave?: () => void
  /** What stands in the upper corner, such as whether the list follows the map. @default nothing */
  children?: ReactNode
}

const NOTHING: readonly Coordinates[] = []

/** How much of the map stays free round the listings of a cluster that was pressed, in pixels. */
const CLUSTER_MARGIN = 56
/** How far from its mark a card stands, in pixels. */
const CARD_GAP = 32

/**
 * A map of listings in countries, lakes, rivers and towns, drawn from the project's own data at any zoom: no map server is asked. It needs
 * the browser, and fills the box that it is given.
 */
export function ListingMap({
  view,
  onViewChange,
  cells,
  ground = NOTHING,
  count,
  selectedId,
  onSelect,
  pointedId,
  loadLayer,
  loadStreets,
  home = NONE,
  countryName = unnamed,
  position,
  onLocate,
  coveredTop = 0,
  isBusy = false,
  isUnknown = false,
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
  const most = mostOf(cells)
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
    spots: ground,
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

  const { register, placeMarks, focusMark, step } = useMarks({ cells, camera, size, surface })
  const placeCard = () => {
    const card = cardElement.current
    if (!size || !selected || !card) return
    const room = { width: card.offsetWidth, height: card.offsetHeight }
    const { left, top } = cardPlace(toScreen(selected, camera.view(), size), room, CARD_GAP, size)
    card.style.transform = `translate(${left}px, ${top}px)`
  }
  useLayoutEffect(() => {
    follow.current = (phase) => {
      placeMarks()
      placeCard()
      followGround(phase)
      followStreets()
    }
    placeMarks()
    placeCard()
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
    const nearer = cell.box ? viewBelow(coveredTop, cell.box, size, CLUSTER_MARGIN) : { ...cell, zoom: now.zoom + 2 }
    if (cell.count === 1 || isSamePlace(cell) || now.zoom >= MAX_ZOOM) return onSelect(cell)
    // The mark is gone when the map is there.
    focusMark()
    camera.fly({ ...nearer, zoom: Math.max(nearer.zoom, Math.min(now.zoom + 1, MAX_ZOOM)) })
  }

  const close = () => {
    onSelect(undefined)
    focusMark(selectedId)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = ARROWS[event.key]
    const isAtMark = event.target !== surface.current
    if (event.key === 'Escape') {
      if (selectedId !== undefined) close()
      else if (isAtMark) focusMark()
      else if (onLeave) onLeave()
      else return
    } else if (!(way && !event.shiftKey && step(way)) && !pressKey(event)) return
    event.preventDefault()
    event.stopPropagation()
  }

  const news = ((): MapNews | undefined => {
    if (hasFailed) return { text: messages.failed, button: messages.retry, onPress: retry }
    if (haveStreetsFailed) return { text: messages.streetsFailed, button: messages.retry, onPress: retryStreets }
    if (cells.length > 0 || isBusy || isUnknown) return undefined
    return { text: messages.empty, button: messages.zoomOut, onPress: () => zoomBy(-2) }
  })()

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
        aria-label={messages.label(isUnknown ? undefined : (count ?? cells.reduce((sum, cell) => sum + cell.count, 0)))}
        aria-describedby={keysId}
        onKeyDown={onKeyDown}
        className={styles.surface}
      >
        <VisuallyHidden id={keysId}>{messages.keys}</VisuallyHidden>
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
        {size &&
          cells.map((cell) => (
            <MapMark
              key={cell.id}
              cell={cell}
              most={most}
              town={townOf.get(cell.id)}
              isSelected={cell.id === selectedId}
              isPointed={cell.id === pointedId}
              onClick={() => press(cell)}
              {...register(cell)}
            />
          ))}
      </div>
      {selected && saysCard !== null && (
        <MapCard ref={cardElement} cell={selected} town={townOf.get(selected.id)} onClose={close}>
          {saysCard}
        </MapCard>
      )}
      {children !== undefined && (
        <div data-over-map className={styles.corner}>
          {children}
        </div>
      )}
      <MapButtons zoom={rested.zoom} onZoom={zoomBy} onLocate={onLocate} />
      {isBusy && <div className={styles.busy} />}
      <MapFoot view={rested} hasStreets={shownStreets !== undefined} news={news} />
    </div>
  )
}

const NONE: readonly string[] = []
const unnamed = () => undefined
