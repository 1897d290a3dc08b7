export { PlacePlate, type PlacePlateProps } from './PlacePlate.tsx'
