export { ClassifiedAds, type ClassifiedAdsProps } from './ClassifiedAds.tsx'
export { ClassifiedAdsSkeleton, type ClassifiedAdsSkeletonProps } from './ClassifiedAdsSkeleton.tsx'
