import { readFileSync } from 'node:fs'
import type { GeoPoint, Land } from '@dira/directory-core'
import { readLayer, toWorld, type MapLayer, type MapLayerFile } from '@dira/ui/cover'
import type { LandAround } from './createPlates.ts'

type Line = MapLayer['rivers'][number]['lines'][number]

/** The circumference of the Earth, in metres. */
const AROUND = 40_030_174
/** Up to this half-width the finest outlines are drawn. */
const FINE = 100_000

/** Coasts, lakes, rivers and towns of the map of listings around a point. The files are read when a plate first needs them. */
export function createLandAround(): LandAround {
  const layers = new Map<string, MapLayer>()
  const layer = (name: string): MapLayer => {
    const file = new URL(
      `directory/map/ListingMap/layers/${name}.generated.json`,
      import.meta.resolve('@dira/ui/cover'),
    )
    // Written by this project's own generator.
    const known = layers.get(name) ?? readLayer(JSON.parse(readFileSync(file, 'utf8')) as MapLayerFile)
    layers.set(name, known)
    return known
  }
  return (point) => (metres) => {
    const names = metres <= FINE ? ['north', 'west', 'east', 'south'] : ['africa']
    const from = framed(point, metres)
    const drawn = names.map(layer)
    return {
      coasts: unique(drawn.flatMap(({ countries }) => countries.flatMap(({ coasts }) => from.lines(coasts)))),
      waters: drawn.flatMap(({ lakes, rivers }) => [...lakes, ...rivers].flatMap(({ lines }) => from.lines(lines))),
      towns: from.towns(layer('places').towns),
    }
  }
}

/** Takes what is in a frame about a point, in metres east and north of it. Places of the world are in Web Mercator, a square of 1. */
function framed(point: GeoPoint, metres: number) {
  const middle = toWorld(point)
  const scale = AROUND * Math.cos((point.lat * Math.PI) / 180)
  const reach = metres / scale
  const isNear = ({ west, east, north, south }: Omit<Line, 'points'>) =>
    west <= middle.x + reach && east >= middle.x - reach && north <= middle.y + reach && south >= middle.y - reach
  return {
    lines: (lines: readonly Line[]) =>
      lines
        .filter(isNear)
        .map(({ points }) => points.map((value, at) => (at % 2 === 0 ? value - middle.x : middle.y - value) * scale)),
    towns: (towns: MapLayer['towns']): Land['towns'] =>
      towns
        .filter(({ x, y }) => isNear({ west: x, east: x, north: y, south: y }))
        .map(({ name, x, y }) => ({ name, east: (x - middle.x) * scale, north: (middle.y - y) * scale })),
  }
}

/** The outlines of neighbouring quarters of the continent overlap. */
function unique(lines: readonly Float64Array[]): readonly Float64Array[] {
  const keyOf = (line: Float64Array) => [line.length, ...line.subarray(0, 2), ...line.subarray(-2)].join(' ')
  return [...new Map(lines.map((line) => [keyOf(line), line])).values()]
}
