import type { ActiveFilter } from '@dira/directory-core'

/** The active filters and how they go: by links, which work without script, or by handlers. */
export interface FilterRemoval {
  /** The active filters, as directory-core's `activeFilters` gives them. */
  filters: readonly ActiveFilter[]
  /** The address without a filter: removing it is then a link. */
  hrefOf?: (filter: ActiveFilter) => string
  /** A filter was removed. */
  onRemove?: (filter: ActiveFilter) => void
  /** The address without any filter: 'Clear all' is then a link. */
  clearHref?: string
  /** All filters were removed. */
  onClear?: () => void
}
