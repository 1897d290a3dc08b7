import { geoPath } from 'd3-geo'
import { presimplify, simplify } from 'topojson-simplify'
import type { Topology } from 'topojson-specification'
import { AFRICA_BOX, type MapLayerFile, type MapLayerName } from '../../src/directory/map/ListingMap/mapLayers.ts'
import { AFRICAN_STATES } from '../africanStates.ts'
import type { World } from '../drawAfrica.ts'
import { project, type Position } from './mercator.ts'
import { placesFile } from './placesFile.ts'
import { worldMap, type FlatWorld, type Land } from './worldMap.ts'

/** What the map is drawn from, as Natural Earth gives it. */
export interface Sources {
  /** The world at 1:50m, and at 1:10m. */
  readonly world: World
  readonly exactWorld: World
  readonly lakes: Features
  readonly rivers: Features
  /** Cities and towns as CSV. */
  readonly places: string
}

interface Features {
  readonly features: readonly {
    readonly properties: { readonly name: string | null; readonly scalerank: number }
    readonly geometry:
      | { readonly type: 'LineString'; readonly coordinates: Position[] }
      | { readonly type: 'Polygon' | 'MultiLineString'; readonly coordinates: Position[][] }
      | { readonly type: 'MultiPolygon'; readonly coordinates: Position[][][] }
  }[]
}

/**
 * The zoom at whose pixels a layer is simplified, the smallest island in such pixels, and how fine its grid is: 2 to the power of that
 * many steps round the world.
 */
const DETAIL = {
  world: { zoom: 2.5, island: 6, grid: 12 },
  africa: { zoom: 5, island: 1, grid: 15 },
  quarter: { zoom: 8.5, island: 1, grid: 19 },
} as const

/** The smallest lake that is drawn, in pixels. */
const SMALLEST_LAKE = 4

/** So many times larger than Africa's the islands of others have to be. */
const FOREIGN_ISLANDS = 8

/** Africa and the coasts that it looks at. */
const REGION = [project(AFRICA_BOX.west, AFRICA_BOX.north), project(AFRICA_BOX.east, AFRICA_BOX.south)] as const

/** The files of the layers. */
export function drawLayers(sources: Sources): Readonly<Record<MapLayerName, MapLayerFile>> {
  const world = worldMap(sources.world)
  const region = withWater(worldMap(sources.exactWorld), sources)
  const beyond = drawing(world, DETAIL.world)
  const africa = drawing(region, DETAIL.africa)
  const exact = drawing(region, DETAIL.quarter)
  const isNear = ({ code, rings }: Land) => code !== '' || overlaps(boxOf(africa.line(rings[0] ?? [])), REGION)
  return {
    world: beyond.file((land) => land.code === '' && !overlaps(boxOf(beyond.line(land.rings[0] ?? [])), REGION)),
    africa: africa.file(isNear, () => true),
    ...mapValues(QUARTERS, (isIn) =>
      exact.file(
        ({ code }) => code !== '' && isIn(exact.middleOf(code)),
        ({ rings }) => isIn(middleOf(boxOf(exact.line(rings.flat())))),
      ),
    ),
    places: placesFile(sources.places),
  }
}

/** The quarters of Africa whose finest outlines are loaded by themselves, by where the middle of a country or a lake is. */
const QUARTERS = {
  north: (middle: Position) => isNorthOf(19, middle),
  west: (middle: Position) => !isNorthOf(19, middle) && isNorthOf(3, middle) && !isEastOf(16, middle),
  east: (middle: Position) =>
    !isNorthOf(19, middle) && isNorthOf(-9, middle) && !(isNorthOf(3, middle) && !isEastOf(16, middle)),
  south: (middle: Position) => !isNorthOf(-9, middle),
} as const satisfies Partial<Record<MapLayerName, (middle: Position) => boolean>>

const isNorthOf = (latitude: number, [, y]: Position) => y <= project(0, latitude)[1]
const isEastOf = (longitude: number, [x]: Position) => x >= project(longitude, 0)[0]

/** A lake, by the lines round it, or a river, by its lines. */
interface Water {
  readonly id: number
  readonly name: string
  readonly rank: number
  readonly isLake: boolean
  readonly rings: readonly (readonly number[])[]
}

interface Region extends FlatWorld {
  readonly waters?: readonly Water[]
}

/** The map with its lakes and rivers, whose lines come after those of the countries. */
function withWater({ arcs, lands }: FlatWorld, { lakes, rivers }: Sources): Region {
  const all = [...arcs]
  let id = 0
  const waters = [lakes, rivers].flatMap(({ features }) =>
    features.map(({ properties, geometry }): Water => {
      const lines =
        geometry.type === 'LineString'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates.flat()
            : geometry.coordinates
      const rings = lines.map((line) => [all.push(line.map(([lng, lat]) => project(lng, lat))) - 1])
      const isLake = geometry.type.endsWith('Polygon')
      id += 1
      return { id, name: properties.name ?? '', rank: properties.scalerank, isLake, rings }
    }),
  )
  return { arcs: all, lands, waters }
}

