import type { GeoPoint } from '@dira/directory-core'
import { COUNTRY_BOXES, PinMap, viewOfBox, type MapView } from '@dira/ui/ListingMap'
import { countries } from '@dira/data/site'
import { useSettings } from '../settings.ts'
import { loadMapLayer, streetsOf } from '@dira/app'

interface PositionMapProps {
  readonly value: GeoPoint | undefined
  readonly onChange: (point: GeoPoint) => void
  readonly country: string
  readonly centre: GeoPoint | undefined
}

const HEIGHT = 360
const CITY_ZOOM = 10
const AFRICA: MapView = { lat: 2, lng: 18, zoom: 3 }

/** The map on which the pin of a listing is put. A part of the script of its own. */
export function PositionMap({ country, centre, ...props }: PositionMapProps) {
  const { mapTilesUrl } = useSettings()
  return (
    <PinMap
      {...props}
      start={centre ? { ...centre, zoom: CITY_ZOOM } : (viewOfCountry(country) ?? AFRICA)}
      countryName={(code) => countries[code as keyof typeof countries]}
      loadLayer={loadMapLayer}
      loadStreets={streetsOf(mapTilesUrl)}
      style={{ blockSize: HEIGHT }}
    />
  )
}

function viewOfCountry(code: string): MapView | undefined {
  const box = COUNTRY_BOXES[code]
  if (!box) return undefined
  const [south, west, north, east] = box
  return viewOfBox({ south, west, north, east }, { width: HEIGHT, height: HEIGHT })
}
