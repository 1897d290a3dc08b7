export { ListingGrid, type ListingGridProps } from './ListingGrid.tsx'
export { ListingGridSkeleton, type ListingGridSkeletonProps } from './ListingGridSkeleton.tsx'
