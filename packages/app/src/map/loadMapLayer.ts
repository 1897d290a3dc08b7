import { MAP_LAYER_FILES, type MapLayerFile, type MapLayerName } from '@dira/ui/map-layers'

/** Fetches a layer of the map of listings: a file of the build, kept by browsers for good. */
export async function loadMapLayer(name: MapLayerName): Promise<MapLayerFile> {
  const response = await fetch(MAP_LAYER_FILES[name])
  if (!response.ok) throw new Error(`The layer ${name} of the map answered ${response.status}.`)
  // Our own build wrote it.
  return (await response.json()) as MapLayerFile
}
