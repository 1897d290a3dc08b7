import type { Coordinates } from '../coordinates.ts'
import { projectPoint } from '../projectPoint.ts'
import type { MapCountry } from './AfricaMapArt.tsx'
import { NARROW_SHARE, WIDE_FROM } from './labelBox.ts'
import { NARROW_PLACES, WIDE_PLACES, type LabelPlaces } from './labelPlaces.ts'
import { placeLabels } from './placeLabels.ts'

/** Where the names are on a wide map and on a narrow one. */
export interface MapLabels {
  readonly ifWide: LabelPlaces
  readonly ifNarrow: LabelPlaces
}

/** Finds the places of the names. It reads the outlines and takes its time: for a server, or a page that has nothing else to do. */
export function mapLabels(countries: readonly MapCountry[], cities: readonly Coordinates[] = []): MapLabels {
  const needles = cities.map(({ lat, lng }) => projectPoint(lng, lat))
  const wide = { mapWidth: WIDE_FROM, fontSize: 13, hasCount: true }
  const narrow = { mapWidth: 100, fontSize: NARROW_SHARE, hasCount: false }
  return {
    ifWide: Object.fromEntries(placeLabels({ countries, needles, size: wide, places: WIDE_PLACES })),
    ifNarrow: Object.fromEntries(placeLabels({ countries, needles, size: narrow, places: NARROW_PLACES })),
  }
}
