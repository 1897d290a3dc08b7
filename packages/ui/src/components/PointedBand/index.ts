export { PointedBand, type PointedBandProps } from './PointedBand.tsx'
