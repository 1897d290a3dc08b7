import { formatBox, roundedPosition, type GeoBox, type GeoPoint } from '@dira/directory-core'
import { useRequestedPosition, type ExactPosition, type PositionTrouble } from '@dira/ui'
import {
  COUNTRY_BOXES,
  ListingMap,
  isSameView,
  makeRoom,
  mergeMarks,
  viewBelow,
  viewOfBox,
  type ListingMapProps,
  type MapCell,
  type MapPhase,
  type MapSize,
  type MapView,
} from '@dira/ui/ListingMap'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePagePayload } from '../../shared/PagePayloadProvider.tsx'
import { loadMapLayer, streetsOf, useNotices } from '@dira/app'

export interface ListMapProps extends Pick<
  ListingMapProps,
  | 'cells'
  | 'ground'
  | 'count'
  | 'selectedId'
  | 'onSelect'
  | 'home'
  | 'countryName'
  | 'isBusy'
  | 'isUnknown'
  | 'card'
  | 'onLeave'
  | 'children'
> {
  /** The part of the map that the address names. */
  readonly box: GeoBox | undefined
  /** Where all listings lie, and the codes of the countries that were asked for: what is seen when the address names no part. */
  readonly bounds: GeoBox | undefined
  readonly countries: readonly string[]
  /** The listing that is pointed at in the list, and where it is. */
  readonly pointed: { readonly slug: string; readonly place: GeoPoint | null } | undefined
  /** The map was moved by hand and has stood still for a moment: what it shows now. */
  readonly onRest: (box: GeoBox) => void
}

/** So long after the last move, in milliseconds, the list follows. */
const REST = 400
/** What stays free about the listings, and what search and filters cover at the top of a narrow map, in pixels. */
const MARGIN = 50
/** The lower end of a wide map is below the window as long as the page's header is in it. */
const WIDE_MARGIN = 90
const SEARCH_HEIGHT = 132
const NARROW = '(max-width: 1023.98px)'
/** Nearer than this a map that nobody has moved does not go: a single place has its land about it, several come apart. */
const NEAREST_FIT = { place: 10, several: 14 }
/** Where the map is with nothing to show. */
const AFRICA: MapView = { lat: 2, lng: 18, zoom: 3 }
const POSITION_ZOOM = 10

const NO_POSITION: Readonly<Record<PositionTrouble, string>> = {
  refused: 'Your browser does not tell where you are. Choose a town under Near instead.',
  timedOut: 'Finding you took too long. Try again, or choose a town under Near.',
  unavailable: 'Your device cannot tell where it is. Choose a town under Near instead.',
}

