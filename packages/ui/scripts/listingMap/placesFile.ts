import type { MapLayerFile } from '../../src/directory/map/ListingMap/mapLayers.ts'
import { project } from './mercator.ts'

const GRID = 18

/** From which zoom a place is named, by Natural Earth's rank of it. */
const FROM_ZOOM: Readonly<Record<number, number>> = {
  0: 3,
  1: 3.5,
  2: 4,
  3: 4.5,
  4: 5,
  5: 5.5,
  6: 5.5,
  7: 6,
  8: 7,
  9: 7.5,
  10: 7.5,
}
const LAST_ZOOM = 7.5

const SEAS: readonly (readonly [name: string, longitude: number, latitude: number, fromZoom: number])[] = [
  ['Atlantic Ocean', -15, -12, 2],
  ['Indian Ocean', 62, -18, 2],
  ['Indian Ocean', 43.5, -5.2, 5],
  ['Mediterranean Sea', 17.5, 34.8, 3],
  ['Red Sea', 37.6, 21.4, 4],
  ['Gulf of Aden', 47.5, 12, 5],
  ['Gulf of Guinea', 3.5, 2.5, 4],
  ['Mozambique Channel', 40.8, -18.5, 5],
  ['Arabian Sea', 58, 13, 4],
]

/** The file of the names: cities and towns, those before that are named first, and seas. */
export function placesFile(csv: string): MapLayerFile {
  const [header = '', ...lines] = csv.trim().split(/\r?\n/)
  const columns = header.split(',')
  const towns = lines.map((line) => {
    const cells = cellsOf(line)
    const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
    const isCapital = cell('capital') === '1'
    // A capital is named before the towns of its size.
    const fromZoom = (FROM_ZOOM[Number(cell('scale_rank'))] ?? LAST_ZOOM) - (isCapital ? 0.5 : 0)
    return {
      row: rowOf(
        cell('name')
          .replaceAll(/\p{Cf}/gu, '')
          .trim(),
        Number(cell('lng')),
        Number(cell('lat')),
        fromZoom,
      ),
      fromZoom,
      population: Number(cell('population')) || 0,
    }
  })
  towns.sort((one, other) => one.fromZoom - other.fromZoom || other.population - one.population)
  return {
    grid: GRID,
    arcs: [],
    countries: [],
    borders: [],
    lakes: [],
    rivers: [],
    towns: towns.map(({ row }) => row),
    seas: SEAS.map((sea) => rowOf(...sea)),
  }
}

function rowOf(name: string, longitude: number, latitude: number, fromZoom: number) {
  const [x, y] = project(longitude, latitude)
  return [name, Math.round(x * 2 ** GRID), Math.round(y * 2 ** GRID), fromZoom] as const
}

/** The cells of a line of CSV; one in quotes may hold commas. */
function cellsOf(line: string): readonly string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  )
}
