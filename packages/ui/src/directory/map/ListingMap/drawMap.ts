import { toWorld, worldPixels, type MapSize, type MapView, type Spot } from './mapView.ts'
import type { Coordinates } from '../../../art/map/coordinates.ts'
import { drawSpots } from './drawSpots.ts'
import type { Line, MapLayer } from './readLayer.ts'

/** The colours of the map, as CSS has them. */
export interface MapLook {
  readonly sea: string
  readonly lining: string
  readonly land: string
  readonly border: string
  readonly coast: string
  readonly home: string
  readonly homeLine: string
  readonly homeText: string
  readonly text: string
  readonly quietText: string
  readonly position: string
  readonly textFont: string
  readonly displayFont: string
  /** By how much the reader's text is larger than usual. */
  readonly textScale: number
}

/** A name with its place on the map. */
export interface PlacedLabel {
  readonly text: string
  /** Where, in Web Mercator. */
  readonly world: Spot
  /** From there to the middle of the name, in pixels. */
  readonly offset: Spot
  readonly kind: LabelKind
  /** Its place is marked: a town's, where no mark of a listing is. */
  readonly hasDot: boolean
}

export type LabelKind = 'country' | 'homeCountry' | 'homeTown' | 'town' | 'water'

export interface Drawing {
  readonly coarse: readonly MapLayer[]
  /** Layers whose countries and waters replace those of the coarse ones. */
  readonly fine: readonly MapLayer[]
  readonly view: MapView
  readonly size: MapSize
  readonly look: MapLook
  /** The codes of the countries that the map is about. */
  readonly home: ReadonlySet<string>
  readonly labels: readonly PlacedLabel[]
  /** Where listings are, for the marks on the ground. @default none */
  readonly spots?: readonly Coordinates[]
  /** Leaves out what is dear and not missed while the map moves. @default false */
  readonly isSketch?: boolean
  readonly position: { readonly lat: number; readonly lng: number; readonly accuracyKm: number } | undefined
}

/** From here on the sea shows its lines along the coast. */
const LINING_ZOOM = 4.5
const SEA_RINGS = [15, 10, 5]
const LAKE_RINGS = [6, 3]

/** Corners nearer to each other, in pixels, are one: of a line, and of the rings along it, which follow it less closely. */
const STEP = 0.75
const LINING_STEP = 4

/** Draws the ground of the map: sea, land, water, borders and names. The context is scaled to the pixels of the screen. */
export function drawMap(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { view, size, look, home, labels, position, spots = [], isSketch = false } = drawing
  const screen = screenOf(view, size)
  const { countries, lakes, rivers } = groundOf(drawing)
  const stroke = (lines: readonly Line[], style: string, width: number) => {
    const path = new Path2D()
    for (const line of lines) trace(path, line, screen)
    context.strokeStyle = style
    context.lineWidth = width
    context.stroke(path)
  }
  const areaOf = (rings: readonly Line[]) => {
    const path = new Path2D()
    for (const ring of rings) trace(path, ring, screen)
    return path
  }

  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.fillStyle = look.sea
  context.fillRect(0, 0, size.width, size.height)

  const coasts = countries.flatMap(({ coasts: own }) => own)
  if (view.zoom >= LINING_ZOOM && !isSketch) {
    const path = new Path2D()
    for (const line of coasts) trace(path, line, screen, LINING_STEP)
    for (const distance of SEA_RINGS) {
      drawRing(context, path, distance, look)
    }
  }

  context.fillStyle = look.land
  for (const { code, rings } of countries) if (!home.has(code)) context.fill(areaOf(rings), 'evenodd')
  const homes = countries.filter(({ code }) => home.has(code))
  const homeArea = areaOf(homes.flatMap(({ rings }) => rings))
  context.fillStyle = look.home
  context.fill(homeArea, 'evenodd')

  const streams = rivers.filter(({ rank }) => rank <= view.zoom).flatMap(({ lines }) => lines)
  stroke(streams, look.border, 3)
  stroke(streams, look.sea, 1.5)
  for (const { lines } of lakes) {
    if (!lines.some((line) => isSeen(line, screen))) continue
    const path = areaOf(lines)
    context.save()
    context.clip(path, 'evenodd')
    context.fillStyle = look.sea
    context.fill(path, 'evenodd')
    const lining = new Path2D()
    for (const line of lines) trace(lining, line, screen, LINING_STEP)
    for (const distance of isSketch ? [] : LAKE_RINGS) drawRing(context, lining, distance, look)
    context.restore()
    context.strokeStyle = look.coast
    context.lineWidth = 1
    context.stroke(path)
  }

  stroke(
    countries.flatMap(({ borders }) => borders),
    look.border,
    1.25,
  )
  stroke(coasts, look.coast, 1)
  stroke(
    homes.flatMap(({ rings }) => rings),
    look.homeLine,
    2,
  )
  drawSpots(context, screen, { spots, zoom: view.zoom, look })
  drawEquator(context, screen, look)
  if (position) drawPosition(context, screen, position, look)
  const ratio = context.getTransform().a
  const isHome = ({ x, y }: Spot) => context.isPointInPath(homeArea, x * ratio, y * ratio, 'evenodd')
  for (const label of labels) drawLabel(context, screen, label, look, isHome)
}

