import { geoAzimuthalEqualArea, geoPath, type GeoProjection } from 'd3-geo'
import { feature, merge, mesh, transform } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { GeometryCollection, Polygon, Topology } from 'topojson-specification'
import { boxOf } from '../src/art/shapes/outline.ts'
import { lineData, type Point } from '../src/art/shapes/pathData.ts'
import { AFRICAN_STATES, ISLAND_STATES, SAHARA_NORTH, type AfricanCode } from './africanStates.ts'

/** The countries of the world as world-atlas holds them: lines that neighbours share, and which of them go round which country. */
export type World = Topology<{ countries: GeometryCollection<{ name: string }> }>

type Position = number[]

/** A piece of land: its shore, then the shores of whatever lies within it and is not part of it. */
type Land = Position[][]

/** The side of the square that the map is drawn on. */
const SIZE = 4000
const MARGINS = { inline: 240, block: 80 }

/** The middle of the map. Seen from above it, every country keeps its share of the area. */
const MIDDLE = { longitude: 18, latitude: 2 }

/**
 * How coarse a map is: its unit, the smallest triangle that a corner and its neighbours form, and the smallest island. The small map
 * shows, no larger than a stamp, where on the continent something is.
 */
const MAP = { unit: 1, corner: 8, island: 56 }
const SMALL_MAP = { unit: 10, corner: 500, island: 2000 }

/** How far the lozenge of an island reaches from its middle. */
const LOZENGE = { min: 12, max: 32 }

/** Islands of South Africa near Antarctica lie farther south than the map goes. */
const SOUTHERN_END = -40

/** Draws the countries of Africa: from the geography of the world to paths. */
export function drawAfrica(world: World) {
  const states = AFRICAN_STATES.map(([number, code, name]) => ({ code, name, parts: partsOf(world, number) }))
  const projection = fittedTo(
    states.filter(({ code }) => !isOfIslands(code)).flatMap(({ parts }) => landsOf(world, parts)),
  )
  const exact = presimplify(flattened(world, projection))
  const map = simplify(exact, MAP.corner)
  const smallMap = simplify(exact, SMALL_MAP.corner)
  const [x, y] = projection.translate()
  return {
    size: SIZE,
    projection: { ...MIDDLE, scale: projection.scale(), x, y },
    countries: states.map(({ code, name, parts }) => {
      const lands = isOfIslands(code)
        ? landsOf(exact, parts).map(lozengeFor)
        : landsOf(map, parts)
            .map((land) => partedAtSahara(land, code, projection))
            .filter((land) => areaOf(land) >= MAP.island)
      const shores = lands.flatMap((land) => land.map((shore) => cornersOf(shore, MAP.unit)))
      return { code, name, centre: centreOf(lands), box: boxOf(shores.flat()), data: shores.map(closed).join('') }
    }),
    smallMap: {
      unit: SMALL_MAP.unit,
      land: landsOf(
        smallMap,
        states.flatMap(({ code, parts }) => (code === 'EH' ? [] : parts)),
      )
        .filter((land) => areaOf(land) >= SMALL_MAP.island)
        .flatMap((land) => land.map((shore) => closed(cornersOf(shore, SMALL_MAP.unit))))
        .join(''),
      borders: bordersOf(
        smallMap,
        states.filter(({ code }) => code !== 'EH'),
      )
        .map((border) => cornersOf(border, SMALL_MAP.unit))
        .filter((border) => border.length > 1)
        .map((border) => lineData(border, 'open'))
        .join(''),
    },
  }
}

const isOfIslands = (code: AfricanCode) => ISLAND_STATES.includes(code)

/**
 * The pieces of a country's land. Somaliland is among Somalia's: the map shows no line between them. Morocco and Western Sahara both have
 * those of both, and are parted later.
 */
function partsOf(world: World, number: string): Polygon[] {
  return world.objects.countries.geometries
    .filter(({ id, properties = {} }) => {
      if (number === '504' || number === '732') return id === '504' || id === '732'
      const isSomaliland = 'name' in properties && properties.name === 'Somaliland'
      return id === number || (isSomaliland && number === '706')
    })
    .flatMap((country) =>
      country.type === 'Polygon' ? [country.arcs] : country.type === 'MultiPolygon' ? country.arcs : [],
    )
    .map((arcs): Polygon => ({ type: 'Polygon', arcs }))
    .filter((part) => {
      const latitude = feature(world, part).geometry.coordinates[0]?.[0]?.[1] ?? 0
      return latitude > SOUTHERN_END
    })
}

/** Pieces of land in the coordinates of a topology; where two of them touch there is no line. */
const landsOf = (topology: Topology, parts: Polygon[]): Land[] => merge(topology, parts).coordinates

