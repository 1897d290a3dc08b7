/** Geometry of the maps of Africa, without a component: for the server that draws them. */
export { mapLabels } from './art/map/AfricaMapArt/mapLabels.ts'
export type { Coordinates } from './art/map/coordinates.ts'
export { placeView, type PlaceView } from './art/map/placeView.ts'
