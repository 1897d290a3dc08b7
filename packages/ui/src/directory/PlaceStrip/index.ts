export { PlaceStrip, type PlaceStripItem, type PlaceStripProps } from './PlaceStrip.tsx'
