import africa from './layers/africa.generated.json?url&no-inline'
import east from './layers/east.generated.json?url&no-inline'
import north from './layers/north.generated.json?url&no-inline'
import places from './layers/places.generated.json?url&no-inline'
import south from './layers/south.generated.json?url&no-inline'
import west from './layers/west.generated.json?url&no-inline'
import world from './layers/world.generated.json?url&no-inline'
import type { MapLayerName } from './mapLayers.ts'

export type { MapLayerFile, MapLayerName } from './mapLayers.ts'

/** The addresses of the files of the map's layers: static files, named after their content, from the application's own origin. */
export const MAP_LAYER_FILES: Readonly<Record<MapLayerName, string>> = {
  world,
  africa,
  north,
  west,
  east,
  south,
  places,
}
