/** What is worked out of the outlines of Africa, without a component: for the server that draws the maps. */
export { mapLabels } from './art/map/AfricaMapArt/mapLabels.ts'
export type { Coordinates } from './art/map/coordinates.ts'
export { placeView, type PlaceView } from './art/map/placeView.ts'
