export { CompassRing } from './CompassRing.tsx'
