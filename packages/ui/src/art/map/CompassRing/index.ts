export { CompassRing, RING_RADIUS } from './CompassRing.tsx'
