/** What a map shows: the place in its middle, and how near it is: 0 is the whole world in 256 pixels, each step is twice as near. */
export interface MapView {
  readonly lat: number
  readonly lng: number
  readonly zoom: number
}

/** A part of the world between two parallels and two meridians, in degrees. */
export interface MapBox {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** The size of the map on the screen, in pixels. */
export interface MapSize {
  readonly width: number
  readonly height: number
}

/** A place on the screen in pixels from the left and the top of the map; or in the world in Web Mercator, a square of 1 from north-west. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export const MIN_ZOOM = 2
export const MAX_ZOOM = 16

/** The pixels of the whole world at zoom 0. */
const WORLD_PIXELS = 256

/** Beyond it Web Mercator would grow without end. */
const LAST_LATITUDE = 85

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

/** Where a place is in Web Mercator. */
export function toWorld({ lat, lng }: { readonly lat: number; readonly lng: number }): Spot {
  const clamped = clamp(lat, -LAST_LATITUDE, LAST_LATITUDE)
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360)) / (2 * Math.PI)
  return { x: (lng + 180) / 360, y }
}

/** Which place is there. */
export function fromWorld({ x, y }: Spot): { readonly lat: number; readonly lng: number } {
  const lat = (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90
  return { lat, lng: x * 360 - 180 }
}

/** Which place is at a spot of the screen. */
export function placeAt(spot: Spot, view: MapView, size: MapSize): { readonly lat: number; readonly lng: number } {
  return fromWorld(worldAt(spot, view, size))
}

/** The pixels of the whole world at a zoom. */
export function worldPixels(zoom: number): number {
  return WORLD_PIXELS * 2 ** zoom
}

/** Where a place is on the screen. */
export function toScreen(place: { readonly lat: number; readonly lng: number }, view: MapView, size: MapSize): Spot {
  const scale = worldPixels(view.zoom)
  const [spot, middle] = [toWorld(place), toWorld(view)]
  return { x: (spot.x - middle.x) * scale + size.width / 2, y: (spot.y - middle.y) * scale + size.height / 2 }
}

/** The view that has a point of the world at a point of the screen. */
function viewWith(world: Spot, at: Spot, zoom: number, size: MapSize): MapView {
  const scale = worldPixels(zoom)
  const middle = { x: world.x - (at.x - size.width / 2) / scale, y: world.y - (at.y - size.height / 2) / scale }
  return tidyView({ ...fromWorld({ x: clamp(middle.x, 0, 1), y: clamp(middle.y, 0, 1) }), zoom })
}

/** Which point of the world is at a point of the screen. */
function worldAt(at: Spot, view: MapView, size: MapSize): Spot {
  const scale = worldPixels(view.zoom)
  const middle = toWorld(view)
  return { x: middle.x + (at.x - size.width / 2) / scale, y: middle.y + (at.y - size.height / 2) / scale }
}

/** A view within the bounds of the map. */
export function tidyView({ lat, lng, zoom }: MapView): MapView {
  return {
    lat: clamp(lat, -LAST_LATITUDE, LAST_LATITUDE),
    lng: clamp(lng, -180, 180),
    zoom: clamp(zoom, MIN_ZOOM, MAX_ZOOM),
  }
}

/** The part of the world that is seen. */
export function boxOfView(view: MapView, size: MapSize): MapBox {
  const northWest = fromWorld(worldAt({ x: 0, y: 0 }, view, size))
  const southEast = fromWorld(worldAt({ x: size.width, y: size.height }, view, size))
  return {
    south: Math.max(-90, southEast.lat),
    west: Math.max(-180, northWest.lng),
    north: Math.min(90, northWest.lat),
    east: Math.min(180, southEast.lng),
  }
}

/** The nearest view that shows all of a box, with some pixels to spare on every side. */
export function viewOfBox(box: MapBox, size: MapSize, margin = 0): MapView {
  const northWest = toWorld({ lat: box.north, lng: box.west })
  const southEast = toWorld({ lat: box.south, lng: box.east })
  const zoomFor = (pixels: number, share: number) =>
    Math.log2(Math.max(1, pixels - 2 * margin) / (WORLD_PIXELS * share))
  const zoom = Math.min(
    zoomFor(size.width, southEast.x - northWest.x),
    zoomFor(size.height, southEast.y - northWest.y),
    MAX_ZOOM,
  )
  const middle = fromWorld({ x: (northWest.x + southEast.x) / 2, y: (northWest.y + southEast.y) / 2 })
  return tidyView({ ...middle, zoom })
}

/** The nearest view that shows all of a box below the upper part of the map, which something else covers. */
export function viewBelow(coveredTop: number, box: MapBox, size: MapSize, margin: number): MapView {
  const free = { width: size.width, height: Math.max(1, size.height - coveredTop) }
  return panned(viewOfBox(box, free, margin), { x: 0, y: coveredTop / 2 }, size)
}

/** The view after the map was dragged by so many pixels. */
export function panned(view: MapView, by: Spot, size: MapSize): MapView {
  const middle = { x: size.width / 2, y: size.height / 2 }
  return viewWith(toWorld(view), { x: middle.x + by.x, y: middle.y + by.y }, view.zoom, size)
}

/** The view after so many steps nearer, with the point of the screen where it was. */
export function zoomed(view: MapView, steps: number, at: Spot, size: MapSize): MapView {
  const zoom = clamp(view.zoom + steps, MIN_ZOOM, MAX_ZOOM)
  return viewWith(worldAt(at, view, size), at, zoom, size)
}

/**
 * The view after fingers moved from some points of the screen to others: what was under them is under them again. One finger pans, two
 * zoom as well; with three or more their middle and their mean distance from it count.
 */
export function moved(view: MapView, from: readonly Spot[], to: readonly Spot[], size: MapSize): MapView {
  if (from.length === 0 || from.length !== to.length) return view
  const [before, after] = [middleOf(from), middleOf(to)]
  const [spreadBefore, spreadAfter] = [spreadOf(from, before), spreadOf(to, after)]
  const steps = spreadBefore > 0 && spreadAfter > 0 ? Math.log2(spreadAfter / spreadBefore) : 0
  const zoom = clamp(view.zoom + steps, MIN_ZOOM, MAX_ZOOM)
  return viewWith(worldAt(before, view, size), after, zoom, size)
}

const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
})

