export { OwnerBand, type OwnerBandProps } from './OwnerBand.tsx'
