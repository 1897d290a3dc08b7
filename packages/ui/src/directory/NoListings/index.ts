export { NoListings, type NoListingsProps } from './NoListings.tsx'
export type { ListNames, NothingFound, NothingWay } from './NothingWays.tsx'
