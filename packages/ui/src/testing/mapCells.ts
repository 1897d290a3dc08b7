import type { MapCell } from '../directory/map/ListingMap/mapCell.ts'
import type { MapLayerFile, MapLayerName } from '../directory/map/ListingMap/mapLayers.ts'
import { MAP_LAYER_FILES } from '../directory/map/ListingMap/mapLayerFiles.ts'

const pin = (title: string, place: string, lat: number, lng: number, isApproximate = false): MapCell => {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  const listing = { slug, title, href: `/listings/${slug}`, tier: 'premium' as const, place }
  return { id: slug, lat, lng, count: 1, listing, ...(isApproximate && { approximate: 1 }) }
}

const cluster = (id: string, count: number, lat: number, lng: number): MapCell => ({
  id,
  lat,
  lng,
  count,
  box: { south: lat - 0.2, west: lng - 0.2, north: lat + 0.2, east: lng + 0.2 },
})

/** Listings of Kenya as a store groups them for a map of the whole country. */
export const kenyanCells: readonly MapCell[] = [
  cluster('mara', 4, -1.45, 35.1),
  cluster('nairobi', 7, -1.29, 36.82),
  cluster('diani', 29, -4.28, 39.58),
  pin('Nyumba ya Jasmini', 'Lamu', -2.27, 40.9),
  pin('Mount View House', 'Nanyuki', 0.02, 37.07),
  pin('Nyeri Roastery', 'Nyeri', -0.42, 36.95, true),
  pin('Elgon Guides', 'Eldoret', 0.51, 35.27),
  pin('Kimana Snow View', 'Loitokitok', -2.92, 37.51),
]

/** All of Kenya on a map of ordinary size. */
export const kenya = { lat: 0.1, lng: 37.9, zoom: 6.1 }

/** A layer from the files that the package ships. */
export async function loadShippedLayer(name: MapLayerName): Promise<MapLayerFile> {
  const response = await fetch(MAP_LAYER_FILES[name])
  return (await response.json()) as MapLayerFile
}
