export { FilterBadge, type FilterBadgeProps } from './FilterBadge.tsx'
export { FilterBadgeList, type FilterBadgeListProps } from './FilterBadgeList.tsx'
