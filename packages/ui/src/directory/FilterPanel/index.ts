export { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx'
export type { FilterGroupChoices, FilterOption } from './FilterMenu.tsx'