/** The map of a list in the browser: where the address says, and telling where it was moved to. A part of the script of its own. */
export function ListMap({ box, bounds, countries, pointed, cells, onRest, ...props }: ListMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<MapView>()
  const [zoom, setZoom] = useState(AFRICA.zoom)
  /** What the address is known to show; the part that this map has asked for last; and the wait until the list follows. */
  const settled = useRef<MapView>(undefined)
  const asked = useRef<string>(undefined)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])

  const part = box && formatBox(box)
  const whole = around([...(bounds ? [bounds] : []), ...countries.flatMap(boxOfCountry)])
  const all = whole && formatBox(whole)
  const show = (next: MapView) => {
    settled.current = next
    setView(next)
    setZoom(next.zoom)
  }
  useLayoutEffect(() => {
    const element = frame.current
    // The map is there already: it was moved there.
    if (!element || (part !== undefined && part === asked.current)) return
    asked.current = undefined
    const size = { width: element.clientWidth, height: element.clientHeight }
    const wanted = box ? viewOfBox(box, size) : whole && viewOfAll(whole, size)
    show(wanted ?? settled.current ?? AFRICA)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- As texts, the boxes are the same for as long as they are equal.
  }, [part, all])

  const [position, setPosition] = useState<ExactPosition>()
  const { notify } = useNotices()
  const { asked: asking, ask } = useRequestedPosition({
    onFound: (found) => {
      setPosition(found)
      // The list is asked for what the map shows: its middle is no more exact than an address may be.
      setView({ ...roundedPosition(found), zoom: Math.max(zoom, POSITION_ZOOM) })
    },
  })
  const { state: trouble } = asking
  useEffect(() => {
    if (trouble !== 'idle' && trouble !== 'asking') notify(NO_POSITION[trouble], { tone: 'error' })
  }, [notify, trouble])

  const onViewChange = (next: MapView, seen: GeoBox, phase: MapPhase) => {
    clearTimeout(waiting.current)
    const element = frame.current
    if (phase !== 'ended' || !element) return
    setZoom(next.zoom)
    const size = { width: element.clientWidth, height: element.clientHeight }
    if (settled.current && isSameView(next, settled.current, size)) return
    waiting.current = setTimeout(() => {
      const round = roundBox(seen)
      asked.current = formatBox(round)
      show(next)
      onRest(round)
    }, REST)
  }

  const { mapTilesUrl } = usePagePayload().served.config
  const marks = useMemo(() => makeRoom(mergeMarks(cells, zoom), zoom), [cells, zoom])
  return (
    <div ref={frame} style={{ position: 'relative' }}>
      {view && (
        <ListingMap
          view={view}
          onViewChange={onViewChange}
          cells={marks}
          pointedId={pointed && markOf(pointed, marks)}
          loadLayer={loadMapLayer}
          loadStreets={streetsOf(mapTilesUrl)}
          position={position}
          coveredTop={coveredTop()}
          onLocate={ask}
          style={{ position: 'absolute', inset: 0 }}
          {...props}
        />
      )}
    </div>
  )
}

function boxOfCountry(code: string): GeoBox[] {
  const box = COUNTRY_BOXES[code]
  if (!box) return []
  const [south, west, north, east] = box
  return [{ south, west, north, east }]
}

/** The smallest box about some. */
function around(boxes: readonly GeoBox[]): GeoBox | undefined {
  if (boxes.length === 0) return undefined
  return {
    south: Math.min(...boxes.map(({ south }) => south)),
    west: Math.min(...boxes.map(({ west }) => west)),
    north: Math.max(...boxes.map(({ north }) => north)),
    east: Math.max(...boxes.map(({ east }) => east)),
  }
}

/** All listings, clear of the search that stands over the top of a narrow map. */
function viewOfAll(bounds: GeoBox, size: MapSize): MapView {
  const view = viewBelow(coveredTop(), bounds, size, isNarrow() ? MARGIN : WIDE_MARGIN)
  const isPlace = bounds.north === bounds.south && bounds.east === bounds.west
  return { ...view, zoom: Math.min(view.zoom, NEAREST_FIT[isPlace ? 'place' : 'several']) }
}

const isNarrow = () => matchMedia(NARROW).matches
const coveredTop = () => (isNarrow() ? SEARCH_HEIGHT : 0)

/** A part of the map in numbers as round as nobody sees the difference. */
function roundBox({ south, west, north, east }: GeoBox): GeoBox {
  const step = Math.max(north - south, east - west) / 400
  const digits = Math.min(Math.max(Math.ceil(-Math.log10(step)), 0), 5)
  const round = (degrees: number) => Number(degrees.toFixed(digits))
  return { south: round(south), west: round(west), north: round(north), east: round(east) }
}

/** The mark that a listing is in: its pin, or the smallest cluster about its place. */
function markOf({ slug, place }: NonNullable<ListMapProps['pointed']>, marks: readonly MapCell[]): string | undefined {
  if (marks.some(({ id }) => id === slug)) return slug
  const clusters = marks.filter(
    ({ box }) =>
      place &&
      box &&
      place.lat >= box.south &&
      place.lat <= box.north &&
      place.lng >= box.west &&
      place.lng <= box.east,
  )
  return clusters.toSorted((a, b) => a.count - b.count)[0]?.id
}