const spreadOf = (spots: readonly Spot[], middle: Spot) =>
  spots.reduce((sum, { x, y }) => sum + Math.hypot(x - middle.x, y - middle.y), 0) / spots.length

/** What of two views is the same to the eye: an address holds a view in round numbers. */
const SAME = { pixels: 8, zoom: 0.1 }

/** Whether two views show the same, but for what rounding makes of them. */
export function isSameView(one: MapView, other: MapView, size: MapSize): boolean {
  const { x, y } = toScreen(one, other, size)
  const way = Math.hypot(x - size.width / 2, y - size.height / 2)
  return way <= SAME.pixels && Math.abs(one.zoom - other.zoom) <= SAME.zoom
}

/**
 * The view on the way from one to another, from 0 to 1. It zooms evenly and moves so that, seen on the screen, one point stays where it
 * is all the way: no swerving.
 */
export function viewBetween(from: MapView, to: MapView, part: number): MapView {
  if (part >= 1) return to
  const zoom = from.zoom + (to.zoom - from.zoom) * part
  const [start, end] = [toWorld(from), toWorld(to)]
  const growth = 2 ** (from.zoom - to.zoom)
  const way = Math.abs(growth - 1) < 1e-6 ? part : (1 - 2 ** (from.zoom - zoom)) / (1 - growth)
  return { ...fromWorld({ x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way }), zoom }
}

/** Whether two boxes have a part in common. */
export function boxesMeet(one: MapBox, other: MapBox): boolean {
  return one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north
}