/** The countries, lakes and rivers of the layers, each from the finest that has it. */
export function groundOf({ coarse, fine }: Pick<Drawing, 'coarse' | 'fine'>) {
  const countries = fine.flatMap((layer) => layer.countries)
  const lakes = fine.flatMap((layer) => layer.lakes)
  const rivers = fine.flatMap((layer) => layer.rivers)
  const codes = new Set(countries.map(({ code }) => code))
  const waters = new Set([...lakes, ...rivers].map(({ id }) => id))
  for (const layer of coarse) {
    countries.push(...layer.countries.filter(({ code }) => !codes.has(code)))
    lakes.push(...layer.lakes.filter(({ id }) => !waters.has(id)))
    rivers.push(...layer.rivers.filter(({ id }) => !waters.has(id)))
  }
  return { countries, lakes, rivers }
}

/** From Web Mercator to pixels, and how far beyond the edges lines are still drawn. */
interface Screen extends MapSize {
  readonly scale: number
  readonly left: number
  readonly top: number
}

function screenOf(view: MapView, { width, height }: MapSize): Screen {
  const scale = worldPixels(view.zoom)
  const middle = toWorld(view)
  return { width, height, scale, left: middle.x - width / 2 / scale, top: middle.y - height / 2 / scale }
}

const MARGIN = 40

function isSeen({ west, north, east, south }: Line, { left, top, scale, width, height }: Screen): boolean {
  const margin = MARGIN / scale
  return (
    east >= left - margin &&
    west <= left + width / scale + margin &&
    south >= top - margin &&
    north <= top + height / scale + margin
  )
}

/**
 * Adds a line to a path. Corners beyond one and the same edge of the screen are left out, and those that nearly coincide with the one
 * before: nobody sees what is between them.
 */
function trace(path: Path2D, line: Line, screen: Screen, step = STEP): void {
  if (!isSeen(line, screen)) return
  const { points } = line
  const { left, top, scale, width, height } = screen
  const last = points.length - 2
  let [drawnX, drawnY, beforeX, beforeY, beyond, isPending] = [0, 0, 0, 0, 0, false]
  for (let at = 0; at <= last; at += 2) {
    const x = ((points[at] ?? 0) - left) * scale
    const y = ((points[at + 1] ?? 0) - top) * scale
    const edges =
      (x < -MARGIN ? 1 : 0) | (x > width + MARGIN ? 2 : 0) | (y < -MARGIN ? 4 : 0) | (y > height + MARGIN ? 8 : 0)
    if (at === 0) {
      path.moveTo(x, y)
      ;[drawnX, drawnY, beyond] = [x, y, edges]
    } else if ((beyond & edges) !== 0) {
      beyond &= edges
      isPending = true
    } else {
      if (isPending) path.lineTo(beforeX, beforeY)
      const isNew = isPending || at === last || Math.abs(x - drawnX) + Math.abs(y - drawnY) >= step
      if (isNew) path.lineTo(x, y)
      if (isNew) [drawnX, drawnY] = [x, y]
      beyond = edges
      isPending = false
    }
    ;[beforeX, beforeY] = [x, y]
  }
  if (isPending) path.lineTo(beforeX, beforeY)
}

