import type { MapLayerFile } from './mapLayers.ts'
import type { Spot } from './mapView.ts'

/** A line in Web Mercator, as x and y by turns, and the box that it fits into. */
export interface Line {
  readonly points: Float64Array
  readonly west: number
  readonly north: number
  readonly east: number
  readonly south: number
}

/** A town or a sea. */
export interface NamedSpot extends Spot {
  readonly name: string
  /** From which zoom it is named. */
  readonly fromZoom: number
}

export interface Country {
  readonly code: string
  readonly name: string
  /** Where its name stands; undefined beyond Africa. */
  readonly label: Spot | undefined
  readonly rings: readonly Line[]
  readonly coasts: readonly Line[]
  readonly borders: readonly Line[]
}

export interface Water {
  readonly id: number
  readonly name: string
  readonly rank: number
  readonly lines: readonly Line[]
}

/** A part of the map's data, ready to be drawn. */
export interface MapLayer {
  readonly countries: readonly Country[]
  readonly lakes: readonly Water[]
  readonly rivers: readonly Water[]
  readonly towns: readonly NamedSpot[]
  readonly seas: readonly NamedSpot[]
}

/** Reads a layer from its file. */
export function readLayer(file: MapLayerFile): MapLayer {
  const scale = 2 ** -file.grid
  const arcs = file.arcs.map((steps) => unrolled(steps, scale))
  const borders = new Set(file.borders)
  const spotOf = ([x, y]: readonly [number, number]): Spot => ({ x: x * scale, y: y * scale })
  const lineOf = (ring: readonly number[]) => lineAlong(ring.map((index) => directed(arcs, index)))
  const named = (rows: MapLayerFile['towns'] = []) =>
    rows.map(([name, x, y, fromZoom]): NamedSpot => ({ name, fromZoom, ...spotOf([x, y]) }))
  return {
    countries: file.countries.map(({ code, name = '', label, rings }) => {
      const numbers = rings.flat().map((index) => (index < 0 ? ~index : index))
      return {
        code,
        name,
        label: label && spotOf(label),
        rings: rings.map(lineOf),
        coasts: numbers.filter((number) => !borders.has(number)).map((number) => lineOf([number])),
        borders: numbers.filter((number) => borders.has(number)).map((number) => lineOf([number])),
      }
    }),
    lakes: file.lakes.map(({ rings, ...lake }) => ({ ...lake, lines: rings.map(lineOf) })),
    rivers: file.rivers.map(({ rings, ...river }) => ({ ...river, lines: rings.map(lineOf) })),
    towns: named(file.towns),
    seas: named(file.seas),
  }
}

function unrolled(steps: readonly number[], scale: number): Float64Array {
  const points = new Float64Array(steps.length)
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    points[at] = x * scale
    points[at + 1] = y * scale
  }
  return points
}

/** A line by its number, or, for `~number`, the same from its end. */
function directed(arcs: readonly Float64Array[], index: number): Float64Array {
  const arc = arcs[index < 0 ? ~index : index]
  if (!arc) throw new Error(`The layer has no line ${index}.`)
  if (index >= 0) return arc
  const reversed = new Float64Array(arc.length)
  for (let at = 0; at < arc.length; at += 2) {
    reversed[at] = arc[arc.length - 2 - at] ?? 0
    reversed[at + 1] = arc[arc.length - 1 - at] ?? 0
  }
  return reversed
}

function lineAlong(parts: readonly Float64Array[]): Line {
  const points = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0))
  let end = 0
  for (const part of parts) {
    points.set(part, end)
    end += part.length
  }
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]]
    west = Math.min(west, x)
    east = Math.max(east, x)
    north = Math.min(north, y)
    south = Math.max(south, y)
  }
  return { points, west, north, east, south }
}
