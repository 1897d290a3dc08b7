export { ActiveFilters, type ActiveFiltersProps } from './ActiveFilters.tsx'
export type { FilterRemoval } from './filterRemoval.ts'