/** A map simplified for a zoom, from which files of parts of it are made. */
function drawing({ arcs, lands, waters = [] }: Region, { zoom, island, grid }: (typeof DETAIL)[keyof typeof DETAIL]) {
  const pixel = 1 / (256 * 2 ** zoom)
  const topology: Topology<Record<string, never>> = { type: 'Topology', objects: {}, arcs }
  const lines = simplify(presimplify(structuredClone(topology)), (pixel * pixel) / 2).arcs as Position[][]
  const line = (ring: readonly number[]) =>
    ring.flatMap((index) => (index < 0 ? (lines[~index] ?? []).toReversed() : (lines[index] ?? [])))
  const areaOf = (ring: readonly number[]) => geoPath().area({ type: 'Polygon', coordinates: [line(ring)] })
  const least = (code: string) => island * pixel * pixel * (code === '' ? FOREIGN_ISLANDS : 1)
  const drawn = lands.filter(({ code, rings: [shore = []] }) => areaOf(shore) >= least(code))

  const neighbours = new Map<number, number>()
  for (const { rings } of drawn) {
    for (const index of rings.flat()) {
      const arc = index < 0 ? ~index : index
      neighbours.set(arc, (neighbours.get(arc) ?? 0) + 1)
    }
  }

  const scale = 2 ** grid
  const inGrid = ([x, y]: Position): Position => [Math.round(x * scale), Math.round(y * scale)]
  const largestOf = (code: string) =>
    drawn
      .filter((land) => land.code === code)
      .map(({ rings: [shore = []] }) => shore)
      .toSorted((one, other) => areaOf(other) - areaOf(one))[0] ?? []
  const middle = (code: string) => geoPath().centroid({ type: 'Polygon', coordinates: [line(largestOf(code))] })

  return {
    line,
    middleOf: middle,
    /** The file of some of its lands, lakes and rivers. Only what they are made of is in it. */
    file(isIn: (land: Land) => boolean, hasWater: (water: Water) => boolean = () => false): MapLayerFile {
      const numbers = new Map<number, number>()
      const file: number[][] = []
      const numbered = (ring: readonly number[]) =>
        ring.map((index) => {
          const arc = index < 0 ? ~index : index
          const known = numbers.get(arc) ?? file.push(steps((lines[arc] ?? []).map(inGrid))) - 1
          numbers.set(arc, known)
          return index < 0 ? ~known : known
        })
      const own = drawn.filter(isIn)
      const codes = [...new Set(own.map(({ code }) => code))].toSorted()
      const countries = codes.map((code) => ({
        code,
        ...(code && { name: nameOf(code), label: inGrid(middle(code)) }),
        rings: own.filter((land) => land.code === code).flatMap(({ rings }) => rings.map(numbered)),
      }))
      const borders = [...numbers].filter(([arc]) => (neighbours.get(arc) ?? 0) > 1).map(([, known]) => known)
      const rows = (near: readonly Water[]) =>
        near.map(({ id, name, rank, rings }) => ({ id, name, rank, rings: rings.map(numbered) }))
      const near = waters.filter(hasWater)
      const lakes = rows(
        near.filter(({ isLake, rings: [shore = []] }) => isLake && areaOf(shore) >= SMALLEST_LAKE * pixel * pixel),
      )
      const rivers = rows(near.filter(({ isLake }) => !isLake))
      return { grid, arcs: file, countries, borders, lakes, rivers }
    },
  }
}

/** A line as its first place and the way from each place to the next. */
function steps(line: readonly Position[]): number[] {
  let [fromX, fromY] = [0, 0]
  const kept = line.filter(([x, y], index) => index === 0 || x !== line[index - 1]?.[0] || y !== line[index - 1]?.[1])
  return kept.flatMap(([x, y]) => {
    const step = [x - fromX, y - fromY]
    ;[fromX, fromY] = [x, y]
    return step
  })
}

const nameOf = (code: string) => AFRICAN_STATES.find(([, letters]) => letters === code)?.[2] ?? ''

type Corners = readonly [Position, Position]

function boxOf(line: readonly Position[]): Corners {
  const xs = line.map(([x]) => x)
  const ys = line.map(([, y]) => y)
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ]
}

const middleOf = ([[west, north], [east, south]]: Corners): Position => [(west + east) / 2, (north + south) / 2]

const overlaps = ([[west, north], [east, south]]: Corners, [[w, n], [e, s]]: Corners) =>
  west < e && w < east && north < s && n < south

function mapValues<Key extends string, From, To>(from: Readonly<Record<Key, From>>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries<From>(from).map(([key, value]) => [key, change(value)])) as Record<Key, To>
}
