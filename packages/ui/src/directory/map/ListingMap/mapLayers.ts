import { boxesMeet, type MapBox } from './mapView.ts'

/**
 * A part of the map's data as its file holds it. Places are counted in steps of a grid that divides the world into 2 to the power of `grid`
 * steps, in Web Mercator.
 */
export interface MapLayerFile {
  readonly grid: number
  /** Lines: a place, then the way from each place to the next. */
  readonly arcs: readonly (readonly number[])[]
  /** Countries by their lines, each by its number or by `~number` when it runs backwards. Those without a code lie beyond Africa. */
  readonly countries: readonly {
    readonly code: string
    readonly name?: string
    readonly label?: readonly [x: number, y: number]
    readonly rings: readonly (readonly number[])[]
  }[]
  /** The numbers of the lines between two countries; the others are coasts. */
  readonly borders: readonly number[]
  readonly lakes: readonly WaterRow[]
  readonly rivers: readonly WaterRow[]
  /** Cities and towns, the most important first, and seas: where, and from which zoom they are named. */
  readonly towns?: readonly PlaceRow[]
  readonly seas?: readonly PlaceRow[]
}

/** A lake or a river, by the same number in every layer. */
interface WaterRow {
  readonly id: number
  readonly name: string
  readonly rank: number
  readonly rings: readonly (readonly number[])[]
}

type PlaceRow = readonly [name: string, x: number, y: number, fromZoom: number]

/** Africa and the coasts that it looks at. What lies beyond is in the layer of the world. */
export const AFRICA_BOX: MapBox = { west: -26, south: -38, east: 60, north: 38 }

/** From this zoom on the finest outlines are drawn. */
const FINE_ZOOM = 6

/** The layers, in the order in which they are drawn, and where each is needed. */
export const MAP_LAYERS = {
  world: { isNeeded: (box) => !contains(AFRICA_BOX, box) },
  africa: { isNeeded: () => true },
  north: quarter({ west: -18, south: 14, east: 38, north: 38 }),
  west: quarter({ west: -26, south: 1, east: 17, north: 26 }),
  east: quarter({ west: 5, south: -14, east: 57, north: 24 }),
  south: quarter({ west: 11, south: -47, east: 64, north: -4 }),
  places: { isNeeded: () => true },
} as const satisfies Record<string, { readonly isNeeded: (box: MapBox, zoom: number) => boolean }>

export type MapLayerName = keyof typeof MAP_LAYERS

/** Whether a layer holds the finest outlines, which replace those of the layers before. */
export const isFine = (name: MapLayerName) => name !== 'world' && name !== 'africa' && name !== 'places'

/** The layers that a part of the world needs at a zoom. */
export function neededLayers(box: MapBox, zoom: number): readonly MapLayerName[] {
  const names = Object.keys(MAP_LAYERS) as MapLayerName[]
  return names.filter((name) => MAP_LAYERS[name].isNeeded(box, zoom))
}

function quarter(extent: MapBox) {
  return { isNeeded: (box: MapBox, zoom: number) => zoom >= FINE_ZOOM && boxesMeet(box, extent) }
}

const contains = (outer: MapBox, inner: MapBox) =>
  inner.west >= outer.west && inner.east <= outer.east && inner.south >= outer.south && inner.north <= outer.north
