import type { MapLayerFile } from '../../src/directory/map/ListingMap/mapLayers.ts'
import { fromWorld } from '../../src/directory/map/ListingMap/mapView.ts'
import { readLayer } from '../../src/directory/map/ListingMap/readLayer.ts'

/** An island of less than this part of its country is far out at sea: a map of the country does without it. */
const SMALL = 0.02

/** The module that says in which box each country of a layer lies, in tenths of a degree: a map of it begins there. */
export function countryBoxes(layer: MapLayerFile): string {
  const rows = readLayer(layer)
    .countries.filter(({ code }) => code !== '')
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
    .map(({ code, rings }) => {
      const areas = rings.map((ring) => (ring.east - ring.west) * (ring.south - ring.north))
      const main = rings.filter((_, index) => areas[index]! >= SMALL * Math.max(...areas))
      const northWest = fromWorld({
        x: Math.min(...main.map(({ west }) => west)),
        y: Math.min(...main.map(({ north }) => north)),
      })
      const southEast = fromWorld({
        x: Math.max(...main.map(({ east }) => east)),
        y: Math.max(...main.map(({ south }) => south)),
      })
      const box = [southEast.lat, northWest.lng, northWest.lat, southEast.lng].map((degrees) => degrees.toFixed(1))
      return `  ${code}: [${box.map(Number).join(', ')}],`
    })
  return [
    '// Written by scripts/generateListingMap.ts. Change the script, not this file.',
    '/** Where the countries of Africa lie: south, west, north and east in degrees, without their far islands. */',
    'export const COUNTRY_BOXES: Readonly<Record<string, readonly [south: number, west: number, north: number, east: number]>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}
