export { Distance, type DistanceProps, type ListingDistance } from './Distance.tsx'
