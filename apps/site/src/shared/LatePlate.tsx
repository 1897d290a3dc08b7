import { late } from './late.tsx'

/** A plate whose code comes after the rest of the page. */
export const LatePlate = late(async () => (await import('@dira/ui/PlacePlate')).PlacePlate)