/** Morocco's or Western Sahara's side of land that reaches across their border; other countries' land as it is. */
function partedAtSahara(land: Land, code: AfricanCode, projection: GeoProjection): Land {
  if (code !== 'MA' && code !== 'EH') return land
  const { latitude, longitudes } = SAHARA_NORTH
  const [[west = 0, westY = 0], [east = 0, eastY = 0]] = longitudes.map((longitude) => [
    ...(projection([longitude, latitude]) ?? []),
  ]) as [Position, Position]
  const southwards = ([x = 0, y = 0]: Position) => (y - westY) * (east - west) - (x - west) * (eastY - westY)
  return land.map((shore) => beyond(shore, (corner) => (code === 'EH' ? southwards(corner) : -southwards(corner))))
}

/** The part of a closed line on one side of a straight one, closed along it. How far a corner is on that side, `reach` says. */
function beyond(shore: readonly Position[], reach: (corner: Position) => number): Position[] {
  const kept = shore.slice(1).flatMap((corner, index) => {
    // The corner before: the first of the line is its last, too.
    const before = shore[index] as Position
    const [from, to] = [reach(before), reach(corner)]
    const crossing = before.map((start, axis) => start + ((corner[axis] ?? 0) - start) * (from / (from - to)))
    return [...(from > 0 !== to > 0 ? [crossing] : []), ...(to > 0 ? [corner] : [])]
  })
  return [...kept, ...kept.slice(0, 1)]
}

/** The lines between countries. */
function bordersOf(topology: Topology, countries: readonly { readonly parts: readonly Polygon[] }[]): Position[][] {
  const geometries = countries.map(({ parts }) => ({
    type: 'MultiPolygon' as const,
    arcs: parts.map(({ arcs }) => arcs),
  }))
  return mesh(topology, { type: 'GeometryCollection', geometries }, (one, other) => one !== other).coordinates
}

/** The projection that fits some lands into the map. Its numbers are short, and the map is drawn with just these. */
function fittedTo(lands: readonly Land[]): GeoProjection {
  const projection = geoAzimuthalEqualArea()
    .rotate([-MIDDLE.longitude, -MIDDLE.latitude])
    .fitExtent(
      [
        [MARGINS.inline, MARGINS.block],
        [SIZE - MARGINS.inline, SIZE - MARGINS.block],
      ],
      { type: 'MultiPoint', coordinates: lands.flat(2) },
    )
  const [x, y] = projection.translate()
  return projection.scale(inHundredths(projection.scale())).translate([inHundredths(x), inHundredths(y)])
}

const inHundredths = (value: number) => Math.round(value * 100) / 100

/** The same lines on the flat map instead of the globe. */
function flattened(world: World, projection: GeoProjection): World {
  const decoded = transform(world.transform ?? null)
  const arcs = world.arcs.map((arc) =>
    arc.map((step, index) => {
      const [longitude = 0, latitude = 0] = decoded(step, index > 0)
      return [...(projection([longitude, latitude]) ?? [0, 0])]
    }),
  )
  return { type: 'Topology', objects: world.objects, arcs }
}

/** The corners of a line in whole units, each once. */
function cornersOf(line: readonly Position[], unit: number): readonly Point[] {
  const corners = line.map(([x = 0, y = 0]): Point => [Math.round(x / unit), Math.round(y / unit)])
  return corners.filter(([x, y], index) => x !== corners[index - 1]?.[0] || y !== corners[index - 1]?.[1])
}

/** The data of a closed line, whose last corner is its first. What has shrunk to a stroke is left out. */
const closed = (shore: readonly Point[]) => (shore.length < 4 ? '' : lineData(shore.slice(0, -1), 'closed'))

/** A lozenge in place of an island, the larger the island the larger. */
function lozengeFor(island: Land): Land {
  const [x, y] = centreOf([island])
  const reach = Math.round(Math.min(LOZENGE.max, Math.max(LOZENGE.min, Math.sqrt(areaOf(island)))))
  const shore = [
    [x, y - reach],
    [x + reach, y],
    [x, y + reach],
    [x - reach, y],
    [x, y - reach],
  ]
  return [shore]
}

/** The middle of the largest of some lands. */
function centreOf(lands: readonly Land[]): Point {
  const largest = lands.toSorted((one, other) => areaOf(other) - areaOf(one))[0] ?? []
  const [x, y] = geoPath().centroid({ type: 'Polygon', coordinates: largest })
  return [Math.round(x), Math.round(y)]
}

const areaOf = (land: Land) => geoPath().area({ type: 'Polygon', coordinates: land })