/** A thin line at a distance on both sides of a path: a broad line with all but its edges wiped out. */
function drawRing(context: CanvasRenderingContext2D, path: Path2D, distance: number, { lining, sea }: MapLook): void {
  context.strokeStyle = lining
  context.lineWidth = 2 * distance + 1
  context.stroke(path)
  context.strokeStyle = sea
  context.lineWidth = 2 * distance - 1
  context.stroke(path)
}

function drawEquator(context: CanvasRenderingContext2D, { top, scale, width }: Screen, { border }: MapLook): void {
  const y = (0.5 - top) * scale
  context.save()
  context.setLineDash([1, 6])
  context.strokeStyle = border
  context.lineWidth = 1.5
  context.beginPath()
  context.moveTo(0, y)
  context.lineTo(width, y)
  context.stroke()
  context.restore()
}

/** The metres of the equator, all round. */
const EQUATOR_KM = 40_075

function drawPosition(
  context: CanvasRenderingContext2D,
  { left, top, scale }: Screen,
  place: NonNullable<Drawing['position']>,
  look: MapLook,
): void {
  const spot = toWorld(place)
  const [x, y] = [(spot.x - left) * scale, (spot.y - top) * scale]
  // Web Mercator stretches what is far from the equator.
  const reach = ((place.accuracyKm / EQUATOR_KM) * scale) / Math.cos((place.lat * Math.PI) / 180)
  context.fillStyle = look.position
  context.strokeStyle = look.position
  context.lineWidth = 1.5
  context.beginPath()
  context.arc(x, y, Math.max(reach, 10), 0, 2 * Math.PI)
  context.save()
  context.globalAlpha = 0.15
  context.fill()
  context.restore()
  context.stroke()
  context.beginPath()
  context.arc(x, y, 6, 0, 2 * Math.PI)
  context.fill()
  context.strokeStyle = look.sea
  context.lineWidth = 2
  context.stroke()
}

/** How the names of a kind are written. */
const FONTS = {
  country: { weight: 600, size: 20, font: 'displayFont', colour: 'quietText' },
  homeCountry: { weight: 700, size: 21, font: 'displayFont', colour: 'homeText' },
  homeTown: { weight: 650, size: 13.5, font: 'textFont', colour: 'homeText' },
  town: { weight: 450, size: 13, font: 'textFont', colour: 'quietText' },
  water: { weight: 400, size: 12.5, font: 'textFont', colour: 'quietText' },
} as const satisfies Record<LabelKind, { weight: number; size: number; font: keyof MapLook; colour: keyof MapLook }>

/** Gets a context ready to write or measure names of a kind; the height of their line. */
export function setFont(context: CanvasRenderingContext2D, kind: LabelKind, look: MapLook): number {
  const { weight, size, font } = FONTS[kind]
  const pixels = size * look.textScale
  context.font = `${weight} ${pixels}px ${look[font]}`
  // Not every browser knows it; the names are wider there.
  if ('fontStretch' in context) context.fontStretch = font === 'displayFont' ? 'extra-condensed' : 'semi-condensed'
  return pixels * 1.15
}

function drawLabel(
  context: CanvasRenderingContext2D,
  { left, top, scale }: Screen,
  { text, world, offset, kind, hasDot }: PlacedLabel,
  look: MapLook,
  isHome: (spot: Spot) => boolean,
): void {
  setFont(context, kind, look)
  const spot = { x: (world.x - left) * scale, y: (world.y - top) * scale }
  const colour = look[FONTS[kind].colour]
  const [x, y] = [spot.x + offset.x, spot.y + offset.y]
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  // The halo is of the ground that the name stands on.
  context.strokeStyle = kind === 'water' ? look.sea : isHome({ x, y }) ? look.home : look.land
  context.lineWidth = 3
  context.fillStyle = colour
  if (hasDot) {
    context.beginPath()
    context.moveTo(spot.x, spot.y - 4)
    context.lineTo(spot.x + 4, spot.y)
    context.lineTo(spot.x, spot.y + 4)
    context.lineTo(spot.x - 4, spot.y)
    context.closePath()
    context.stroke()
    context.fill()
  }
  context.strokeText(text, x, y)
  context.fillText(text, x, y)
}
